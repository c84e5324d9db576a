import { describe, expect, test } from 'vitest'
import { game as both, full } from '@/lib/games/proud-monster/full'
import { rules } from '@/lib/games/proud-monster/full/ruleset'
import type { State } from '@/lib/games/proud-monster/full/state'
import { NO_PAPERS, type Papers, type Pass } from '@/lib/wargame/staff/papers'
import { position, SOVIET } from './given'

const ARMY = ['DE-ID-1']
const ALL: Pass = { attacked: true, places: true, ground: true, near: { army: '18', units: ARMY } }
const papers: Papers = { ...NO_PAPERS, pass: ALL }

/** The view that a judgement is made on: what its owner sees, unless a test says otherwise. */
type Seen = (state: State) => ReturnType<typeof full.view>
const honest: Seen = (state) => full.view(state, 'german')
const judged = (before: State, now: State, seen: Seen = honest) =>
  both.pass!.after(papers, 'german', seen(before), seen(now), [], false)

describe('twins', () => {
  // Two Soviet stacks, of which the German sees the top alone: one at two hexes from his army, one far off.
  const away = (hexes: number) =>
    rules.board.hexes.find((hex) => rules.isLand(hex) && rules.board.distance(hex, '4006S') === hexes)!
  const [near, beside, third, far] = [away(2), away(1), away(3), away(9)]
  const world = (at: readonly [string, string], more: object = {}) =>
    position({
      ...SOVIET,
      units: {
        'DE-ID-1': '4006S',
        'SU-RD-001': { at: near, above: 1 },
        'SU-RD-002': { at: far, above: 1 },
        'SU-RD-003': at[0],
        'SU-RD-004': at[1],
        ...more,
      },
    })
  const before = world([far, near])
  const moved = world([near, far])

  test('who goes beneath another is seen by nobody, and stops no turn from being passed', () => {
    expect(both.pass!.sitting(before)).toBe('soviet')
    expect(honest(moved)).toEqual(honest(before))
    expect(judged(before, moved)).toBe(papers)
    // A judgement on all that lies open to its owner would tell the twins apart.
    const leaky: Seen = (state) => ({ ...honest(state), table: state.table })
    expect(judged(before, moved, leaky)).toMatchObject({ stopped: { why: 'near', at: near } })
  })

  test('what untried units are plays no part', () => {
    const values = (state: State) => ({ ...state, hidden: { ...state.hidden, values: { 'SU-RD-001': 1 } } })
    expect(judged(before, values(before) as State)).toBe(papers)
  })

  test('who is seen to come near does', () => {
    const come = world([far, near], { 'SU-RD-005': beside })
    expect(judged(before, come)).toMatchObject({ stopped: { why: 'near', at: beside } })
    const gone = world([far, near], { 'SU-RD-005': third })
    expect(judged(before, gone)).toBe(papers)
  })
})

test('mud and snow are told by where anything is in play', () => {
  const under = (north: 'D' | 'M' | 'F') =>
    position({ ...SOVIET, turn: 8, units: { 'DE-ID-1': '4006S' }, weather: { north, south: 'D' } } as never)
  expect(judged(under('M'), under('F'))).toMatchObject({ stopped: { why: 'ground' } })
  expect(judged(under('D'), under('F'))).toBe(papers)
  expect(judged(under('D'), under('M'))).toBe(papers)
})

test('a place that the enemy takes back stops it', () => {
  const held = (...taken: string[]) => position({ ...SOVIET, units: { 'DE-ID-1': '4006S' }, taken })
  const hex = rules.board.hexes.find((one) => rules.placeOf(one)?.name === 'Minsk')!
  expect(judged(held(hex), held())).toMatchObject({ stopped: { why: 'place', at: hex } })
  expect(judged(held(), held(hex))).toBe(papers)
})

describe('a sitting', () => {
  const due = (step: string, side: string, more: object = {}) =>
    position({
      ...{ phase: 'reinforcement', acting: 'soviet', agenda: [{ step: 'checkVictory' }, { step, side }] },
      units: { 'DE-ID-1': '4006S' },
      ...more,
    } as never)
  test('of the Soviet goes on as he files what comes, and that of the German begins with what he files (8.1)', () => {
    expect(both.pass!.sitting(due('reinforce', 'soviet'))).toBe('soviet')
    expect(both.pass!.sitting(due('callUp', 'german'))).toBe('german')
    const losses = { step: 'losses', side: 'soviet', due: 1 }
    const fight = position({ units: { 'DE-ID-1': '4006S' } })
    const asked = { ...fight, table: { ...fight.table, agenda: [...fight.table.agenda, losses] } } as State
    // What falls on him while the other attacks is no sitting of his.
    expect(both.pass!.sitting(asked)).toBe('german')
  })

  test('that files what comes is another player turn than the one in which he moves', () => {
    const turn = both.playerTurn!
    expect(turn(due('reinforce', 'soviet'))).not.toBe(turn(position({ ...SOVIET, couplet: 1 } as never)))
  })
})
