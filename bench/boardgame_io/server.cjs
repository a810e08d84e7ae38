// A boardgame.io server with two games. In tic-tac-toe a full board is cleared, so that a match never ends. "city" makes
// as small a move in a state of 10 kB, which is what a position of Belfort has. Says its port when it is ready, and
// how much processor time it has used when it is asked.
const { Server } = require("boardgame.io/server");

const mark = ({ G, playerID }, cell) => {
  if (G.cells.every((one) => one !== null)) G.cells.fill(null);
  if (G.cells[cell] === null) G.cells[cell] = playerID;
};
const turn = { minMoves: 1, maxMoves: 1 };
const games = [
  { name: "tic-tac-toe", setup: () => ({ cells: Array(9).fill(null) }), turn, moves: { mark } },
  {
    name: "city",
    setup: () => ({
      cells: Array(9).fill(null),
      places: Array.from({ length: 160 }, (_, k) => ({ place: `place ${k}`, owner: null, workers: [0, 0, 0], gold: k })),
    }),
    turn,
    moves: {
      mark: ({ G, playerID }, cell) => {
        mark({ G, playerID }, cell);
        const place = G.places[cell * 7];
        place.owner = playerID;
        place.gold += 1;
      },
    },
  },
];

Server({ games, origins: ["*"] })
  .run({ port: 0 })
  .then(({ appServer }) => process.send(appServer.address().port));
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send({ user: user / 1e6, kernel: system / 1e6 });
});
