/** The game as a new table is asked for. */
export const GAME = {
  game: 'a-victory-denied',
  scenario: 'campaign',
  title: 'A Victory Denied',
  sides: ['german', 'soviet'],
} as const
