import { describe, expect, test } from 'vitest'
import { full } from '@/lib/games/proud-monster/full'
import type { Event } from '@/lib/games/proud-monster/full/events'
import type { State, Viewer } from '@/lib/games/proud-monster/full/state'
import { goldenPlay } from '../../../support/game-suite/golden'
import { sittingsOf } from '../../../support/game-suite/sittings'
import { allows, refuses } from '../../../support/ledger'
import { seeded, seededDice } from '../../../support/seeded'
import { ASSAULT, DONE, dueNow, given, play, position, type Setting, SOVIET, tried, where } from './given'
import { whole } from './suite'

const OTHERS: readonly Viewer[] = ['german', 'spectator']
/** The Mutual Reinforcement Phase: the Soviet files first, then the German, then both lie open. */
const phase = (more: Setting = {}): State =>
  position({
    ...{ turn: 7, acting: 'soviet' as const, phase: 'reinforcement' as const },
    agenda: [
      { step: 'assault', side: 'german' },
      { step: 'move', side: 'german' },
      { step: 'open' },
      { step: 'callUp', side: 'german' },
      { step: 'reinforce', side: 'soviet' },
      { step: 'convert', side: 'soviet' },
    ],
    units: {
      ...{ 'SU-RD-110': 'arriving', 'SU-RD-111': 'arriving', 'SU-G01': 'guards' },
      ...{ ...tried('SU-RD-001', '5017N', '3-4'), ...tried('SU-RD-002', '5116N', '3-4') },
      ...{ 'DE-SEC-207': 'track', 'DE-SEC-281': 'track', 'DE-SEC-285': 'track', 'DE-ID-1': '2705N' },
    },
    ...more,
  })
const place = (hex: string, ...units: string[]) => ({ type: 'placeUnits', hex, units }) as const
const form = (unit: string) => ({ type: 'formGuards', guard: 'SU-G01', unit }) as const
const call = (unit: string) => ({ type: 'callUp', unit, hex: '2705N' }) as const
const seen = (state: State, viewer: Viewer) => JSON.stringify(full.view(state, viewer))
const told = (before: State, events: readonly Event[], viewer: Viewer) => {
  let state = before
  return events.flatMap((event) => {
    const line = full.tell(event, viewer, state)
    state = full.evolve(state, event)
    return line ? [line] : []
  })
}

allows(
  'PM 8.1',
  'both file what they do, and then it lies open; no hand-over more than the player turns',
  () => {
    const { state } = play(
      phase(),
      ['soviet', form('SU-RD-001')],
      ['soviet', place('4201N', 'SU-RD-110')],
      ['soviet', DONE],
    )
    expect(dueNow(state)).toBe('callUp')
    const called = play(
      state,
      ['german', call('DE-SEC-207')],
      ['german', call('DE-SEC-281')],
      ['german', call('DE-SEC-285')],
    )
    expect(called.state.table.mutual).toBe(null)
    expect(full.view(called.state, 'german').table.counters['SU-RD-110']!.at).toBe('4201N')
    expect(where(called.state, 'SU-RD-111')).toBe('rvgk')
  },
)
refuses('PM 8.1', 'before that nobody else sees where units have come in, or who was formed', () => {
  const filed = (hex: string, guard: string) =>
    play(
      phase(),
      ['soviet', form(guard)],
      ['soviet', place(hex, 'SU-RD-110')],
      ['soviet', place(hex, 'SU-RD-111')],
    )
  const worlds = [filed('4201N', 'SU-RD-001'), filed('5017N', 'SU-RD-002')].map(({ state }) => state)
  expect(worlds.map(dueNow)).toEqual(['callUp', 'callUp'])
  for (const viewer of OTHERS) {
    expect(seen(worlds[0]!, viewer)).toBe(seen(worlds[1]!, viewer))
    expect(seen(worlds[0]!, viewer)).toBe(
      seen({ ...phase(), table: { ...phase().table, agenda: worlds[0]!.table.agenda } }, viewer),
    )
  }
  expect(seen(worlds[0]!, 'soviet')).not.toBe(seen(worlds[1]!, 'soviet'))
})
test('nobody else is told of it before it is opened, and then of what is seen (8.1)', () => {
  const order = place('4201N', 'SU-RD-110')
  const before = given(phase()).when('soviet', form('SU-RD-001')).allows().state
  const placed = given(before).when('soviet', order).allows()
  expect(told(before, placed.events, 'soviet')).not.toEqual([])
  for (const viewer of OTHERS) expect(told(before, placed.events, viewer)).toEqual([])
  const filed = given(placed.state).when('soviet', DONE).allows()
  for (const viewer of OTHERS) expect(told(placed.state, filed.events, viewer)).toEqual([])
  const opened = given(filed.state).when('german', DONE).allows()
  expect(JSON.stringify(told(filed.state, opened.events, 'german'))).toContain('SU-RD-110')
  expect(JSON.stringify(told(filed.state, opened.events, 'german'))).toContain('SU-G01')
  expect(JSON.stringify(told(filed.state, opened.events, 'soviet'))).not.toContain('log-opened')
})
refuses('PM 8.7', 'in that phase no unit comes into a place of the German beside a headquarters', () => {
  const moscow = phase({
    taken: ['5116N'],
    agenda: [
      { step: 'assault', side: 'german' },
      { step: 'move', side: 'german' },
      { step: 'reinforce', side: 'soviet' },
    ],
    units: { 'SU-RD-110': 'arriving', 'DE-ID-1': '2705N' },
  })
  given(moscow).when('soviet', place('5116N', 'SU-RD-110')).refuses('PM 8.7')
  given(moscow).when('soviet', place('5017N', 'SU-RD-110')).allows()
})

