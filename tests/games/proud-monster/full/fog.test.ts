import { describe, expect, test } from 'vitest'
import { full } from '@/lib/games/proud-monster/full'
import { seenBy } from '@/lib/games/proud-monster/full/fog'
import type { Order } from '@/lib/games/proud-monster/full/orders'
import { rules } from '@/lib/games/proud-monster/full/ruleset'
import type { State, Viewer } from '@/lib/games/proud-monster/full/state'
import { refused } from '@/lib/kernel/decision'
import type { Throw } from '@/lib/kernel/dice/dice'
import { allows, refuses } from '../../../support/ledger'
import { seeded, seededDice } from '../../../support/seeded'
import { ASSAULT, attack, DONE, facts, given, move, type Outcome, position, SOVIET, tried } from './given'

const seen = ({ table }: State, viewer: Viewer) => seenBy(rules, table, viewer)
const placeOf = (state: State, viewer: Viewer, unit: string) => seen(state, viewer).counters[unit]?.at
const told = (before: State, { events }: Outcome, viewer: Viewer) => {
  let state = before
  return events.flatMap((event) => {
    const line = full.tell(event, viewer, state)
    state = full.evolve(state, event)
    return line ? [line] : []
  })
}

/** Two German divisions in 4006S, and two Soviet ones in 4007S. */
const facing = position({
  units: {
    'DE-PZ-1': '4006S',
    'DE-ID-1': '4006S',
    'SU-RD-001': '4007S',
    ...tried('SU-RD-002', '4007S', '3-4'),
  },
})

allows('PM 14.7', 'the other side sees who is on top, and that there is more', () => {
  expect(placeOf(facing, 'german', 'SU-RD-001')).toBe('4007S')
  expect(placeOf(facing, 'german', 'SU-RD-002')).toBe('covered')
  expect(seen(facing, 'german').several).toEqual(['4007S'])
  // What a battle has shown of it everybody may count, wherever it is.
  expect(seen(facing, 'german').counters['SU-RD-002']!.tried).toBe(facing.table.counters['SU-RD-002']!.tried)
  expect(placeOf(facing, 'soviet', 'SU-RD-002')).toBe('4007S')
  expect(seen(facing, 'spectator').several).toEqual(['4006S', '4007S'])
})

allows('PM 14.7', 'its owner puts another unit on top', () => {
  const order = { type: 'arrangeStack', unit: 'DE-PZ-1' } as const
  const outcome = given(facing).when('german', order).allows()
  expect([facing, outcome.state].map((state) => placeOf(state, 'soviet', 'DE-PZ-1'))).toEqual([
    'covered',
    '4006S',
  ])
  expect(placeOf(outcome.state, 'soviet', 'DE-ID-1')).toBe('covered')
  // How often he did so is his affair.
  expect(seen(outcome.state, 'soviet').counters['DE-PZ-1']!.above).toBe(0)
  expect(told(facing, outcome, 'german').map(({ key }) => key)).toEqual(['log-arranged'])
  expect(told(facing, outcome, 'soviet')).toEqual([])
})
refuses('PM 14.7', 'who is on top already cannot be put there, nor anybody of the other side', () => {
  for (const unit of ['DE-ID-1', 'SU-RD-002'])
    given(facing).when('german', { type: 'arrangeStack', unit }).refuses('PM 14.7')
})

allows('PM 14.7', 'Flak lies beneath those who may attack, until it is put on top', () => {
  const units = { 'DE-FLAK-I': '4006S', 'DE-ID-21': '4006S', 'DE-PZ-1': '4006S', 'DE-FLAK-II': '4005S' }
  const before = position({ units })
  const seenIn = (state: State, hex: string) =>
    Object.keys(units).filter((unit) => placeOf(state, 'soviet', unit) === hex)
  expect(seenIn(before, '4006S')).toEqual(['DE-ID-21'])
  expect(seenIn(before, '4005S')).toEqual(['DE-FLAK-II'])
  const { state } = given(before).when('german', { type: 'arrangeStack', unit: 'DE-FLAK-I' }).allows()
  expect(seenIn(state, '4006S')).toEqual(['DE-FLAK-I'])
})

describe('an attack', () => {
  const ready = position({
    ...ASSAULT,
    units: {
      ...{ 'DE-ID-1': '4006S', 'DE-PZ-1': '4006S', 'DE-ID-21': '4006S' },
      ...{ ...tried('SU-RD-001', '4007S', '3-4'), ...tried('SU-RD-002', '4007S', '3-4') },
    },
  })
  const outcome = () =>
    given(ready)
      .when('german', attack('4007S', 'DE-ID-1', 'DE-PZ-1'), [1, 1])
      .allows()

  refuses('PM 14.7', 'opens the whole stack, and cannot be called off', () => {
    const { events } = outcome()
    const [declared] = facts({ events }, 'AttackDeclared')
    expect(declared!.battle.defenders).toEqual(['SU-RD-001', 'SU-RD-002'])
    expect(events.some(full.isFirm)).toBe(true)
  })
  test('is judged before by what its side sees', () => {
    expect(full.check(ready, 'german', attack('4007S', 'DE-ID-1'))).toBeNull()
    const answer = full.ask(ready, 'german', {
      ...{ ask: 'odds', side: 'german', target: '4007S', attackers: ['DE-ID-1'] },
    })
    expect(JSON.stringify(answer)).not.toContain('SU-RD-002')
  })
  test('shows those who attack, and none beside them', () => {
    const { state } = outcome()
    expect(state.table.battle).not.toBeNull()
    expect(['DE-ID-1', 'DE-PZ-1', 'DE-ID-21'].map((unit) => placeOf(state, 'soviet', unit))).toEqual([
      ...['4006S', '4006S', 'covered'],
    ])
  })
})

