/** What each throw of the dice was for. */
export const throws = {
  'throw-combat': 'Attack on {hex}',
  'throw-combat-again': 'Attack on {hex}, thrown again',
  'throw-elite': 'Elite unit for the attack on {hex}',
  'throw-artillery': 'Number of artillery attacks',
  'throw-artillery-at': 'Artillery at {hex}',
  'throw-rocket': 'Rockets at {hex}',
  'throw-bomber': 'Bomber at {hex}',
  'throw-cup': 'Chit {n} from the cup',
  'throw-arrival': 'Elite unit of the turn',
  'throw-stars': 'How many * units join the reserve',
  'throw-escape': 'Escape from the Minsk Pocket',
  'throw-directive': 'The Hitler Directive',
  'throw-vpbox': 'Which VP chit goes back',
  'throw-setup': 'VP chit dealt to {hex}',
} as const
