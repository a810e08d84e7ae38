// Plays so many matches at once for so many seconds; prints the latency of each move, in seconds.
const { fork } = require("node:child_process");
const { join } = require("node:path");
const { io } = require("socket.io-client");

const [tables, seconds] = process.argv.slice(2).map(Number);
const latencies = [];

// A match comes into being when somebody asks for it.
async function match(port, matchID, until) {
  const players = [];
  for (const playerID of ["0", "1"]) {
    const socket = io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ["websocket"] });
    await new Promise((resolve) => socket.on("connect", resolve));
    players.push(socket);
    const synced = new Promise((resolve) => socket.once("sync", resolve));
    socket.emit("sync", matchID, playerID, undefined, 2);
    await synced;
  }
  let state = 0;
  let turn = 0;
  while (performance.now() < until) {
    const socket = players[turn];
    // The update after somebody else's move may still be on its way; this move's own has a later state.
    const answered = new Promise((resolve) => {
      socket.on("update", function listen(_, next) {
        if (next._stateID <= state) return;
        socket.off("update", listen);
        resolve(next);
      });
    });
    const begun = performance.now();
    const payload = { type: "mark", args: [Math.floor(Math.random() * 9)], playerID: String(turn), credentials: undefined };
    socket.emit("update", { type: "MAKE_MOVE", payload }, state, matchID, String(turn));
    const next = await answered;
    latencies.push((performance.now() - begun) / 1000);
    state = next._stateID;
    turn = Number(next.ctx.currentPlayer);
  }
  for (const socket of players) socket.close();
}

// Its server logs to the standard output, which is for the result.
const server = fork(join(__dirname, "server.cjs"), [], { silent: true });
server.on("message", async (port) => {
  const until = performance.now() + seconds * 1000;
  await Promise.all(Array.from({ length: tables }, (_, k) => match(port, `match-${k}`, until)));
  server.kill();
  process.stdout.write(JSON.stringify(latencies), () => process.exit(0));
});
