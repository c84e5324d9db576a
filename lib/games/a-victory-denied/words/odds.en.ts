/** How an attack finds its column, and how the game is counted at its end. */
export const odds = {
  'odds-ratio': '{attack} against {defence}',
  'odds-no-defence': 'No defence is left: the last column, whatever the ground',
  'odds-artillery': 'Artillery fires on {ratio}',
  'odds-rocket': 'Rockets fire on {ratio}',
  'odds-bomber': 'The bomber attacks on {ratio}',
  'odds-terrain': '{terrain} {town}: {shift} to the left',
  'odds-stuka-attack': 'Stuka: {shift} to the right',
  'odds-stuka-defence': 'Stuka in defence: {shift} to the left',
  'odds-first-turn': 'German attack on turn 1: {shift} to the right',
  'odds-timoshenko': 'Timoshenko: {shift} to the right',
  'odds-cap': 'Never beyond the last column',
  'odds-floor': 'Never below the first column',
  'won-moscow': 'Objective Moscow: {german} German points against {soviet}. {winner} wins.',
  'won-choice': 'Moscow was the German choice: {german} German points against {soviet}, and no better than a draw.',
  'won-distracted': 'Hitler Distracted: {german} German points against {soviet}.',
} as const
