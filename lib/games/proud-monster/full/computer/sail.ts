import { mapOf } from '@/lib/wargame/map'
import { sideAt } from '@/lib/wargame/occupancy'
import { needAt } from '../../computer/arrive'
import { threats, wantedAims } from '../../computer/worth'
import type { Order as BeginnerOrder } from '../../orders'
import { likely } from '../../rules/02-units'
import { coast, harbours, judgeInvasion, judgeSail, sailors, shipsLeft } from '../sea'
import type { Situation } from '../situation'
import { type CounterId, type Hex, SOUTH_PORTS } from '../state'

/** Units that wait in the box of the southern ports and may go by sea. */
const inPorts = (at: Situation): readonly CounterId[] =>
  sailors(at).find(({ from }) => from === SOUTH_PORTS)?.units ?? []

/** How many times the defence of those who land may come against them next to a place, and not into it. */
const BEARS_ASHORE = 1.5

/** Units land where nobody stands: in a place that the German has left empty, or beside one if they can hold out (11.4). */
export function invade(at: Situation): BeginnerOrder | null {
  if (at.open.acting !== 'soviet') return null
  const [anywhere] = coast(at)
  // Who came this turn waits for the next (11.3).
  const units = inPorts(at)
    .filter((unit) => anywhere !== undefined && judgeInvasion(at, anywhere, [unit]) === null)
    .slice(0, Math.max(0, shipsLeft(at, SOUTH_PORTS)))
  if (units.length === 0) return null
  const near = threats(at, 'soviet')
  const holds = units.reduce((sum, unit) => sum + likely(at, unit).defence, 0)
  const worth = (hex: Hex): number =>
    wantedAims(at, 'soviet').reduce((most, aim) => {
      if (aim.hex === hex) return Math.max(most, aim.worth)
      const isBeside = at.rules.board.areAdjacent(aim.hex, hex) && sideAt(at, aim.hex) === null
      return isBeside && near[mapOf(at.rules).numberOf(hex)]! <= BEARS_ASHORE * holds
        ? Math.max(most, aim.worth / 2)
        : most
    }, 0)
  const [best] = coast(at)
    .filter((hex) => sideAt(at, hex) === null && judgeInvasion(at, hex, units) === null)
    .map((hex) => ({ hex, worth: worth(hex) }))
    .sort((a, b) => b.worth - a.worth || a.hex.localeCompare(b.hex))
  return best && best.worth > 0
    ? ({ type: 'invadeCoast', hex: best.hex, units: [...units] } as unknown as BeginnerOrder)
    : null
}

/** Units that wait in the box of the southern ports go, as many as ships carry, where more are needed than stand (11.2). */
export function sail(at: Situation): BeginnerOrder | null {
  if (at.open.acting !== 'soviet') return null
  const waiting = inPorts(at)
  if (waiting.length === 0) return null
  const needs = harbours(at, SOUTH_PORTS)
    .map((port) => ({ port, need: at.rules.board.has(port) ? needAt(at, 'soviet', port) : 0 }))
    .filter(({ need }) => need > 0)
    .sort((a, b) => b.need - a.need || a.port.localeCompare(b.port))
  for (const { port } of needs)
    for (let n = Math.min(waiting.length, shipsLeft(at, SOUTH_PORTS)); n > 0; n -= 1) {
      const units = waiting.slice(0, n)
      if (judgeSail(at, SOUTH_PORTS, port, units) === null)
        return { type: 'sailUnits', from: SOUTH_PORTS, port, units } as unknown as BeginnerOrder
    }
  return null
}
