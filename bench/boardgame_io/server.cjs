// A boardgame.io server with tic-tac-toe; a full board is cleared, so that a match never ends. Says its port when it is ready.
const { Server } = require("boardgame.io/server");

const game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells.every((one) => one !== null)) G.cells.fill(null);
      if (G.cells[cell] === null) G.cells[cell] = playerID;
    },
  },
};

Server({ games: [game], origins: ["*"] })
  .run({ port: 0 })
  .then(({ appServer }) => process.send(appServer.address().port));
