import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import { dangerOn } from '@/lib/games/a-victory-denied/computer/guard'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { on } from '@/lib/games/a-victory-denied/situation'
import type { Side, State } from '@/lib/games/a-victory-denied/state'
import { withDomains } from '@/lib/kernel/with-domains'
import { seeded } from '../../support/seeded'
import { moving, type Setting, state } from './given'
import { due, play, where } from './play'

/** What the computer orders for a side in a position. */
const ordered = (at: State, side: Side): Order =>
  game.computer(
    game.view(at, side),
    withDomains(game, at, side, game.legal(at, side)),
    seeded('computer'),
  ) as Order

/** Where all stand when the computer has moved a side's units. */
async function moved(setting: Setting, side: Side): Promise<State> {
  let end = state(setting)
  for (;;) {
    const order = ordered(end, side)
    if (order.type === 'done') return end
    end = (await play(end, [side, order])).state
  }
}

describe('the road to the Minsk Pocket', () => {
  // By road from 2815 to the pocket's edge 3004 it is one march of a rifle corps.
  const units = {
    'S-45RC': '2815',
    'S-HQ-13A': '2717',
    'G-HQ-9A-1': '3107',
    'G-8ID': '3106',
    'G-28ID': '3107',
  }
  const active = moving('german', ['G-HQ-9A-1', 'G-8ID', 'G-28ID'])

  test('is closed by a German who is active before a Soviet marches', async () => {
    expect(dangerOn(on(state({ units }).table), 'german').now).toBe(1)
    const end = await moved({ ...active, units }, 'german')
    expect(dangerOn(on(end.table), 'german')).toMatchObject({ now: 0, soon: 0 })
  })
  test('is closed in time, while he still needs two marches', async () => {
    const far = { ...units, 'S-45RC': '2717' }
    expect(dangerOn(on(state({ units: far }).table), 'german')).toMatchObject({ now: 0, soon: 1 })
    const end = await moved({ ...active, units: far }, 'german')
    expect(dangerOn(on(end.table), 'german').soon).toBe(0)
  })
  test('keeps the guard who closes it', async () => {
    const guard = { ...units, 'G-8ID': '2906' }
    const end = await moved({ ...active, units: guard }, 'german')
    expect(where(end, 'G-8ID')).toBe('2906')
  })
})

describe('Moscow', () => {
  const panzers = { 'G-7PZ': '3549', 'G-12PZ': '3549', 'G-20PZ': '3548' }
  const garrison = { 'S-1RC': '3454', 'S-25RC': '3554', 'S-27RC': '3555', 'S-HQ-24A': '3454' }
  const perilOf = ({ table }: State) => dangerOn(on(table), 'soviet').peril

  test('is in peril of a storm though a unit stands in each of its hexes', () => {
    expect(perilOf(state({ units: { ...panzers, ...garrison } }))).toBeGreaterThan(0.5)
    expect(perilOf(state({ units: { ...garrison, 'G-7PZ': '3520' } }))).toBe(0)
  })
  test('gets a second unit in its hexes, or others around them, from those who are near', async () => {
    const more = { 'S-KV1-1': '3452', 'S-T34-1': '3353', 'S-100ID': '3455' }
    const units = { ...panzers, ...garrison, ...more }
    const active = moving('soviet', ['S-HQ-24A', ...Object.keys(more)])
    const end = await moved({ ...active, units }, 'soviet')
    expect(perilOf(end)).toBeLessThan(0.7 * perilOf(state({ units })))
  })
  test('keeps its garrison, whatever else calls it', async () => {
    const units = { ...panzers, ...garrison, 'G-14MOT-B': { at: '3352', reduced: false } }
    const end = await moved({ ...moving('soviet', Object.keys(garrison)), units }, 'soviet')
    expect(
      ['3454', '3554', '3555'].map((hex) => Object.values(end.table.counters).some(({ at }) => at === hex)),
    ).toEqual([true, true, true])
  })
  test('is where the reserve comes in', async () => {
    const units = { ...panzers, ...garrison, 'S-KV1-1': 'reserve', 'S-HQ-20A': '2521' }
    const reserve = { step: 'reserve' as const, side: 'soviet' as const, points: 1, unitsPlaced: true }
    const at = state({ turn: 5, ...due(reserve), units })
    const { state: end } = await play(at, ['soviet', ordered(at, 'soviet')])
    expect(perilOf(end)).toBeLessThan(perilOf(at) - 0.1)
  })
})
