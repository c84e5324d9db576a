import { describe, expect, test } from 'vitest'
import { planner } from '@/components/games/proud-monster/planner'
import { staff } from '@/components/games/proud-monster/staff'
import type { OrderBody } from '@/components/offline/plan'
import { game as both } from '@/lib/games/proud-monster/full'
import { HAND } from '@/lib/games/proud-monster/names'
import { zoneOf } from '@/lib/games/proud-monster/rules/03-set-up'
import { rules } from '@/lib/games/proud-monster/ruleset'
import type { Situation } from '@/lib/games/proud-monster/situation'
import type { State } from '@/lib/games/proud-monster/state'
import type { View } from '@/lib/games/proud-monster/view'
import { type Disposition, dispositionText, MOST_LETTERS, readDisposition } from '@/lib/kernel/disposition'
import type { Side } from '@/lib/wargame/ruleset'
import { MOST_ORDERS } from '@/lib/wargame/staff/desk'
import { givenIn } from '../../support/given'
import { allows, refuses } from '../../support/ledger'
import { seeded, seededDice } from '../../support/seeded'
import { DONE } from './given'

const SCENARIOS = ['campaign', 'campaign-full'] as const
interface Plans {
  readonly scenario?: (typeof SCENARIOS)[number]
  readonly sovietPlan?: string
  readonly germanPlan?: string
  readonly seed?: string
}
/** A side that is about to set up, by the plans that were chosen. */
function begun(side: Side, { scenario = 'campaign-full', seed = 'saved', ...plans }: Plans = {}) {
  const options = both.schemas.options.parse({ setUp: 'own', ...plans })
  const { state: soviet } = both.setUp(scenario, options, seededDice(seeded(seed), []))
  const state =
    side === 'soviet'
      ? soviet
      : givenIn(both)(soviet as never)
          .when('soviet', DONE, seededDice(seeded(seed), []))
          .allows().state
  const view = both.view(state as never, side) as unknown as View
  return { state: state as unknown as State, view, legal: both.legal(state as never, side) }
}
const textOf = (view: View) => staff.setUps(view)!.text()
/** A set-up used again: its orders as they go out, bundle by bundle, and what is seen when all stand. */
function used({ view, legal }: ReturnType<typeof begun>, text: string) {
  const after = staff.setUps(view)!.again(text)!
  const orders = staff.setUps(view)!.orders(view, after.view)
  let now = { view, legal }
  for (let n = 0; n < orders.length; n += MOST_ORDERS) {
    const { end, ...then } = planner(now.view, now.legal, orders.slice(n, n + MOST_ORDERS) as OrderBody[])
    expect(end).toBeNull()
    now = then as typeof now
  }
  return { ...after, orders, now: now.view, legal: now.legal }
}
const changed = (text: string, change: (all: Map<string, readonly string[]>) => void): string => {
  const all = new Map(readDisposition(text)!)
  change(all)
  return dispositionText(all)
}
const inHand = ({ table }: View) => Object.values(table.counters).filter(({ at }) => at === HAND).length

describe.each(SCENARIOS)('%s', (scenario) => {
  test('a Soviet plan stands again in the place of another, in bundles that each may go out', () => {
    const text = textOf(begun('soviet', { scenario, sovietPlan: 'forward' }).view)
    expect(text.length).toBeLessThan(MOST_LETTERS)
    const { now, orders, refused, legal } = used(begun('soviet', { scenario, sovietPlan: 'depth' }), text)
    expect(orders.length).toBeGreaterThan(MOST_ORDERS)
    expect(refused).toEqual([])
    expect(textOf(now)).toBe(text)
    expect(inHand(now)).toBe(0)
    expect(legal.map(({ order }) => order.type)).toContain('done')
  })
  test('so does a German one, with its reserve areas', () => {
    const text = textOf(begun('german', { scenario, germanPlan: 'south' }).view)
    expect(text.length).toBeLessThan(MOST_LETTERS)
    expect(text).toMatch(/~okh(North|South)/)
    const { now, refused, legal } = used(begun('german', { scenario, germanPlan: 'north' }), text)
    expect(refused).toEqual([])
    expect(textOf(now)).toBe(text)
    expect(legal.map(({ order }) => order.type)).toContain('done')
  })
  test('what stands so already is left as it stands', () => {
    const start = begun('soviet', { scenario })
    expect(used(start, textOf(start.view)).orders).toEqual([])
  })
})

allows(
  'PM 3.1',
  'of a set-up that tells of some units alone the others are in hand, and the rest is placed',
  () => {
    const start = begun('soviet')
    const text = changed(textOf(start.view), (all) => {
      for (const place of [...all.keys()].slice(0, 9)) all.delete(place)
    })
    const { now, legal, refused } = used(start, text)
    expect(refused).toEqual([])
    expect(inHand(now)).toBeGreaterThanOrEqual(9)
    const rest = planner(now, legal, [{ type: 'placeRest' }])
    expect(rest.end).toBeNull()
    expect(inHand(rest.view as View)).toBe(0)
  },
)

