import { describe, expect } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { legal } from '@/lib/games/a-victory-denied/ruleset'
import { allows, refuses } from '../../support/ledger'
import { given, type Setting, state } from './given'
import { DONE, due, dueNow, facts, play, REST, reached, where } from './play'

type Units = NonNullable<Setting['units']>
/** The Supply chit is played as soon as the Soviet has said that he is done. */
const supply = (units: Units, rest: Setting = {}) =>
  state({ ...due(REST, { step: 'play', chit: 'N-SUPPLY' }), units, ...rest })
const mark = (unit: string): Order => ({ type: 'markOutOfSupply', unit })
const move = (unit: string, to: string): Order => ({ type: 'relocateHq', unit, to })
const disband = (unit: string): Order => ({ type: 'disband', unit })
const marks = ({ table }: { table: { counters: Record<string, { oos: boolean }> } }) =>
  Object.keys(table.counters).filter((id) => table.counters[id]!.oos)

// Near Minsk the Germans, near Orel the Soviets: everybody in supply.
const home: Units = {
  'G-17PZ': '3110',
  'G-18PZ': '3111',
  'G-8ID': '3112',
  'G-HQ-2PG': '3110',
  'S-51RC': '1350',
  'S-KV1-1': '1350',
  'S-HQ-20A': '1350',
  'S-PVO-01': '1351',
}

describe('10.0 the order of the phase', () => {
  allows('AVD 10.0', 'marks, isolation, HQs of both, disbanding', async () => {
    const marking = await play(supply({ ...home, 'G-17PZ': { at: '3110', oos: true } }), ['soviet', DONE])
    expect(marking.events.map(({ type }) => type)).toContain('MarksCleared')
    expect(dueNow(marking.state)).toEqual({ step: 'mark', side: 'soviet', left: 1 })
    const marked = await play(marking.state, ['soviet', mark('G-8ID')])
    expect(facts(marked, 'IsolationJudged')).toHaveLength(1)
    expect(dueNow(marked.state)).toEqual({ step: 'hqs', side: 'soviet', relocated: [] })
    const next = await reached(marked.state, ['soviet', DONE])
    expect(dueNow(next)).toEqual({ step: 'hqs', side: 'german', relocated: [] })
    const last = await reached(next, ['german', DONE])
    expect(dueNow(last)).toEqual({ step: 'disband', side: 'soviet' })
  })
  refuses('AVD 10.0', 'nothing before its time, and nothing by the other player', async () => {
    const marking = await reached(supply(home), ['soviet', DONE])
    await given(marking).when('soviet', disband('S-51RC')).refuses('AVD 10.5')
    await given(marking).when('soviet', move('S-HQ-20A', '1346')).refuses('AVD 12.6')
    await given(marking).when('german', mark('G-17PZ')).refuses('AVD 10.1.2')
    const hqs = await reached(marking, ['soviet', DONE])
    await given(hqs).when('soviet', mark('G-17PZ')).refuses('AVD 10.1.2')
    await given(hqs).when('german', move('G-HQ-2PG', '3106')).refuses('AVD 12.6')
  })
})

