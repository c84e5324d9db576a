import { shared } from '@/lib/wargame/words.de'
import type { refusals as en } from './refusals.en'

/** Why an order is refused for which more than one rule, or none, speaks; others stand with their rule (`rules/`). */
export const refusals: Readonly<Record<keyof typeof en, string>> = {
  ...shared,
  'not-your-unit': '{unit} gehört dir nicht.',
  'not-on-map': '{unit} ist nicht auf der Karte.',
  'is-dispersed': '{unit} ist zersprengt.',
  'is-spent': '{unit} ist für diese Runde erschöpft.',
  'attack-nobody': 'In {target} ist niemand anzugreifen.',
  'attack-same-unit': 'Eine Einheit ist zweimal genannt.',
  'attack-from-afar': '{unit} steht nicht neben {target}.',
  'advance-not-so': '{unit} darf nicht über {path} vorrücken.',
}
