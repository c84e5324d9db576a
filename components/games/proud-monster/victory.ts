import type { VictoryWay } from '@/components/wargame/later-port'
import { worthsText } from '@/components/wargame/text/hex-lines'
import type { Leg } from '@/lib/games/proud-monster/data/legs'
import { points, scenarioOf } from '@/lib/games/proud-monster/rules/03-control'
import { legOf, needed, victoryPoints } from '@/lib/games/proud-monster/rules/04-victory'
import type { Situation } from '@/lib/games/proud-monster/situation'
import type { ProudWords } from './table-words'

/** What decides as a leg ends, which is ours. */
function endOfLeg(
  { tell }: ProudWords,
  { lastTurn: turn, historic, win, draw }: Leg,
  at: string[],
): VictoryWay[] {
  const [most, least] = [historic + win, historic + draw]
  const of = { turn, historic, most, least }
  return [
    { side: 'german', cite: 'PM 4.5', at, text: tell('victory.leg.german', of) },
    {
      ...{ side: null, cite: 'PM 4.5' },
      text:
        most - least > 1
          ? tell('victory.leg.draw', { ...of, below: most - 1 })
          : tell('victory.leg.even', of),
    },
    { side: 'soviet', cite: 'PM 4.5', at, text: tell('victory.leg.soviet', { ...of, below: least - 1 }) },
  ]
}

/** 4.2 to 4.6, 17.2: points that win as a turn ends, the fall of Moscow, and what decides after the last turn. */
export function victory(words: ProudWords, at: Situation): VictoryWay[] {
  const { tell } = words
  const { rules } = at
  const leg = legOf(at)
  const { lastTurn, drawFrom, isInPlay, needed: all } = scenarioOf(at)
  const hexes = Object.keys(points(at))
  // What is asked next: of this turn, or of the next that asks anything.
  const turn = Number(Object.keys(all).find((one) => Number(one) >= at.open.turn) ?? lastTurn)
  const n = needed(at, turn) ?? 0
  const now = [tell('victory.now', { n: victoryPoints(at) })]
  const end = { turn: lastTurn, least: needed(at, lastTurn) ?? 0 }
  return [
    {
      ...{ side: 'german', cite: 'PM 4.5', at: hexes, now },
      text: tell('victory.points', { n, turn, places: worthsText(words, points(at)) }),
    },
    ...(rules.moscow.every(isInPlay)
      ? [{ side: 'german', cite: 'PM 4.6', at: rules.moscow, text: tell('victory.moscow') }]
      : []),
    ...(leg
      ? endOfLeg(words, leg, hexes)
      : [
          {
            ...{ side: 'soviet', cite: 'PM 4.5', at: hexes },
            text: tell('victory.held', { turn: lastTurn, n: (drawFrom ?? end.least) - 1 }),
          },
        ]),
    ...(drawFrom !== null && drawFrom < end.least
      ? [{ side: null, cite: 'PM 4.5', text: tell('victory.draw', { ...end, from: drawFrom }) }]
      : []),
  ]
}
