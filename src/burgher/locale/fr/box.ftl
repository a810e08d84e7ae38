doubt-rulebook = { $path } vaut { $found } ; le livret de règles dit { $wanted }.
