import { needAt } from '../../computer/arrive'
import type { Order as BeginnerOrder } from '../../orders'
import { harbours, judgeSail, sailors, shipsLeft } from '../sea'
import type { Situation } from '../situation'
import { SOUTH_PORTS } from '../state'

/** Units that wait in the box of the southern ports go, as many as ships carry, where more are needed than stand (11.2). */
export function sail(at: Situation): BeginnerOrder | null {
  if (at.open.acting !== 'soviet') return null
  const waiting = sailors(at).find(({ from }) => from === SOUTH_PORTS)?.units ?? []
  const needs = harbours(at, SOUTH_PORTS)
    .map((port) => ({ port, need: at.rules.board.has(port) ? needAt(at, 'soviet', port) : 0 }))
    .filter(({ need }) => need > 0)
    .sort((a, b) => b.need - a.need || a.port.localeCompare(b.port))
  for (const { port } of needs)
    for (let n = Math.min(waiting.length, shipsLeft(at)); n > 0; n -= 1) {
      const units = waiting.slice(0, n)
      if (judgeSail(at, SOUTH_PORTS, port, units) === null)
        return { type: 'sailUnits', from: SOUTH_PORTS, port, units } as unknown as BeginnerOrder
    }
  return null
}
