import { sideLines } from '@/components/wargame/text/hex-lines'
import { isIntact, isStalinHex } from '@/lib/games/proud-monster/full/forts'
import { coast, hasSea } from '@/lib/games/proud-monster/full/sea'
import type { Situation as Whole } from '@/lib/games/proud-monster/full/situation'
import { isSupplied } from '@/lib/games/proud-monster/full/supply'
import { weatherAt } from '@/lib/games/proud-monster/full/weather'
import { controlled, controls, points } from '@/lib/games/proud-monster/rules/03-control'
import { entryHexes } from '@/lib/games/proud-monster/rules/08-reinforcements'
import { RIVER, SHUT, STRAIT, sideBetween } from '@/lib/games/proud-monster/rules/12-costs'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { type Hex, SIDES } from '@/lib/games/proud-monster/state'
import { hexOf } from '@/lib/wargame/occupancy'
import { wholeOf } from './level'
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

/** What all rules know of a hex besides: weather, supply, forts, the sea and what flies there. */
function wholeFacts(words: ProudWords, at: Situation, hex: Hex): string[] {
  const whole = wholeOf(at)
  if (!whole) return []
  const { tell, say, sideName, nameOf } = words
  const { rules, open } = whole
  const supplied = SIDES.filter((side) => isSupplied(whole, side, hex))
  const air = Object.keys(open.air).filter((one) => hexOf(at, open.air[one]!) === hex)
  return [
    tell('hex.weather', { weather: say({ key: `weather-${weatherAt(whole, hex)}`, params: {} }) }),
    ...supplied.map((side) => tell('hex.supplied', { side: sideName(side) })),
    ...(supplied.length === 0 ? [tell('hex.supplied.none')] : []),
    ...(rules.isEastOfGasLine(hex) && !open.logistics.free ? [tell('hex.attenuated')] : []),
    ...fortFacts(words, whole, hex),
    ...(open.hedgehogs.includes(hex) ? [tell('hex.hedgehog')] : []),
    ...(hasSea(whole) && rules.supplyPorts.includes(hex) ? [tell('hex.port')] : []),
    ...(coast(whole).includes(hex) ? [tell('hex.coast')] : []),
    ...(air.length > 0 ? [tell('hex.air', { air: air.map(nameOf).join(', ') })] : []),
  ]
}

/** 14.24 to 14.30 */
function fortFacts({ tell }: ProudWords, whole: Whole, hex: Hex): string[] {
  if (isStalinHex(whole, hex)) return [tell('hex.stalin')]
  const line = whole.rules.fortOf(hex)
  const { destroyed, aborted } = whole.open.forts
  if (destroyed.includes(hex) || (line && aborted.includes(line.name))) return [tell('hex.fort.fallen')]
  if (!line) return []
  if (isIntact(whole, hex)) return [tell(line.heavy ? 'hex.fort.heavy' : 'hex.fort', { name: line.name })]
  return [tell('hex.fort.later', { name: line.name, turn: line.active ?? 0 })]
}
