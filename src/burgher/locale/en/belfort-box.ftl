doubt-icons = { PIECE($piece) } costs { $found } pieces; the rulebooks show { $wanted }.
doubt-tax = With { $found } spaces to a tax level, the first five do not all pay nothing, or the fifteenth does not pay 2, as the rulebook has it.