const last = (more: Setting = {}) =>
  position({
    ...ASSAULT,
    turn: 2,
    couplet: 2,
    units: { 'DE-ID-1': '4216N', ...tried('SU-RD-001', '4217N', '3-4') },
    ...more,
  })
allows(
  'PM 9.19',
  'a pause is filed in secret with the hand-over, and declared before the Soviet files his',
  () => {
    const filed = given(last()).when('german', { type: 'declarePause' }).allows()
    expect(full.view(filed.state, 'german').table.logistics.planned).toBe('filed')
    for (const viewer of ['soviet', 'spectator'] as const) {
      expect(seen(filed.state, viewer)).toBe(seen(last(), viewer))
      expect(told(last(), filed.events, viewer)).toEqual([])
    }
    const back = given(filed.state).when('german', { type: 'breakPause' }).allows().state
    expect(back.table.logistics.planned).toBe(null)
    const soviet = {
      ...ASSAULT,
      ...SOVIET,
      turn: 2,
      couplet: 2,
      units: { 'DE-ID-1': '2005S', ...tried('SU-RD-001', '2106S', '3-4') },
    }
    const next = given(position({ ...soviet, logistics: { planned: 'filed' } }))
      .when('soviet', DONE, [1, 1, 1])
      .allows()
    expect(next.events.map(({ type }) => type)).toContain('PauseDeclared')
    expect(next.state.table.logistics).toMatchObject({ pause: 3, planned: null })
  },
)

describe('two hand-overs a couplet, and no more but for what is decided in the battles of the other side', () => {
  test('a campaign with a set-up of one’s own has exactly 47, of which three are in the first turn', () => {
    const sat = sittingsOf(whole)
    const luck = seeded('sittings')
    const dice = seededDice(luck, [])
    let { state } = full.setUp('campaign-full', full.schemas.options.parse({ setUp: 'own' }), dice)
    const after: Record<number, number> = {}
    // Nobody stirs, so that nobody wins before the end.
    for (let side = full.awaits(state)[0]; side; side = full.awaits(state)[0]) {
      const before = state
      // Whom the reserve has no room for must come in.
      const isDone = full.check(before, side, DONE) === null
      const order = isDone ? DONE : whole.surely!(before, full.legal(before, side)[0]!, luck)
      state = given(before).when(side, order, dice).allows().state
      expect(sat.watch({ side, before, after: state })).toEqual([])
      after[before.table.turn] = sat.count()
    }
    expect([state.table.turn, after[1], sat.count()]).toEqual([12, 3, 47])
  })
  test.each(['game-1', 'game-2'] as const)('%s', (name) => {
    const sat = sittingsOf(whole)
    const seen = new Set<string>()
    goldenPlay(whole, name, {
      watch: (step) => {
        const { turn, couplet } = step.after.table
        seen.add(`${turn} ${couplet}`)
        expect(sat.watch(step)).toEqual([])
      },
    })
    expect(seen.size).toBeGreaterThan(3)
  })
})
