import { shared } from '@/lib/wargame/words.en'

/** Why an order is refused for which more than one rule, or none, speaks; others stand with their rule (`ledger/`). */
export const refusals = {
  ...shared,
  'not-your-unit': '{unit} is not yours.',
  'not-on-map': '{unit} is not on the map.',
  'is-dispersed': '{unit} is dispersed.',
  'is-spent': '{unit} is spent for this turn.',
  'attack-nobody': 'There is nobody to attack in {target}.',
  'attack-same-unit': 'A unit is named twice.',
  'attack-from-afar': '{unit} is not next to {target}.',
  'advance-not-so': '{unit} may not advance by {path}.',
}
