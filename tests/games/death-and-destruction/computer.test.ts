import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/death-and-destruction'
import { OIL_CENTRES } from '@/lib/games/death-and-destruction/data/caucasus'
import { rules } from '@/lib/games/death-and-destruction/ruleset'
import type { Side, State } from '@/lib/games/death-and-destruction/state'
import { Books } from '@/lib/games/proud-monster/computer/books'
import { holdLine } from '@/lib/games/proud-monster/computer/line'
import { aimsOf } from '@/lib/games/proud-monster/computer/worth'
import { onMapUnits } from '@/lib/wargame/occupancy'
import { seeded, seededDice } from '../../support/seeded'
import { at, dueNow, ENOUGH, given, position, type Setting, turnOf, where } from './given'

/** The position after all that the computer does in a movement phase. */
function moved(state: State, side: Side): State {
  let now = state
  for (let n = 0; n < 60 && dueNow(now) === 'move' && now.table.acting === side; n += 1) {
    const order = game.computer(game.view(now, side), game.legal(now, side), seeded(`${n}`))
    now = given(now).when(side, order, ENOUGH).allows().state
  }
  return now
}

describe('a German who has a front to hold', () => {
  test('gives ground by steps, as he stands in it with more than one unit (November 1942)', () => {
    const dice = seededDice(seeded('november'), [])
    const { state } = game.setUp('november', game.schemas.options.parse({}), dice)
    const moves = { couplet: 2, acting: 'german', phase: 'movement', moving: null } as const
    const now = at({ ...state, table: { ...state.table, ...moves } })
    const { board } = now.rules
    const hexesOf = (side: Side) => [
      ...new Set(onMapUnits(now, side).map((unit) => now.open.counters[unit]!.at)),
    ]
    const enemies = new Set(hexesOf('soviet'))
    const front = hexesOf('german').filter((hex) => board.neighbours(hex).some((near) => enemies.has(near)))
    expect(front.length).toBeGreaterThan(80)
    const { posts } = holdLine(new Books(now as never, 'german'))
    const far = (hex: string) => Math.min(...posts.map((post) => board.distance(hex, post)))
    expect(front.reduce((sum, hex) => sum + far(hex), 0) / front.length).toBeLessThan(3)
  })
})

const oil = OIL_CENTRES.map(({ hex }) => hex)
const GROZNY = '2606C'
const MALGOBEK = '2405C'
const joined = (setting: Setting) => position({ code: 214, caucasus: true, ...setting })

describe('the oil of the Caucasus, of which each centre may win the war (4.7)', () => {
  const rifles = ['SU-RD-001', 'SU-RD-002', 'SU-RD-003', 'SU-RD-004'] as const
  const panzers = { 'DE-PZ-3': '2402C', 'DE-PZ-13': '2402C', 'DE-ID-1': '2402C' }
  const beside = Object.fromEntries(rifles.map((unit) => [unit, '2506C']))
  const units = { ...panzers, ...beside, 'SU-RD-010': '5017N' }

  test.each([
    [214, 'holds'],
    [221, 'attacks'],
  ])('is guarded in %i, when the Soviet %s, where the enemy can come', (code) => {
    const after = moved(joined({ code, acting: 'soviet', units }), 'soviet')
    const guards = (hex: string) => rifles.filter((unit) => where(after, unit) === hex)
    expect(guards(GROZNY)).not.toEqual([])
    expect(guards(MALGOBEK)).not.toEqual([])
  })

  test('draws the German, who has nothing else to gain there', () => {
    const far = (state: State) => at(state).rules.board.distance(String(where(state, 'DE-PZ-3')), GROZNY)
    const before = joined({ units: { 'DE-PZ-3': '1804C', 'SU-RD-001': GROZNY, 'SU-RD-010': '5017N' } })
    expect(far(moved(before, 'german'))).toBeLessThan(far(before))
  })

  test('is worth nothing to anybody as long as Map C is not there', () => {
    const worth = (state: State, side: Side) =>
      aimsOf(at(state) as never, side).flatMap(({ hex, worth }) => (oil.includes(hex) ? worth : []))
    const state = joined({ units })
    const away = { ...state, table: { ...state.table, caucasus: false } }
    for (const side of ['german', 'soviet'] as const) {
      expect(worth(state, side).every((one) => one > 0)).toBe(true)
      expect(worth(away, side).every((one) => one === 0)).toBe(true)
      // Asked again of the same places, once it is joined.
      expect(worth(state, side)).toHaveLength(oil.length)
      expect(worth(state, side).every((one) => one > 0)).toBe(true)
    }
  })
})

