import { hexOf } from '@/lib/wargame/occupancy'
import { isIntact, isStalinHex } from './forts'
import { coast, ports } from './sea'
import type { Situation } from './situation'
import { type Hex, SIDES, type Side, type Weather } from './state'
import { isSupplied } from './supply'
import { weatherAt } from './weather'

/** A fact of a hex by its name, with what fills its gaps. */
export interface HexFact {
  readonly fact: string
  readonly weather?: Weather
  readonly side?: Side
  readonly air?: readonly string[]
  readonly params?: Readonly<Record<string, string | number>>
}

/** What the whole of the rules know of a hex besides: weather, supply, forts, the sea and what flies there. */
export function hexTold(at: Situation, hex: Hex): HexFact[] {
  const { rules, open } = at
  const supplied = SIDES.filter((side) => isSupplied(at, side, hex))
  const air = Object.keys(open.air).filter((one) => hexOf(at, open.air[one]!) === hex)
  const is = (fact: string, so: boolean): HexFact[] => (so ? [{ fact }] : [])
  return [
    { fact: 'weather', weather: weatherAt(at, hex) },
    ...supplied.map((side) => ({ fact: 'supplied', side })),
    ...is('supplied.none', supplied.length === 0),
    ...is('attenuated', rules.isEastOfGasLine(hex) && !open.logistics.free),
    ...fortTold(at, hex),
    ...is('hedgehog', open.hedgehogs.includes(hex)),
    ...is('port', ports(at).includes(hex)),
    ...is('coast', coast(at).includes(hex)),
    ...(air.length > 0 ? [{ fact: 'air', air }] : []),
  ]
}

/** 14.24 to 14.30 */
function fortTold(at: Situation, hex: Hex): HexFact[] {
  if (isStalinHex(at, hex)) return [{ fact: 'stalin' }]
  const line = at.rules.fortOf(hex)
  const { destroyed, aborted } = at.open.forts
  if (destroyed.includes(hex) || (line && aborted.includes(line.name))) return [{ fact: 'fort.fallen' }]
  if (!line) return []
  const params = { name: line.name, turn: line.active ?? 0 }
  return [{ fact: isIntact(at, hex) ? (line.heavy ? 'fort.heavy' : 'fort') : 'fort.later', params }]
}