describe('10.1 out of supply', () => {
  const old: Units = { ...home, 'G-17PZ': { at: '3110', oos: true } }
  allows('AVD 10.1.1', 'old marks come off', async () => {
    expect(marks(await reached(supply(old), ['soviet', DONE]))).toEqual([])
  })
  allows('AVD 10.1.2', 'any German combat unit may be marked, the same one again', async () => {
    const again = await reached(supply(old), ['soviet', DONE], ['soviet', mark('G-17PZ')])
    expect(marks(again)).toEqual(['G-17PZ'])
    expect(dueNow(again)).toMatchObject({ step: 'hqs' })
    const three = await reached(
      supply(home, { turn: 3 }),
      ['soviet', DONE],
      ['soviet', mark('G-8ID')],
      ['soviet', mark('G-18PZ')],
    )
    expect(marks(three)).toEqual(['G-18PZ', 'G-8ID'])
  })
  allows('AVD 10.1.2', 'the Soviet may mark fewer', async () => {
    expect(marks(await reached(supply(home), ['soviet', DONE], ['soviet', DONE]))).toEqual([])
  })
  refuses(
    'AVD 10.1.2',
    'no HQ, no Soviet unit, no unit in a box, none twice, and no more than the track says',
    async () => {
      const marking = await reached(supply({ ...home, 'G-28ID': 'pocket' }, { turn: 3 }), ['soviet', DONE])
      for (const unit of ['G-HQ-2PG', 'S-51RC', 'G-28ID', 'nobody'])
        await given(marking).when('soviet', mark(unit)).refuses('AVD 10.1.2')
      const one = await reached(marking, ['soviet', mark('G-17PZ')])
      await given(one).when('soviet', mark('G-17PZ')).refuses('AVD 10.1.2')
      const two = await reached(one, ['soviet', mark('G-18PZ')])
      await given(two).when('soviet', mark('G-8ID')).refuses('AVD 10.1.2')
    },
  )
  refuses('AVD 2.5', 'no Soviet unit is ever marked out of supply', async () => {
    const marking = await reached(supply(home), ['soviet', DONE])
    expect(JSON.stringify(legal(marking, 'soviet'))).not.toContain('S-51RC')
    await given(marking).when('soviet', mark('S-51RC')).refuses('AVD 10.1.2')
  })
  allows('AVD 2.5', 'turn, marks and VP chits lie open', async () => {
    const seen = game.view(supply({ ...home, 'G-17PZ': { at: '3110', oos: true } }), 'spectator').table
    expect(seen.turn).toBe(2)
    expect(seen.counters['G-17PZ']).toMatchObject({ oos: true, isolated: false })
    expect(Object.values(seen.vpOnMap)).toContain('down')
  })
  allows('AVD 10.1.3', 'on turn 1 the phase begins with isolation', async () => {
    const first = await play(supply(home, { turn: 1 }), ['soviet', DONE])
    expect(dueNow(first.state)).toMatchObject({ step: 'hqs', side: 'soviet' })
  })
  refuses('AVD 10.1.3', 'nobody is marked on turn 1', async () => {
    const first = await reached(supply(home, { turn: 1 }), ['soviet', DONE])
    await given(first).when('soviet', mark('G-17PZ')).refuses('AVD 10.1.2')
  })
  allows('AVD 10.1.4', 'on turn 8 three with Hitler distracted, one for Moscow', async () => {
    const left = async (directive: 'moscow' | 'distracted') =>
      dueNow(await reached(supply(home, { turn: 8, directive }), ['soviet', DONE]))
    expect(await left('distracted')).toMatchObject({ step: 'mark', left: 3 })
    expect(await left('moscow')).toMatchObject({ step: 'mark', left: 1 })
  })
  refuses('AVD 10.1.4', 'for Moscow no second one', async () => {
    const one = await reached(
      supply(home, { turn: 8, directive: 'moscow' }),
      ['soviet', DONE],
      ['soviet', mark('G-17PZ')],
    )
    await given(one).when('soviet', mark('G-18PZ')).refuses('AVD 10.1.2')
  })
  allows('AVD 2.1.1b', 'the turn track gives chits, points, new units and marks for each turn', () => {
    const track = (turn: number) => game.ask(supply(home), 'german', { ask: 'turnTrack', turn })
    expect(track(1)).toMatchObject({ value: { german: { moscow: 3 }, soviet: 2, pvo: 1, elite: 1 } })
    expect(track(8)).toMatchObject({
      value: { german: { distracted: 2, moscow: 4 }, oos: { distracted: 3, moscow: 1 } },
    })
    expect(track(10)).toMatchObject({ value: { pvo: 0 } })
  })
})

describe('10.2-10.3 isolation', () => {
  // A German far in the east, shut in by three corps.
  const cut: Units = { ...home, 'G-3PZ': '1354', 'S-45RC': '1355', 'S-61RC': '1453', 'S-63RC': '1253' }
  allows('AVD 10.2.3', 'units without a line are marked, and freed when they have one again', async () => {
    const isolated = await reached(supply(cut), ['soviet', DONE], ['soviet', DONE])
    expect(isolated.table.counters['G-3PZ']!.isolated).toBe(true)
    expect(isolated.table.counters['G-17PZ']!.isolated).toBe(false)
    const back = supply({ ...home, 'G-3PZ': { at: '3113', isolated: true } })
    const freed = await reached(back, ['soviet', DONE], ['soviet', DONE])
    expect(freed.table.counters['G-3PZ']!.isolated).toBe(false)
  })
  refuses('AVD 10.2.1', 'an HQ is never isolated, and no German on turn 1', async () => {
    const lone = { ...cut, 'G-HQ-9A-1': '1354' as const }
    const second = await reached(supply(lone), ['soviet', DONE], ['soviet', DONE])
    expect(second.table.counters['G-HQ-9A-1']!.isolated).toBe(false)
    const first = await reached(supply(lone, { turn: 1 }), ['soviet', DONE])
    expect(first.table.counters['G-3PZ']!.isolated).toBe(false)
  })
  allows('AVD 10.3.1', 'in supply a unit moves and fights as printed', () => {
    const on = supply(home)
    expect(game.ask(on, 'german', { ask: 'allowance', unit: 'G-17PZ' })).toMatchObject({ value: 10 })
    const duel = state({ units: { 'G-17PZ': '1349', 'S-51RC': '1350' } })
    expect(game.ask(duel, 'german', { ask: 'odds', target: '1350', attackers: ['G-17PZ'] })).toMatchObject({
      value: { attack: 9, defence: 3 },
    })
  })
  allows('AVD 10.3.4', 'marks stay when the unit moves back into supply', async () => {
    const on = state({
      units: { 'G-3PZ': { at: '3110', isolated: true } },
      activations: 1,
      activation: { number: 1, chit: 'G-2PG', side: 'german', units: ['G-3PZ'] },
      ...due({ step: 'move', side: 'german' }, { step: 'endActivation' }),
    })
    const moved = await reached(
      on,
      ['german', { type: 'moveUnit', unit: 'G-3PZ', path: ['3109'] }],
      ['german', DONE],
    )
    expect(moved.table.counters['G-3PZ']).toMatchObject({ at: '3109', isolated: true })
  })
  refuses('AVD 10.3.4', 'a unit cut off later is not isolated before the next supply phase', async () => {
    const turn = state({ units: cut, agenda: [{ step: 'endTurn' }, REST] })
    const next = await reached(turn, ['soviet', DONE])
    expect(next.table.turn).toBe(3)
    expect(next.table.counters['G-3PZ']!.isolated).toBe(false)
  })
  allows('AVD 2.1.2', 'each side has sources of its own', async () => {
    const near: Units = { 'S-51RC': '1043', 'G-8ID': '2802', 'G-17PZ': '2805' }
    const judged = await reached(supply(near), ['soviet', DONE], ['soviet', DONE])
    for (const unit of ['S-51RC', 'G-8ID', 'G-17PZ'])
      expect(judged.table.counters[unit]!.isolated).toBe(false)
  })
  refuses('AVD 2.1.2', 'a source of the enemy is none', async () => {
    const far: Units = { 'G-17PZ': '1042', 'S-51RC': '1143', 'S-62RC': '1041' }
    const judged = await reached(supply(far), ['soviet', DONE], ['soviet', DONE])
    expect(judged.table.counters['G-17PZ']!.isolated).toBe(true)
  })
})

