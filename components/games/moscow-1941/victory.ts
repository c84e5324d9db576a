import type { VictoryWay } from '@/components/wargame/port'
import { citiesOf } from '@/lib/games/moscow-1941/rules/places'
import { hasForVictory } from '@/lib/games/moscow-1941/rules/victory'
import { on } from '@/lib/games/moscow-1941/situation'
import { SIDES } from '@/lib/games/moscow-1941/state'
import type { View } from '@/lib/games/moscow-1941/view'
import type { MoscowWords } from './table-words'

/** MOS-79 to 81: what wins when it is looked for, and what decides where nobody has won. */
export function victory({ tell, townName, sideName, language }: MoscowWords, { table }: View): VictoryWay[] {
  const at = on(table)
  const { victory: needs, lastTurn, cityGrades } = at.rules
  const { scenario, options } = table
  const listed = new Intl.ListFormat(language)
  const bySide = SIDES.map((side): VictoryWay => {
    const missing = needs[side].filter((hex) => !hasForVictory(at, side, hex)).map(townName)
    return {
      ...{ side, at: needs[side], cite: side === 'german' ? 'MOS 79' : 'MOS 80' },
      text: tell(`victory.${side}`, { places: listed.format(needs[side].map(townName)) }),
      now: [
        missing.length > 0
          ? tell('victory.missing', { places: listed.format(missing) })
          : tell('victory.has-all'),
      ],
    }
  })
  const graded = scenario !== 'basic' && !(scenario === 'whole' && options.victory === 'charts')
  const cities = SIDES.map((side) =>
    tell('tracks.cities', { side: sideName(side), n: citiesOf(at, side).length }),
  )
  const end = { turn: lastTurn[scenario] }
  return [
    ...bySide,
    graded
      ? {
          ...{ side: null, cite: 'MOS 81', at: [], now: cities },
          text: tell('victory.cities', {
            ...end,
            most: cityGrades[scenario].german,
            few: cityGrades[scenario].soviet,
          }),
        }
      : {
          ...{ side: null, cite: scenario === 'basic' ? 'MOS 81' : 'MOS 80', at: [], now: [] },
          text: tell(scenario === 'basic' ? 'victory.basic' : 'victory.nobody', end),
        },
  ]
}
