import type { VictoryWay } from '@/components/wargame/later-port'
import { worthsText } from '@/components/wargame/text/hex-lines'
import { scenarioOf } from '@/lib/games/death-and-destruction/rules/03-scenario'
import { pointsNow } from '@/lib/games/death-and-destruction/rules/04-victory'
import { points } from '@/lib/games/proud-monster/rules/03-control'
import { lastTurnOf } from '@/lib/games/proud-monster/rules/04-victory'
import type { Situation } from '@/lib/games/proud-monster/situation'
import type { LateWords } from './table-words'

/** 4.1: the next check of points, by which either side wins, or the game goes on; after the last turn nobody has won then. */
export function victory(words: LateWords, at: Situation): VictoryWay[] {
  const { tell } = words
  const { checks } = scenarioOf(at as never)
  const next = checks.find(({ turn, wins }) => turn >= at.open.turn && wins < Infinity)
  if (!next) return []
  const { turn, loses, wins } = next
  const worths = points(at)
  const places = worthsText(words, worths)
  const hexes = Object.keys(worths).filter((hex) => worths[hex]! > 0)
  const cite = 'DD 4.1'
  return [
    {
      ...{ side: 'german', cite, at: hexes, now: [tell('victory.now', { n: pointsNow(at as never) })] },
      text: tell('victory.checked', { turn, n: wins, places }),
    },
    { side: 'soviet', cite, at: hexes, text: tell('victory.held', { turn, n: loses }) },
    ...(turn === lastTurnOf(at) && wins - loses > 1
      ? [{ side: null, cite, text: tell('victory.draw', { turn, from: loses + 1, least: wins }) }]
      : []),
  ]
}