describe('10.4 relocating HQs', () => {
  const hqs = () => reached(supply(home), ['soviet', DONE], ['soviet', DONE])
  allows('AVD 10.4', 'an HQ moves back towards a source', async () => {
    const [entry] = legal(await hqs(), 'soviet')
    const to = entry!.choose!.from[0]!
    const after = await reached(await hqs(), ['soviet', move('S-HQ-20A', to)])
    expect(where(after, 'S-HQ-20A')).toBe(to)
    // It was the only one, so it is the German's turn.
    expect(dueNow(after)).toEqual({ step: 'hqs', side: 'german', relocated: [] })
  })
  refuses('AVD 10.4', 'each HQ once, no combat unit, no HQ of the enemy', async () => {
    const two = await reached(supply({ ...home, 'S-HQ-22A': '1650' }), ['soviet', DONE], ['soviet', DONE])
    const to = legal(two, 'soviet').find(({ order }) => order.unit === 'S-HQ-20A')!.choose!.from[0]!
    const moved = await reached(two, ['soviet', move('S-HQ-20A', to)])
    expect(dueNow(moved)).toEqual({ step: 'hqs', side: 'soviet', relocated: ['S-HQ-20A'] })
    await given(moved).when('soviet', move('S-HQ-20A', '1350')).refuses('AVD 10.4')
    await given(moved).when('soviet', move('S-51RC', '1346')).refuses('AVD 10.4')
    await given(moved).when('soviet', move('G-HQ-2PG', '3106')).refuses('AVD 10.4')
    await given(moved).when('soviet', move('S-HQ-22A', '1651')).refuses('AVD 12.6')
  })
})

describe('10.5 disbanding', () => {
  const units: Units = {
    ...home,
    'S-KALIN': '1449',
    'S-62RC': { at: '1353', isolated: true, reduced: true },
    'S-T34-1': { at: '1353', isolated: true },
  }
  const disbanding = () => state({ units, ...due({ step: 'disband', side: 'soviet' }) })
  allows(
    'AVD 10.5',
    'tan units go to the reserve, * units among them, red ones to the elite cup',
    async () => {
      const after = await reached(
        disbanding(),
        ['soviet', disband('S-51RC')],
        ['soviet', disband('S-KV1-1')],
        ['soviet', disband('S-KALIN')],
      )
      expect(['S-51RC', 'S-KV1-1', 'S-KALIN'].map((unit) => where(after, unit))).toEqual([
        'reserve',
        'elite',
        'reserve',
      ])
    },
  )
  allows('AVD 10.5', 'isolated ones leave the game', async () => {
    const after = await reached(disbanding(), ['soviet', disband('S-62RC')], ['soviet', disband('S-T34-1')])
    expect([where(after, 'S-62RC'), where(after, 'S-T34-1')]).toEqual(['gone', 'gone'])
  })
  refuses('AVD 10.5', 'no PVO, no HQ, no German, none that is not on the map', async () => {
    for (const unit of ['S-PVO-01', 'S-HQ-20A', 'G-17PZ', 'S-29RC'])
      await given(disbanding()).when('soviet', disband(unit)).refuses('AVD 10.5')
    await given(disbanding()).when('german', disband('S-51RC')).refuses('AVD 10.5')
  })
})
