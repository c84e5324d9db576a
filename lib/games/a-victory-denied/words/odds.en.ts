/** How an attack finds its column, and how the game is counted at its end. */
export const odds = {
  'odds-ratio': '{attack} against {defence}',
  'odds-no-defence': 'No defence is left: the last column, whatever the ground',
  'odds-artillery': 'Artillery fires on {ratio}',
  'odds-rocket': 'Rockets fire on {ratio}',
  'odds-bomber': 'The bomber attacks on {ratio}',
  'odds-terrain-alone': '{terrain}: {shift} {shift|column|columns} to the left',
  'odds-terrain': '{terrain} {town}: {shift} {shift|column|columns} to the left',
  'odds-stuka-attack': 'Stuka: {shift} {shift|column|columns} to the right',
  'odds-stuka-defence': 'Stuka in defence: {shift} {shift|column|columns} to the left',
  'odds-first-turn': 'German attack on turn 1: {shift} {shift|column|columns} to the right',
  'odds-timoshenko': 'Timoshenko: {shift} {shift|column|columns} to the right',
  'odds-cap': 'Never beyond the last column',
  'odds-floor': 'Never below the first column',
  'final-moscow-german': 'Objective Moscow: {german} German points against {soviet}. The German wins.',
  'final-moscow-soviet': 'Objective Moscow: {german} German points against {soviet}. The Soviet wins.',
  'final-moscow-draw':
    'Moscow was the German choice and was not reached: {german} German points against {soviet}, a draw.',
  'final-distracted-german': 'Hitler Distracted: {german} German points against {soviet}. The German wins.',
  'final-distracted-soviet': 'Hitler Distracted: {german} German points against {soviet}. The Soviet wins.',
  'final-distracted-draw': 'Hitler Distracted: {german} German points against {soviet}. A draw.',
} as const
