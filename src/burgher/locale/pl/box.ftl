doubt-rulebook = { $path } to { $found }; w instrukcji jest { $wanted }.
