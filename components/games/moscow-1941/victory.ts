import type { VictoryWay } from '@/components/wargame/later-port'
import { cityPoints, countOf } from '@/lib/games/moscow-1941/rules/places'
import { gradeOf, hasForVictory, isGraded, neededBy } from '@/lib/games/moscow-1941/rules/victory'
import type { Situation } from '@/lib/games/moscow-1941/situation'
import { SIDES } from '@/lib/games/moscow-1941/state'
import type { MoscowWords } from './table-words'

/** MOS-79 to 81: what wins when it is looked for, and what decides where nobody has won. */
export function victory({ tell, townName, sideName, language }: MoscowWords, at: Situation): VictoryWay[] {
  const { scenario } = at.open
  const listed = new Intl.ListFormat(language)
  const bySide = SIDES.filter((side) => neededBy(at, side).length > 0).map((side): VictoryWay => {
    const needs = neededBy(at, side)
    const missing = needs.filter((hex) => !hasForVictory(at, side, hex)).map(townName)
    return {
      ...{ side, at: needs, cite: side === 'german' ? 'MOS 79' : 'MOS 80' },
      text: tell(`victory.${side}`, { places: listed.format(needs.map(townName)) }),
      now: [
        missing.length > 0
          ? tell('victory.missing', { places: listed.format(missing) })
          : tell('victory.has-all'),
      ],
    }
  })
  const cities = SIDES.map((side) => tell('tracks.cities', { side: sideName(side), n: cityPoints(at, side) }))
  const end = { turn: at.rules.lastTurn[scenario] }
  const { german: most, soviet: few } = gradeOf(at)
  return [
    ...bySide,
    isGraded(at)
      ? {
          ...{ side: null, cite: 'MOS 81', now: cities },
          at: at.rules.places.map(({ hex }) => hex).filter((hex) => countOf(at, hex) > 0),
          text: tell('victory.cities', { ...end, most, few }),
        }
      : {
          ...{ side: null, cite: scenario === 'basic' ? 'MOS 81' : 'MOS 80' },
          text: tell(scenario === 'basic' ? 'victory.basic' : 'victory.nobody', end),
        },
  ]
}
