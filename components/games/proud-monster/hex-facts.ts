import { sideLines } from '@/components/wargame/text/hex-lines'
import { hexTold } from '@/lib/games/proud-monster/full/hex-told'
import { wholeOf } from '@/lib/games/proud-monster/full/situation'
import { controlled, controls, points } from '@/lib/games/proud-monster/rules/03-control'
import { entryHexes } from '@/lib/games/proud-monster/rules/08-reinforcements'
import { RIVER, SHUT, STRAIT, sideBetween } from '@/lib/games/proud-monster/rules/12-costs'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { type Hex, SIDES } from '@/lib/games/proud-monster/state'
import type { ProudWords } from './table-words'
import type { Word } from './words.en'

/** Everything to be known about a hex, a line each. */
export function hexFacts(words: ProudWords, at: Situation, hex: Hex): string[] {
  const { tell, sideName } = words
  const { rules } = at
  if (!rules.scenarios[at.open.scenario].isInPlay(hex) || !rules.isLand(hex)) return [tell('hex.out')]
  const n = points(at)[hex]
  const country = rules.zomo(hex)
  const isSide = (which: number) => (other: Hex) =>
    rules.isLand(other) && sideBetween(at, hex, other) === which
  const holders = SIDES.filter((side) => controlled(at).includes(hex) && controls(at, side, hex))
  return [
    ...(n ? [tell('hex.points', { n })] : []),
    ...holders.map((side) => tell('hex.held', { side: sideName(side) })),
    ...sideLines(words, at, hex, { river: isSide(RIVER), strait: isSide(STRAIT), shut: isSide(SHUT) }),
    ...(country ? [tell('hex.zomo', { country: tell(`country.${country}` as Word) })] : []),
    ...(entryHexes(at).includes(hex) ? [tell('hex.entry')] : []),
    ...wholeFacts(words, at, hex),
  ]
}

/** What all rules know of a hex besides, in words. */
function wholeFacts({ own, say, sideName, nameOf }: ProudWords, at: Situation, hex: Hex): string[] {
  const whole = wholeOf(at)
  return (whole ? hexTold(whole, hex) : []).map(({ fact, weather, side, air = [], params }) =>
    own(`hex.${fact}`, {
      ...params,
      weather: weather ? say({ key: `weather-${weather}`, params: {} }) : '',
      side: side ? sideName(side) : '',
      air: air.map(nameOf).join(', '),
    }),
  )
}
