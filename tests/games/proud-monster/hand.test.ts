import { describe, expect, test } from 'vitest'
import { port } from '@/components/games/proud-monster/port'
import { game } from '@/lib/games/proud-monster'
import { SET_UP_FACES } from '@/lib/games/proud-monster/data/schedule'
import { rules as full } from '@/lib/games/proud-monster/full/ruleset'
import { columnOf } from '@/lib/games/proud-monster/geometry'
import type { Order } from '@/lib/games/proud-monster/orders'
import { gapsOf, unfinished } from '@/lib/games/proud-monster/rules/03-gaps'
import { rules as beginner } from '@/lib/games/proud-monster/ruleset'
import type { Place, Side, State } from '@/lib/games/proud-monster/state'
import type { LegalEntry } from '@/lib/kernel/game'
import { allows, refuses } from '../../support/ledger'
import { pick, seeded, seededDice } from '../../support/seeded'
import { whole } from './full/suite'
import { asked, DONE, given, where } from './given'
import { proud } from './suite'
import { filled, untold } from './untold'

const options = game.schemas.options.parse({ setUp: 'own' })
const begun = game.setUp('campaign', options, seededDice(seeded('hand'), [])).state
const german = given(begun).when('soviet', DONE).allows().state

const take = (...units: string[]): Order => ({ type: 'takeUp', units })
const put = (to: Place, ...units: string[]): Order => ({ type: 'stationUnits', from: 'hand', units, to })
const REST: Order = { type: 'placeRest' }
const following = (state: State, side: Side, ...orders: Order[]) =>
  orders.reduce((now, order) => given(now).when(side, order).allows().state, state)

const isHex = (at: string) => /^\d/.test(at)
/** Units of a side that are set up, with where they are. */
const set = ({ table }: State, side: Side) =>
  Object.entries(table.counters).filter(
    ([id, { at }]) => id.startsWith('SU-') === (side === 'soviet') && (isHex(at) || at.startsWith('okh')),
  )
const inHand = ({ table }: State) => Object.values(table.counters).filter(({ at }) => at === 'hand').length
const sorted = (counts: Record<string, number>) => Object.entries(counts).sort()
/** How many of each kind stand in both zones, and how many are drawn for them (3.2). */
const zones = (state: State) => {
  const counts: Record<string, number> = {}
  for (const [id, { at }] of set(state, 'soviet')) {
    const key = `${columnOf(at) <= 22 ? 'frontier' : 'interior'} ${id.split('-')[1]}`
    counts[key] = (counts[key] ?? 0) + 1
  }
  return sorted(counts)
}
const DRAWN = sorted(
  Object.fromEntries(
    Object.entries(SET_UP_FACES).flatMap(([zone, faces]) =>
      Object.entries(faces).flatMap(([face, n]) => (n > 0 ? [[`${zone} ${face}`, n]] : [])),
    ),
  ),
)
const rifle = (test: (at: string) => boolean) =>
  set(begun, 'soviet').find(([id, { at }]) => id.startsWith('SU-RD-') && test(at))![0]

describe('who is taken in hand', () => {
  const border = rifle((at) => at === '2006N')
  const inner = rifle((at) => columnOf(at) === 40)
  const both = following(begun, 'soviet', take(border, inner))
  allows('PM 3.3', 'goes back to its zone, in whichever hex', () => {
    expect([where(both, border), where(both, inner)]).toEqual(['hand', 'hand'])
    expect(where(following(both, 'soviet', put('2108N', border)), border)).toBe('2108N')
  })
  refuses('PM 3.3', 'not so that more of a kind begin in the frontier zone than are drawn for it', () => {
    // One of both is for it, whichever: they are all alike.
    const one = following(both, 'soviet', put('2006N', inner))
    given(one).when('soviet', put('2108N', border)).refuses('PM 3.3')
    given(both).when('soviet', put('1717N', border)).refuses('PM 3.3')
  })
  allows('PM 3.4', 'and the other is for the interior', () => {
    expect(zones(following(both, 'soviet', put('2006N', inner), put('4015N', border)))).toEqual(DRAWN)
  })
  refuses('PM 3.4', 'nor more in the interior; and nobody has done while somebody is in hand', () => {
    given(following(both, 'soviet', put('4015N', inner)))
      .when('soviet', put('4015N', border))
      .refuses('PM 3.4')
    // Nothing else is missing then.
    const spare = set(begun, 'soviet').find(
      ([id]) => gapsOf(asked(following(begun, 'soviet', take(id))), 'soviet').length === 0,
    )![0]
    given(following(begun, 'soviet', take(spare)))
      .when('soviet', DONE)
      .refuses('PM 3.4')
  })
  refuses('PM 3.1', 'is one’s own, set up, and not in hand already', () => {
    for (const units of [['SU-TB-001'], ['DE-PZ-1'], [border, border]])
      given(begun)
        .when('soviet', take(...units))
        .refuses('PM 3.1')
    given(both).when('soviet', take(border)).refuses('PM 3.1')
  })
  refuses('PM 3.7', 'the German has not done then, either', () => {
    given(following(german, 'german', take('DE-PZ-1')))
      .when('german', DONE)
      .refuses('PM 3.7')
    given(following(german, 'german', take('DE-PZ-1')))
      .when('german', put('1604S', 'DE-PZ-1'))
      .refuses('PM 3.7')
  })
  allows('PM 3.7', 'some of a corps wait in reserve, wherever they were', () => {
    const units = ['DE-PZ-1', 'DE-ID-58', 'DE-ID-61']
    const held = following(german, 'german', take('DE-ID-61'), { type: 'holdBack', to: 'okhNorth', units })
    expect(units.map((unit) => where(held, unit))).toEqual(units.map(() => 'okhNorth'))
    // As older orders have it, all out of one place.
    const one: Order = { type: 'holdBack', to: 'okhNorth', from: '2009N', units: ['DE-PZ-1', 'DE-ID-58'] }
    given(german).when('german', one).refuses('PM 3.1')
  })
})