describe('what others are told', () => {
  test('a unit that goes from beneath one into beneath another is not told of', () => {
    const before = position({
      units: { 'DE-ID-1': '4006S', 'DE-PZ-1': '4006S', 'DE-AG-184': '4005S', 'DE-ID-11': '4005S' },
    })
    const order = given(before)
      .when('german', move('DE-ID-11', '4005S', '4006S'))
      .allows()
    expect(placeOf(order.state, 'soviet', 'DE-ID-11')).toBe('covered')
    expect(told(before, order, 'soviet')).toEqual([])
    expect(seen(order.state, 'soviet').moving).toBeNull()
    expect(told(before, order, 'german').map(({ key }) => key)).toEqual(['log-moved'])
  })

  test('of a stack that moves the unit on top', () => {
    const order = given(facing)
      .when('german', move(['DE-ID-1', 'DE-PZ-1'], '4006S', '4005S'))
      .allows()
    expect(told(facing, order, 'soviet').map(({ params }) => params.units)).toEqual(['DE-ID-1'])
  })
})

describe('the reserve of the high command', () => {
  const soviet = position({
    ...SOVIET,
    taken: [],
    units: { 'SU-RD-001': 'rvgk', 'SU-RD-002': '5017N', 'DE-ID-1': '2009N' },
  })
  const put: Order = { type: 'placeUnits', hex: '5017N', units: ['SU-RD-001'] }

  allows('PM 8.1', 'gives up units before anybody has moved, and the German sees nobody in it', () => {
    expect(placeOf(soviet, 'german', 'SU-RD-001')).toBe('covered')
    expect(seen(soviet, 'german').several).toEqual([])
    const outcome = given(soviet).when('soviet', put).allows()
    expect(outcome.state.table.counters['SU-RD-001']!.at).toBe('5017N')
    // The unit with the lower name lies on top, which is now told.
    expect(told(soviet, outcome, 'german').map(({ key }) => key)).toEqual(['log-placed'])
  })
  refuses('PM 8.1', 'and none afterwards', () => {
    const moved = given(soviet)
      .when('soviet', move('SU-RD-002', '5017N', '4917N'))
      .allows().state
    given(moved).when('soviet', put).refuses('PM 8.1')
  })
})

test('a position that is guessed has as many units where some are seen, and shows the same', () => {
  for (const viewer of ['german', 'soviet', 'spectator'] as const) {
    const view = full.view(facing, viewer)
    const guessed = full.readPosition(full.guess(view, () => 0.4))
    expect(full.view(guessed, viewer)).toEqual(view)
    expect(Object.values(guessed.table.counters).some(({ at }) => at === 'covered')).toBe(false)
  }
})

describe('a set-up that its owner has changed', () => {
  const options = full.schemas.options.parse({ setUp: 'own' })
  const begun = full.setUp('campaign-full', options, seededDice(seeded('names'), [])).state
  const throws: Throw[] = []
  const decided = full.decide(begun, {
    ...{ side: 'soviet', order: DONE, dice: seededDice(seeded('names/done'), throws) },
  })
  if (refused(decided)) throw new Error(JSON.stringify(decided))
  const done = decided.yes.reduce(full.evolve, begun)
  /** Untried units of a kind in a place, by number. */
  const countsOf = ({ table }: State) => {
    const counts: Record<string, number> = {}
    for (const [unit, { at }] of Object.entries(table.counters))
      if (unit.startsWith('SU-'))
        counts[`${rules.counters[unit]!.face} ${at}`] =
          (counts[`${rules.counters[unit]!.face} ${at}`] ?? 0) + 1
    return counts
  }

  test('stands as it was laid out, but no name tells where in the plan a unit stood', () => {
    expect(countsOf(done)).toEqual(countsOf(begun))
    const units = Object.keys(begun.table.counters).filter(
      (unit) => unit.startsWith('SU-RD') && /^\d/.test(begun.table.counters[unit]!.at),
    )
    const same = units.filter((unit) => done.table.counters[unit]!.at === begun.table.counters[unit]!.at)
    expect(units.length).toBeGreaterThan(100)
    expect(same.length).toBeLessThan(units.length / 10)
  })
  test('is mixed by dice that stay shut, and nobody is told', () => {
    const mixing = throws.filter(({ purpose }) => purpose.startsWith('names/'))
    expect(mixing.length).toBeGreaterThan(100)
    expect(mixing.every(({ hidden }) => hidden)).toBe(true)
    const mixed = { events: facts({ events: decided.yes }, 'NamesMixed') } as unknown as Outcome
    for (const viewer of ['german', 'soviet', 'spectator'] as const)
      expect(told(begun, mixed, viewer)).toEqual([])
  })
})
