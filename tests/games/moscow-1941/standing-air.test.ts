import { describe, expect, test } from 'vitest'
import { kinds } from '@/lib/games/moscow-1941/standing/kinds'
import { usualOrders } from '@/lib/games/moscow-1941/standing/orders'
import type { StandingOrders } from '@/lib/games/moscow-1941/standing/wishes'
import type { State } from '@/lib/games/moscow-1941/state'
import { due, facts, play, state } from './given'

/** The Luftwaffe bombs a hex; the Soviet has left interceptions to these wishes. */
function bombed(
  target: string,
  wish: Partial<StandingOrders['patrol']>,
  dice: readonly number[] = [6, 6, 6, 6],
) {
  const orders: StandingOrders = {
    ...usualOrders('auto'),
    patrol: { ...usualOrders('auto').patrol, ...wish },
  }
  const before: State = {
    ...state({
      ...due({ step: 'luftwaffe', side: 'german' }),
      units: { 'G-5K': 'H1', 'S-24A': 'H3', 'S-Boldin': 'H2' },
      air: { 'G-2FlK': {}, 'S-6IAK': {}, 'S-BFAir': {}, 'S-WFAir': {} },
    }),
    hidden: { standing: { soviet: orders } },
  }
  return play(before, ['german', { type: 'bomb', air: 'G-2FlK', target }, dice])
}
const met = (...given: Parameters<typeof bombed>) =>
  facts(bombed(...given), 'Intercepted').map(({ air }) => air)

describe('interceptions that are left to standing orders (M7)', () => {
  test('are usually flown against raids on Moscow, by its own interceptors, and over armour', () => {
    expect(met('I7', {})).toEqual(['S-6IAK'])
    expect(met('H2', {})).toEqual(['S-BFAir'])
    expect(met('H3', {})).toEqual([])
  })

  test('are flown against what is wished, while enough stay ready', () => {
    expect(met('H3', { against: ['other'] })).toEqual(['S-BFAir'])
    expect(met('I7', { against: ['other'] })).toEqual([])
    expect(met('H2', { keep: 2 })).toEqual([])
    expect(met('H2', { keep: 1 })).toEqual(['S-BFAir'])
  })

  test('go on while the raid comes through, and stop with the last who is ready', () => {
    expect(met('I7', {}, [2, 3, 2, 1])).toEqual(['S-6IAK', 'S-BFAir', 'S-WFAir'])
    expect(met('I7', {}, [2, 4])).toEqual(['S-6IAK', 'S-BFAir'])
    expect(met('I7', { keep: 1 }, [2, 2, 1])).toEqual(['S-6IAK', 'S-BFAir'])
  })

  test('fall on the Soviet while the German acts, and on nobody else', () => {
    const asked = bombed('I7', { mode: 'ask' }).state
    expect(kinds.offTurn(asked.table)).toEqual({ step: 'patrol', side: 'soviet', air: 'G-2FlK' })
  })
})
