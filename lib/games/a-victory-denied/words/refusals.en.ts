import { shared } from '@/lib/wargame/words.en'

/** Why an order is refused for which more than one rule, or none, speaks; others stand with their rule (`ledger/`). */
export const refusals = {
  ...shared,
  'no-such-unit': 'There is no counter called {unit}.',

  'entry-elsewhere': 'This unit comes on at {entry}.',
  'place-victory-hex': '{hex} is not a Victory Hex with a VP chit.',
  'place-supply': 'No supply line leads from {hex} to a supply source.',
  'support-off-map': '{hex} is not on the map.',
  'support-twice': '{hex} has been shelled this turn.',
  'support-unseen': 'No Soviet unit stands next to {hex}, nor on a hill two hexes away.',
  'support-spent-rocket': 'The rockets have been fired.',
  'support-spent-bomber': 'The bomber has been used.',
  'not-your-unit': '{unit} is not one of your units.',
  'not-active': '{unit} has not been activated.',
  'attack-nobody': 'There is no enemy combat unit in {target}.',
  'attack-same-unit': 'A unit takes part in an attack only once.',
  'attack-from-afar': '{unit} is not next to {target}.',
  'retreat-not-so':
    '{unit} may not retreat by {path}: other ways cost fewer steps, lead closer to supply or leave room.',
  'advance-not-so': '{unit} may not advance by {path}.',
  'chit-only-with-hq': 'A chit is bought together with a headquarters; {unit} is none.',
  'not-arriving': '{unit} is not among the units that may be placed now.',
  'artillery-none-left': 'No artillery attack is left.',
} as const
