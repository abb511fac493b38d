// The reference server: boardgame.io with a toy game whose views are about as long as ours.
//
//   node server.cjs BYTES     prints its address as JSON
//
// Its rules cost next to nothing; what is measured is all around them. Nothing is kept on a disk.
"use strict";

const { ActivePlayers, PlayerView } = require("boardgame.io/core");
const { Server, Origins } = require("boardgame.io/server");

const PLAYERS = 6;
const HAND = 8;
const DECK = 60;

const bytes = Number(process.argv[2]);

/** As many areas as it takes to make a view of this many bytes. */
function areas() {
  const list = [];
  let left = bytes - 550; // the rest of a message
  while (left > 0) {
    const area = { id: `area_${list.length}`, forces: [0, 0, 0, 0, 0, 0], spice: 0 };
    list.push(area);
    left -= JSON.stringify(area).length + 1;
  }
  return list;
}

function setup() {
  const players = {};
  for (let seat = 0; seat < PLAYERS; seat++) {
    players[seat] = { spice: 10, hand: Array.from({ length: HAND }, (_, n) => `card_${n}`) };
  }
  const deck = Array.from({ length: DECK }, (_, n) => `card_${n}`);
  return { board: areas(), players, secret: { deck } };
}

/** Put forces into an area, and exchange a card of the hand for one that nobody else sees. */
function ship({ G, playerID }, area, forces) {
  G.board[area % G.board.length].forces[playerID] = forces;
  const hand = G.players[playerID].hand;
  G.secret.deck.push(hand.shift());
  hand.push(G.secret.deck.shift());
}

const toy = {
  name: "toy",
  setup,
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  disableUndo: true, // its list of what can be undone would grow for as long as the load lasts
  playerView: PlayerView.STRIP_SECRETS,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: { ship: { move: ship, client: false } },
};

const server = Server({ games: [toy], origins: [Origins.LOCALHOST] });
const loopback = { host: "127.0.0.1", port: 0 }; // passed on to `listen` as it is
server.run({ port: loopback }).then(({ appServer }) => {
  const address = `http://127.0.0.1:${appServer.address().port}`;
  console.log(JSON.stringify({ address }));
});
