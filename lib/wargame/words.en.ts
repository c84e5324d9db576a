/** What every game says alike: why an order is refused by what the agenda waits for (`define-game.ts`), and where a hex is. */
export const shared = {
  'not-due': 'The game waits for something else now.',
  'goes-on': 'Nobody can decide anything here: with the order "done" the game goes on by itself.',
  'not-yours': 'The game waits for the other player.',
  'game-over': 'The game is over.',
  'must-choose': 'This cannot be declined: choose first.',
  'near-place': '{hex} near {place}',
}
