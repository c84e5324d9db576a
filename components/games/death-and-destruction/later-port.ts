import { bodiesOf } from '@/components/games/proud-monster/bodies'
import { laterOf } from '@/components/games/proud-monster/later-port'
import { drawHighStack } from '@/components/map/layers/stack'
import { laterPortOf } from '@/components/wargame/later-port-of'
import { named } from '@/lib/games/death-and-destruction/in-force'
import { orders, rules, steps } from '@/lib/games/death-and-destruction/ruleset'
import { morningOf } from '@/lib/games/proud-monster/morning'
import { on } from './level'
import { markerFace, markersOf } from './markers'
import { standing } from './standing'
import { formationOf, type LateWords } from './table-words'
import { books } from './tracks'
import { victory } from './victory'
import { workFace, worksAt } from './works'

const base = laterOf({
  // No corps is printed on its units.
  ...{ on, bodies: bodiesOf(named, () => null) },
  ordersAt: () => orders as never,
  stepsAt: () => steps as never,
})
/** The part of the port that is fetched once the table stands. */
export const later = laterPortOf({
  ...base,
  // Nor an army.
  ...{ armyOf: () => null, formationOf, standing: standing as unknown as typeof base.standing },
  victory: (words, at) => victory(words as LateWords, at),
  tracks: (words, at, view) => [...base.tracks(words, at, view), ...books(words as LateWords, at)],
  start: (scenario) => {
    const { points } = rules.scenarios[scenario as never]
    const table = { scenario, taken: Object.keys(points) }
    const morning = morningOf(rules as never, scenario as never)
    const sheet = morning.placed.some(({ hex }) => rules.isOnMapC(hex)) ? 'caucasus' : null
    return { ...morning, sheet, table, drawStack: drawHighStack }
  },
  legend: (at) => [
    ...base.legend(at),
    ['marker', markerFace({ range: 5, shown: false })],
    ['work', workFace('soviet')],
  ],
  hexFacts: (words, at, hex) => [
    ...base.hexFacts(words, at, hex),
    ...markersOf(at)
      .filter((marker) => marker.hex === hex)
      .map(({ range }) =>
        (words as LateWords).tell(
          range === null ? 'hex.marker.hidden' : range === 0 ? 'hex.marker.dummy' : 'hex.marker',
          { n: range ?? 0 },
        ),
      ),
    ...worksAt(words as LateWords, at, hex),
  ],
})