describe('the rest is placed', () => {
  const everybody = (state: State, side: Side) => set(state, side).map(([id]) => id)
  test.each(['soviet', 'german'] as const)('as the plan has it, where the %s took all in hand', (side) => {
    const state = side === 'soviet' ? begun : german
    const bare = following(state, side, take(...everybody(state, side)))
    expect(set(bare, side)).toEqual([])
    const kinds = (of: State) =>
      set(of, side)
        // Soviet units of a kind are all alike.
        .map(([id, { at }]) => `${at} ${side === 'soviet' ? id.split('-')[1] : id}`)
        .sort()
    expect(kinds(following(bare, side, REST))).toEqual(kinds(state))
  })
  refuses('PM 3.4', 'not where nothing is missing and nobody in hand', () => {
    given(begun).when('soviet', REST).refuses('PM 3.4')
    given(german).when('german', REST).refuses('PM 3.4')
  })
})

describe.each([
  ['beginner', proud, 'campaign', beginner],
  ['full', whole as unknown as typeof proud, 'campaign-full', full as unknown as typeof beginner],
] as const)('whatever a player of the level %s has done to his set-up', (level, suite, scenario, rules) => {
  const { game: played } = suite
  /** Some units taken in hand, some placed elsewhere or held back: as it comes. */
  function changed(begun: State, side: Side, luck: () => number): State {
    let state = begun
    for (let n = 0; n < 15; n += 1) {
      const entry = pick(
        played.legal(state, side).filter(({ order }) => order.type !== 'done' && order.type !== 'placeRest'),
        luck,
      ) as LegalEntry
      const order: Order = suite.surely!(state, entry as never, luck)
      const decision = played.decide(state, { side, order, dice: seededDice(luck, []) })
      if ('yes' in decision) state = decision.yes.reduce(played.evolve, state)
    }
    return state
  }
  test.each([1, 2, 3])('the rest makes it whole and lawful (%i)', (n) => {
    const luck = seeded(`rest/${level}/${n}`)
    let state = played.setUp(
      scenario,
      played.schemas.options.parse({ setUp: 'own' }),
      seededDice(luck, []),
    ).state
    for (const side of ['soviet', 'german'] as const) {
      const all = set(state, side).length
      state = changed(state, side, luck)
      expect(set(state, side).length + inHand(state)).toBe(all)
      const entry = played.legal(state, side).find(({ order }) => order.type === 'placeRest')
      expect(entry === undefined).toBe(unfinished({ rules, open: state.table }, side) === null)
      const closing: readonly Order[] = entry ? [REST, DONE] : [DONE]
      for (const order of closing) {
        const decision = played.decide(state, { side, order, dice: seededDice(luck, []) })
        expect(decision).toHaveProperty('yes')
        state = (decision as { yes: readonly never[] }).yes.reduce(played.evolve, state)
        if (order === REST) expect(inHand(state)).toBe(0)
      }
      if (side === 'soviet') expect(zones(state)).toEqual(DRAWN)
      expect(set(state, side)).toHaveLength(all)
      expect(suite.faults(state)).toEqual([])
    }
  })
})

describe('at the table', () => {
  const offersIn = (state: State, side: Side) => {
    const view = game.view(state, side)
    return { view, offers: port.offers(view, game.legal(state, side)) }
  }
  test('what can be done with those in hand is offered by kind, in words of both languages, and whole once it is filled', () => {
    const { counters } = begun.table
    const some = Object.keys(counters)
      .filter((id) => /SU-(RB|TD)/.test(id) && isHex(counters[id]!.at))
      .slice(0, 9)
    for (const [state, side] of [
      [
        following(
          begun,
          'soviet',
          take(
            ...some,
            rifle((at) => columnOf(at) === 40),
          ),
        ),
        'soviet',
      ],
      [following(german, 'german', take('DE-PZ-1', 'DE-ID-58', 'RO-ID-5')), 'german'],
    ] as const) {
      const { view, offers } = offersIn(state, side)
      const hand = offers.filter(({ says }) => says === 'stationHand')
      // Of those that are alike no more are seen than go to a hex together.
      expect(hand.map(({ choices }) => choices[0]!.from.length)).toEqual(
        side === 'soviet' ? [1, 5] : [1, 1, 1],
      )
      expect(hand.length).toBeGreaterThan(1)
      expect(new Set(offers.map(({ key }) => key)).size).toBe(offers.length)
      for (const offer of offers.filter(({ order, hex }) => order.type !== 'stationUnits' || hex === null)) {
        expect(untold(view, offer)).toEqual([])
        expect(filled(view, offers, offer)).not.toHaveProperty('unfilled')
      }
    }
  })
  test('a corps goes to the reserve as a whole, and is offered nowhere where it may not be', () => {
    const { offers } = offersIn(german, 'german')
    const corps = offers.filter(({ says }) => says === 'holdCorps')
    expect(corps.length).toBeGreaterThan(20)
    for (const { order } of corps)
      given(german)
        .when('german', order as unknown as Order)
        .allows()
    expect(offersIn(begun, 'soviet').offers.filter(({ says }) => says === 'holdCorps')).toEqual([])
  })
})
