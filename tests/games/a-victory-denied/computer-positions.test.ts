import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import { chitWorth } from '@/lib/games/a-victory-denied/computer/chits'
import { leadsKeepers, waiting } from '@/lib/games/a-victory-denied/computer/gates'
import { dangerOn, isGuard } from '@/lib/games/a-victory-denied/computer/guard'
import { mayGuard, missingGuards, reserveOf } from '@/lib/games/a-victory-denied/computer/reserve'
import { hqWorth, rearOf } from '@/lib/games/a-victory-denied/computer/stand'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { on } from '@/lib/games/a-victory-denied/situation'
import type { CounterId, Hex, Side, State } from '@/lib/games/a-victory-denied/state'
import { withDomains } from '@/lib/kernel/with-domains'
import { seeded } from '../../support/seeded'
import { moving, type Setting, state, VP_AT_START } from './given'
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
  test('keeps the guard who closes it, but that he goes where he closes another as well', async () => {
    const guard = { ...units, 'G-8ID': '2906' }
    const end = await moved({ ...active, units: guard }, 'german')
    expect(where(end, 'G-8ID')).toBe('2804')
    expect(dangerOn(on(end.table), 'german')).toMatchObject({ now: 0, soon: 0 })
    const kept = { ...units, 'G-8ID': '2906', 'G-31ID': '2804', 'G-28ID': '3005' }
    expect(where(await moved({ ...active, units: kept }, 'german'), 'G-28ID')).toBe('3005')
  })

  describe('has gates that are kept from the beginning', () => {
    const led = { 'G-HQ-9A-1': '3106', 'G-8ID': '3106', 'G-28ID': '3106' }
    test('by those who come out of it first, as soon as they are led', async () => {
      const end = await moved({ ...moving('german', Object.keys(led)), turn: 2, units: led }, 'german')
      expect(['G-8ID', 'G-28ID'].map((unit) => where(end, unit)).sort()).toEqual(['2804', '3005'])
    })
    test('by who waits beside them, with an HQ that stays near to lead him on', () => {
      const table = (hq: Hex) => on(state({ turn: 2, units: { ...led, 'G-HQ-9A-1': hq } }).table)
      expect(waiting(table('3106'))).toEqual(['G-28ID', 'G-8ID'])
      expect(leadsKeepers(table('3106'), 'G-HQ-9A-1', '3108')).toBe(true)
      expect(leadsKeepers(table('3106'), 'G-HQ-9A-1', '3115')).toBe(false)
      // Whom he does not lead need not keep him.
      expect(leadsKeepers(table('3115'), 'G-HQ-9A-1', '3120')).toBe(true)
    })
    test('and nobody waits once both are kept', () => {
      const kept = { ...led, 'G-8ID': '2804', 'G-28ID': '3005', 'G-161ID': '3106' }
      expect(waiting(on(state({ turn: 2, units: kept }).table))).toEqual([])
    })
  })

  describe('while nobody can come at once', () => {
    // By Mogilev; and behind Bobruysk, which he took back.
    const middle = { 'S-45RC': '2717', 'S-HQ-13A': '2717' }
    const south = { 'S-63RC': '2016' }
    const bobruysk = { vpOnMap: { ...VP_AT_START, '2110': 'down' as const }, vpGerman: { minor: 1 } }
    const places = async (setting: Setting, guards: readonly string[]) => {
      const end = await moved({ ...moving('german', guards), turn: 3, ...setting }, 'german')
      return guards.map((unit) => where(end, unit))
    }

    test('is guarded by who is near behind the front, one for both roads of the middle', async () => {
      const units = { ...middle, 'G-8ID': '3106', 'G-28ID': '3106' }
      const guards = ['G-8ID', 'G-28ID']
      expect((await places({ units }, guards)).filter((hex) => hex === '3005')).toHaveLength(1)
      const guarded = await places({ units: { ...units, 'G-8ID': '3005' } }, guards)
      expect([guarded[0], guarded[1] === '3005']).toEqual(['3005', false])
    })
    test('is guarded in the south as well, but for the race of the first turn', async () => {
      const setting = { ...bobruysk, units: { ...south, 'G-8ID': '3005', 'G-31ID': '2805' } }
      expect(await places(setting, ['G-31ID'])).toEqual(['2804'])
      expect(await places({ ...setting, turn: 1 }, ['G-31ID'])).not.toEqual(['2804'])
    })
    test('takes nobody from the front, and no panzers', async () => {
      const units = { ...middle, 'G-HQ-9A-1': '3222', 'G-8ID': '3222', 'G-7PZ': '3107' }
      const found = await places({ units }, ['G-HQ-9A-1', 'G-8ID', 'G-7PZ'])
      expect(found).not.toContain('3005')
    })
    test('does not keep an HQ behind for its guard', () => {
      const units = { ...middle, 'G-8ID': '3005', 'G-HQ-9A-1': '3106' }
      const at = on(state({ turn: 3, units }).table)
      const alone = on(state({ turn: 3, units: { ...middle, 'G-HQ-9A-1': '3106' } }).table)
      const worth = (situation: typeof at) => hqWorth(rearOf(situation, 'german'), 'G-HQ-9A-1', '3106')
      expect(isGuard(at, 'G-8ID')).toBe(true)
      expect(worth(at)).toBe(worth(alone))
    })
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
    expect(perilOf(end)).toBeLessThan(0.8 * perilOf(state({ units })))
  })
  test('keeps its garrison, whatever else calls it', async () => {
    const units = { ...panzers, ...garrison, 'G-14MOT-B': { at: '3352', reduced: false } }
    const end = await moved({ ...moving('soviet', Object.keys(garrison)), units }, 'soviet')
    expect(
      ['3454', '3554', '3555'].map((hex) => Object.values(end.table.counters).some(({ at }) => at === hex)),
    ).toEqual([true, true, true])
  })
  test('keeps its garrison when others attack a panzer nearby', async () => {
    const prey = { ...garrison, 'G-7PZ': { at: '3452', reduced: true }, 'G-12PZ': '3549', 'S-KV1-1': '3352' }
    const active = moving('soviet', [...Object.keys(garrison), 'S-KV1-1'])
    const end = await moved({ ...active, units: prey }, 'soviet')
    expect(['S-1RC', 'S-25RC', 'S-27RC'].map((unit) => where(end, unit))).toEqual(['3454', '3554', '3555'])
  })
  test('is to have two units in each hex while Germans are three moves away, one while they are four', () => {
    const missing = (panzer: string, stand: Setting['units']) =>
      missingGuards(on(state({ units: { ...stand, 'G-7PZ': panzer } }).table), 'soviet')
    expect(['3430', '3425', '3310'].map((panzer) => missing(panzer, garrison))).toEqual([3, 0, 0])
    expect(['3430', '3425', '3310'].map((panzer) => missing(panzer, {}))).toEqual([6, 3, 0])
  })
  test('is to have one in each hex around it besides while they are two moves away', () => {
    const full = { ...garrison, 'S-100ID': '3454', 'S-107ID': '3554', 'S-153ID': '3555' }
    const missing = (panzer: Hex) =>
      missingGuards(on(state({ units: { ...full, 'G-7PZ': panzer } }).table), 'soviet')
    expect([missing('3430'), missing('3445') > 3]).toEqual([0, true])
  })
  test('calls those only who may join its garrison (5.3)', () => {
    // Three moves away: nobody is called around it yet.
    const units = {
      'G-7PZ': '3430',
      ...garrison,
      'S-KV1-1': '3452',
      'S-100ID': '3445',
      'S-47RC': '3445',
      'S-HQ-28A': '3445',
    }
    const at = on(state({ units }).table)
    expect(['S-100ID', 'S-47RC'].map((unit) => mayGuard(at, unit))).toEqual([true, false])
    expect(reserveOf(at, 'soviet').units).toContain('S-100ID')
    expect(reserveOf(at, 'soviet').units).not.toContain('S-47RC')
  })
  test('calls one HQ to lead the reserve, which stays there until no guard is missing', async () => {
    const front = { 'S-32RC': '3446', 'S-33RC': '3346', 'S-34RC': '3546', 'S-7M': '3447' }
    const units = { 'G-7PZ': '3430', ...front, 'S-HQ-24A': '3445', 'S-HQ-28A': '3445' }
    const leaders = (more: Setting['units']) =>
      reserveOf(on(state({ units: { ...units, ...more } }).table), 'soviet').hqs
    expect([leaders({}).length, leaders({ 'S-HQ-24A': '3454' }).length]).toEqual([1, 0])
    const hqs = ['S-HQ-24A', 'S-HQ-28A']
    const end = await moved({ ...moving('soviet', hqs), units }, 'soviet')
    expect(hqs.filter((hq) => ['3454', '3554', '3555'].includes(where(end, hq)))).toHaveLength(1)
  })
  test('calls the stronger of those who are as near, and buys the stronger', async () => {
    const units = { ...panzers, 'S-25RC': '3554', 'S-27RC': '3555', 'S-HQ-24A': '3454' }
    const near = on(state({ units: { ...units, 'S-47RC': '3450', 'S-KALIN': '3450' } }).table)
    expect(reserveOf(near, 'soviet').units[0]).toBe('S-KALIN')
    const reserve = { step: 'reserve' as const, side: 'soviet' as const, points: 1, unitsPlaced: true }
    const inReserve = { 'S-47RC': 'reserve', 'S-KALIN': 'reserve' } as const
    const at = state({ turn: 5, ...due(reserve), units: { ...units, ...inReserve } })
    expect(ordered(at, 'soviet')).toMatchObject({ unit: 'S-KALIN', to: '3454' })
  })
  test('is worth a chit while it could be stormed, though others have more to lead', () => {
    const full = { ...garrison, 'S-100ID': '3454', 'S-107ID': '3554', 'S-153ID': '3555' }
    const front = { 'S-HQ-20A': '2521', 'S-32RC': '2520', 'S-33RC': '2620', 'S-34RC': '2420', 'S-7M': '2521' }
    const more = { 'S-35RC': '2421', 'S-45RC': '2622', 'S-47RC': '2522', 'G-17PZ': '2419' }
    const isFirst = (...panzers: [CounterId, Hex][]) => {
      const units = { ...full, ...front, ...more, ...Object.fromEntries(panzers) }
      const worth = chitWorth(on(state({ units }).table), ['S-24A', 'S-20A'])
      return worth('S-24A', []) > worth('S-20A', [])
    }
    expect(isFirst(['G-7PZ', '3350'], ['G-12PZ', '3350'], ['G-20MOT', '3349'])).toBe(true)
    expect(isFirst(['G-7PZ', '3320'], ['G-12PZ', '3320'], ['G-20MOT', '3319'])).toBe(false)
  })
  test('is where the reserve comes in, beside who may join it', async () => {
    const units = { ...panzers, ...garrison, 'S-KV1-1': 'reserve', 'S-HQ-20A': '2521' }
    const reserve = { step: 'reserve' as const, side: 'soviet' as const, points: 1, unitsPlaced: true }
    const at = state({ turn: 5, ...due(reserve), units })
    const { state: end } = await play(at, ['soviet', ordered(at, 'soviet')])
    expect(['3454', '3554', '3555']).toContain(where(end, 'S-KV1-1'))
    expect(perilOf(end)).toBeLessThan(perilOf(at) - 0.1)
  })
})
