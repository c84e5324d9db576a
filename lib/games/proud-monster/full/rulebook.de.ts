import { rulebookOf } from '@/lib/kernel/rulebook'
import { texts as beginner, TITLES as ofBeginners } from '../rulebook-beginner.de'
import { inBookOrder } from './book-order'
import { air } from './words/rules/air.de'
import { combat } from './words/rules/combat.de'
import { forts } from './words/rules/forts.de'
import { limits } from './words/rules/limits.de'
import { logistics } from './words/rules/logistics.de'
import { mobile } from './words/rules/mobile.de'
import { reinforcements } from './words/rules/reinforcements.de'
import { restore } from './words/rules/restore.de'
import { sea } from './words/rules/sea.de'
import { stacking } from './words/rules/stacking.de'
import { supply } from './words/rules/supply.de'
import { weather } from './words/rules/weather.de'

/** All rules in German. */
export const texts = {
  ...beginner,
  ...limits,
  ...stacking,
  ...reinforcements,
  ...restore,
  ...supply,
  ...logistics,
  ...air,
  ...sea,
  ...weather,
  ...forts,
  ...combat,
  ...mobile,
}

/** What its chapters are called. */
export const TITLES = {
  ...ofBeginners,
  ...{
    7: 'Verbündete der Achse',
    9: 'Versorgung',
    10: 'Flugzeuge und Flak',
    11: 'Das Schwarze Meer',
    13: 'Wetter',
    15: 'Bewegliche Angriffe',
  },
}

/** All rules for players, in German. */
export const rulebook = rulebookOf(inBookOrder(texts), TITLES)