refuses(
  'PM 3.4',
  'whoever a set-up places beyond what is drawn for a zone stays in hand, and the rule is said',
  () => {
    const start = begun('soviet')
    const at: Situation = { rules, open: start.state.table }
    const interior = (all: Disposition) =>
      [...all].find(([hex, kinds]) => zoneOf(at, hex) === 'interior' && kinds.includes('RD'))!
    const frontier = (all: Disposition) =>
      [...all].find(([hex, kinds]) => zoneOf(at, hex) === 'frontier' && kinds.join() === 'RD')!
    // One more in the interior and one fewer at the border than are drawn for it.
    const text = changed(textOf(start.view), (all) => {
      const [[there, kinds], [here]] = [interior(all), frontier(all)]
      all.set(there, [...kinds, 'RD'])
      all.delete(here)
    })
    const { now, refused } = used(start, text)
    expect(refused.map(({ no }) => no)).toEqual(['PM 3.4'])
    expect(inHand(now)).toBe(1)
  },
)

refuses('PM 3.7', 'a German division that a set-up places in Hungary stays in hand', () => {
  const start = begun('german')
  const text = textOf(start.view)
  const hungary = rules.board.hexes.find((hex) => rules.zomo(hex) === 'hungary')!
  const moved = changed(text, (all) => {
    const [place, kinds] = [...all].find(([, some]) => some.includes('DE-ID-71'))!
    all.set(
      place,
      kinds.filter((one) => one !== 'DE-ID-71'),
    )
    all.set(hungary, [...(all.get(hungary) ?? []), 'DE-ID-71'])
  })
  const { now, refused } = used(start, moved)
  expect(refused.map(({ no }) => no)).toEqual(['PM 3.7'])
  expect(inHand(now)).toBe(1)
})

test('places and units that are none, the other side’s and those that come later are passed over', () => {
  const start = begun('german')
  const text = dispositionText(
    new Map([
      ['9999Q', ['DE-ID-71']],
      ['track', ['DE-ID-68']],
      ['constructor', ['DE-ID-56']],
      ['1223N', ['toString', 'RD', 'HU-nobody']],
    ]),
  )
  const { now, refused } = used(start, text)
  expect(refused).toEqual([])
  expect(inHand(now)).toBeGreaterThan(100)
})

test('a corps stands by its plan until one of its units goes elsewhere', () => {
  const { view, legal } = begun('german')
  const units = ['DE-ID-56', 'DE-ID-62']
  expect(staff.setUps(view)!.byPlan(units)).toBe(true)
  const moved = planner(view, legal, [{ type: 'takeUp', units: ['DE-ID-62'] }]).view as View
  expect(staff.setUps(moved)!.byPlan(units)).toBe(false)
  expect(staff.setUps(moved)!.byPlan(['DE-ID-56'])).toBe(true)
})

test('it is for whoever sets up, as long as he does', () => {
  const { state } = begun('german')
  expect(staff.setUps(both.view(state as never, 'soviet') as never)).toBeNull()
  expect(staff.setUps(both.view(state as never, 'german') as never)).not.toBeNull()
})

test('what a set-up tells follows from faces and hexes alone: neither draw, nor which of them stands where', () => {
  const texts = ['a', 'b', 'c'].map((seed) => begun('soviet', { seed }))
  expect(new Set(texts.map(({ state }) => JSON.stringify(state.hidden.values))).size).toBe(3)
  expect(new Set(texts.map(({ view }) => textOf(view))).size).toBe(1)
  // Two of a face that change places are the same set-up.
  const { view } = texts[0]!
  const { counters } = view.table
  const [one, other] = Object.keys(counters).filter(
    (unit) => rules.counters[unit]?.face === 'RD' && rules.board.has(counters[unit]!.at),
  ) as [string, string]
  expect(counters[one]!.at).not.toBe(counters[other]!.at)
  const swapped = { ...counters, [one]: counters[other]!, [other]: counters[one]! }
  const after = { ...view, table: { ...view.table, counters: swapped } } as View
  expect(textOf(after)).toBe(textOf(view))
  // Nor is a name of a unit among it, a version or a number of the game.
  const names = Object.keys(counters).filter((unit) => rules.counters[unit]?.side === 'soviet')
  const words = new Set(textOf(view).split(/[._~]/))
  expect(names.filter((name) => words.has(name))).toEqual([])
  expect([...words].filter((word) => !rules.board.has(word)).sort()).toEqual(['CD', 'MRD', 'RB', 'RD', 'TD'])
})
