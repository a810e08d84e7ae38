doubt-rulebook = { $path } is { $found }; the rulebook says { $wanted }.
