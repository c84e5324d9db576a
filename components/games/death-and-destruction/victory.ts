import type { VictoryWay } from '@/components/wargame/later-port'
import { scenarioOf } from '@/lib/games/death-and-destruction/rules/03-scenario'
import { pointsNow } from '@/lib/games/death-and-destruction/rules/04-victory'
import { points } from '@/lib/games/proud-monster/rules/03-control'
import type { Situation } from '@/lib/games/proud-monster/situation'
import type { LateWords } from './table-words'

/** 4.1: the next check of points, by which either side wins, or the game goes on; after the last turn nobody has won then. */
export function victory(words: LateWords, at: Situation): VictoryWay[] {
  const { tell, townName, language } = words
  const { checks, lastTurn } = scenarioOf(at as never)
  const next = checks.find(({ turn }) => turn >= at.open.turn)
  if (!next) return []
  const { turn, loses, wins } = next
  const worths = Object.entries(points(at)).filter(([, n]) => n > 0)
  const named = worths.map(([hex, n]) => (n > 1 ? `${townName(hex)} (${n})` : townName(hex)))
  const places = new Intl.ListFormat(language).format(named)
  const hexes = worths.map(([hex]) => hex)
  const cite = 'DD 4.1'
  return [
    {
      ...{ side: 'german', cite, at: hexes, now: [tell('victory.now', { n: pointsNow(at as never) })] },
      text: tell('victory.checked', { turn, n: wins, places }),
    },
    { side: 'soviet', cite, at: hexes, text: tell('victory.held', { turn, n: loses }) },
    ...(turn === lastTurn && wins - loses > 1
      ? [{ side: null, cite, text: tell('victory.draw', { turn, from: loses + 1, least: wins }) }]
      : []),
  ]
}