describe('Map C', () => {
  const panzers = ['DE-PZ-3', 'DE-PZ-13', 'DE-PZ-14', 'DE-PZ-16'] as const
  const at = (hex: string, more: Setting['units'] = {}) => ({
    ...Object.fromEntries(panzers.map((unit) => [unit, hex])),
    ...{ 'SU-RD-001': '4818S', 'SU-RD-010': '5017N' },
    ...more,
  })
  const chosen = (setting: Setting, side: Side = 'german') => {
    const state = position({ code: 211, ...setting })
    return game.computer(game.view(state, side), game.legal(state, side), seeded('oil'))
  }
  /** Beyond Rostov, six hexes from the oil over land, and before Moscow. */
  const NEAR = '4418S'
  const FAR = '4717N'
  const many = Object.fromEntries(
    ['4318S', '4419S', '4320S', '4222S', '4421S', '4520S', '4620S'].flatMap((hex, i) =>
      [1, 2, 3, 4, 5].map((n) => [`SU-RD-1${i}${n}`, hex] as const),
    ),
  )

  test('is called by a German who is near the oil in summer with more than defends it (3.2)', () => {
    expect(chosen({ units: at(NEAR) })).toEqual({ type: 'callMap' })
  })

  test.each([
    ['is far from it', { units: at(FAR) }],
    ['has no summer left for it', { code: 219, units: at(NEAR) }],
    ['has too much before him', { units: at(NEAR, many) }],
    ['may not', { couplet: 2, units: at(NEAR) }],
  ] as const)('is not called by one who %s', (_who, setting) => {
    expect(chosen(setting as Setting).type).not.toBe('callMap')
  })

  const reserve = { 'SU-RD-030': 'rvgk', 'SU-RD-031': 'rvgk', 'SU-TB-001': 'rvgk' } as const
  test('is manned before that by a Soviet who sees him come, once for each oil centre (3.2)', () => {
    const sent = chosen({ acting: 'soviet', units: at(NEAR, reserve) }, 'soviet')
    expect(sent.type).toBe('sendEarly')
    const there = Object.fromEntries(oil.map((_, i) => [`SU-RD-04${i}`, 'caucasus']))
    expect(chosen({ acting: 'soviet', units: at(NEAR, { ...reserve, ...there }) }, 'soviet').type).not.toBe(
      'sendEarly',
    )
  })

  test('by no more of them than steps of the turn let go (8.34)', () => {
    const used = (rules.rvgkSteps(turnOf(211)) ?? 0) - 2
    const setting: Setting = { acting: 'soviet', reserve: { used, fresh: [] }, units: at(NEAR, reserve) }
    const sent = chosen(setting, 'soviet')
    expect([sent.type, (sent.units as string[]).length]).toEqual(['sendEarly', 2])
    given(position({ code: 211, ...setting }))
      .when('soviet', sent)
      .allows()
  })

  test('is manned by nobody as long as he is far', () => {
    expect(chosen({ acting: 'soviet', units: at(FAR, reserve) }, 'soviet').type).not.toBe('sendEarly')
  })
})

test('a Soviet brings units in out of the reserve as far as steps of the turn let them go (8.34)', () => {
  const units = { 'SU-RD-010': '5017N', 'DE-PZ-3': '4717N' }
  const reserve = Object.fromEntries([1, 2, 3, 4].map((n) => [`SU-RD-03${n}`, 'rvgk']))
  const used = (rules.rvgkSteps(turnOf(211)) ?? 0) - 2
  let state = position({ acting: 'soviet', reserve: { used, fresh: [] }, units: { ...units, ...reserve } })
  const left = () => Object.keys(reserve).filter((unit) => where(state, unit) === 'rvgk')
  for (let n = 0; n < 2; n += 1) {
    const order = game.computer(game.view(state, 'soviet'), game.legal(state, 'soviet'), seeded('in'))
    expect(order.type).toBe('placeUnits')
    state = given(state).when('soviet', order, ENOUGH).allows().state
  }
  expect(left()).toHaveLength(2)
})
