import { describe, expect, test } from 'vitest'
import { staff } from '@/components/games/proud-monster/staff'
import { full } from '@/lib/games/proud-monster/full'
import { rules } from '@/lib/games/proud-monster/full/ruleset'
import type { Side, State } from '@/lib/games/proud-monster/full/state'
import { isCutOff } from '@/lib/games/proud-monster/full/supply'
import { throatsOf } from '@/lib/games/proud-monster/full/throats'
import { withLuck } from '@/lib/games/proud-monster/untried'
import { onMapUnits } from '@/lib/wargame/occupancy'
import { seeded } from '../../../support/seeded'
import { ASSAULT, asked, position, tried } from './given'

const cutIn = (state: State, side: Side): string[] => {
  const at = asked(state)
  return onMapUnits(at, side).filter((unit) => isCutOff(at, unit))
}
const throatsIn = (state: State, side: Side) =>
  new Map(throatsOf(asked(state), side).map(({ hex, units }) => [hex, units]))

/** Two divisions in the Crimea and one before it, where the way by Kerch is shut; both other ways into it meet in one hex. */
const KERCH = { 'SU-RD-001': '3719S' }
const INSIDE = { 'DE-ID-1': '3117S', 'DE-ID-11': '3017S' }
const THROAT = '3216S'
const crimea = (units: Record<string, string>) =>
  position({ turn: 8, units: { ...INSIDE, 'DE-ID-21': '2914S', ...units } })

/** Who is cut off there if an enemy comes into a hex. */
const cutBy = (hex: string) => cutIn(crimea({ ...KERCH, 'SU-RD-009': hex }), 'german')

describe('supply that hangs on one hex (9.4)', () => {
  test('is told where an enemy in it cuts off units, and of those alone', () => {
    expect([...throatsIn(crimea(KERCH), 'german')]).toEqual([[THROAT, ['DE-ID-1', 'DE-ID-11']]])
    expect(cutBy(THROAT)).toEqual(['DE-ID-1', 'DE-ID-11'])
    // No hex about it does that.
    for (const hex of rules.board.neighbours(THROAT).filter((one) => rules.isLand(one)))
      expect([hex, cutBy(hex)]).toEqual([hex, []])
  })

  test('is not where there is another way, where somebody stands in it, and for who needs no line', () => {
    // By Kerch as well.
    expect([...throatsIn(crimea({}), 'german')]).toEqual([])
    expect([...throatsIn(crimea({ ...KERCH, 'DE-ID-61': THROAT }), 'german')]).toEqual([])
    // All ways but one are shut about a hex. Whoever is in Sevastopol is supplied by sea (9.17), and who is elsewhere is not.
    const ringed = (hex: string) => {
      const [gap, ...others] = rules.board.neighbours(hex).filter((one) => rules.isLand(one)) as [string]
      const ring = others.map((one, n) => [`DE-ID-${[1, 11, 21, 61, 217][n]}`, one])
      const state = position({ turn: 8, units: { 'SU-RD-001': hex, ...Object.fromEntries(ring) } })
      return throatsIn(state, 'soviet').get(gap)
    }
    expect(ringed('3008N')).toEqual(['SU-RD-001'])
    expect(ringed('2919S')).toBeUndefined()
  })

  test('is left undone only as long as the enemy can come there and units are sent out', () => {
    const told = (state: State) => staff.throats(full.view(state, 'german') as never)
    expect(told(crimea(KERCH))).toEqual([])
    const near = crimea({ ...KERCH, 'SU-RD-002': '3217S' })
    // Of hexes on which the same hang it is one.
    const [first, ...more] = told(near)
    expect(more).toEqual([])
    expect(throatsIn(near, 'german').get(first!.hex)).toEqual(first!.units)
    expect(first!.units).toEqual(['DE-ID-1', 'DE-ID-11'])
  })
})

describe('an attack of 3:1', () => {
  const units = { 'DE-PZ-1': '2709N', 'DE-PZ-6': '2709N' }
  const good = (state: State) => {
    const thought = staff.good(full.view(state, 'german') as never) as Generator<readonly string[]>
    return [...thought].at(-1)
  }
  const weak = { ...units, ...tried('SU-RD-001', '2708N', '2-3') }

  test('is not left unmade, if it is that at the worst, can be made now, and was not prepared', () => {
    const state = position({ ...ASSAULT, units: weak })
    expect(good(state)).toEqual(['2708N'])
    // While units move attacks are still to come.
    expect(good(position({ units: weak }))).toBeUndefined()
    // Of who is untried nobody knows that much.
    expect(good(position({ ...ASSAULT, units: { 'DE-ID-1': '2709N', 'SU-RD-001': '2708N' } }))).toEqual([])
    const { turn, couplet } = state.table
    const attacks = [{ target: '2708N', units: ['DE-PZ-1'], when: `${turn}/${couplet}` }]
    const papers = full.staff!.filed('german', { version: 1, groups: [], marches: [], attacks })
    expect(good(full.evolve(state, papers))).toEqual([])
    expect(staff.attacks(full.view(state, 'german') as never)!.facts.good.text).toBe('3:1')
  })
})

test('what is left undone, and what a line does that follows the enemy, is the same whatever lies face down', () => {
  const told = (state: State) => {
    const view = full.view(state, 'soviet') as never
    const lines = staff
      .armies(view)
      .map(({ units }) => staff.line(view, units, { task: { verb: 'follow' }, marks: [], each: 1 }))
    return [staff.newHoles(view), staff.throats(view), staff.waiting(view), staff.seams(view), lines]
  }
  const line = { 'SU-RD-001': '2708N', 'SU-RD-003': '2710N', 'DE-ID-1': '2509N', 'SU-RD-009': '3117S' }
  const gone = { 'SU-RD-002': { at: '2909N', from: '2709N', left: 0 } }
  const state = position({ acting: 'soviet', units: { ...line, ...gone } })
  const twin = withLuck(
    rules as never,
    { ...state, hidden: { ...state.hidden, values: {} } } as never,
    seeded('twin'),
  )
  expect(twin.hidden).not.toEqual(state.hidden)
  expect(told(twin as never)).toEqual(told(state))
  expect(told(state)[0]).toHaveLength(1)
})
