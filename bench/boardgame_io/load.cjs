// Plays so many matches of a game at once for so many seconds, both players watching; prints as JSON the latency of each
// move in seconds, the processor time that the server used, and the bytes of the states that it sent.
const { fork } = require("node:child_process");
const { join } = require("node:path");
const { io } = require("socket.io-client");

const game = process.argv[2];
const [tables, seconds] = process.argv.slice(3).map(Number);
const latencies = [];
let bytes = 0;

// A match comes into being when somebody asks for it.
async function join_match(port, matchID) {
  const players = [];
  for (const playerID of ["0", "1"]) {
    const socket = io(`http://127.0.0.1:${port}/${game}`, { transports: ["websocket"] });
    await new Promise((resolve) => socket.on("connect", resolve));
    players.push(socket);
    const synced = new Promise((resolve) => socket.once("sync", resolve));
    socket.emit("sync", matchID, playerID, undefined, 2);
    await synced;
    socket.io.engine.on("packet", ({ data }) => {
      bytes += data?.length ?? 0;
    });
  }
  return players;
}

async function match(players, matchID, until) {
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
}

// Its server logs to the standard output, which is for the result.
const server = fork(join(__dirname, "server.cjs"), [], { silent: true });
const heard = () => new Promise((resolve) => server.once("message", resolve));

async function used() {
  const answer = heard();
  server.send("used?");
  return answer;
}

heard().then(async (port) => {
  const ids = Array.from({ length: tables }, (_, k) => `match-${k}`);
  const players = await Promise.all(ids.map((id) => join_match(port, id)));
  const before = await used();
  const until = performance.now() + seconds * 1000;
  await Promise.all(ids.map((id, k) => match(players[k], id, until)));
  const after = await used();
  const [user, kernel] = [after.user - before.user, after.kernel - before.kernel];
  for (const socket of players.flat()) socket.close();
  server.kill();
  process.stdout.write(JSON.stringify({ latencies, user, kernel, bytes }), () => process.exit(0));
});
