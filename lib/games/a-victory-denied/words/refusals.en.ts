/** Why an order is refused. Gaps in braces are filled by the refusal's params. */
export const refusals = {
  'not-due': 'This is not what the game waits for now: {due}.',
  'not-yours': 'The game waits for the other player.',
  'game-over': 'The game is over.',
  'no-such-unit': 'There is no counter called {unit}.',
} as const
