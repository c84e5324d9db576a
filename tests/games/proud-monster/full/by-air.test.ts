import { expect, test } from 'vitest'
import { later } from '@/components/games/proud-monster/later-port'
import { port } from '@/components/games/proud-monster/port'
import { draftOf } from '@/components/wargame/turn/draft'
import { filledWith, NOTHING, type Selection } from '@/components/wargame/turn/selection'
import { full } from '@/lib/games/proud-monster/full'
import type { State } from '@/lib/games/proud-monster/full/state'
import type { View } from '@/lib/games/proud-monster/view'
import { inEnglish } from '../untold'
import { ASSAULT, given, position, tried } from './given'

const HEX = '3006S'
const ALL = ['DE-ID-1', 'DE-ID-11', 'DE-PZ-1']
const supplied = given(position({ units: { 'DE-PZ-1': HEX, 'DE-ID-1': HEX, 'DE-ID-11': HEX } }))
  .when('german', { type: 'supplyByAir', hex: HEX })
  .allows().state

/** What its player reads of an order of one type as he drafts it. */
function drafted(state: State, type: string, selection: Partial<Selection>) {
  const view = full.view(state, 'german') as unknown as View
  const offers = port.offers(view, full.legal(state, 'german'))
  const offer = offers.find(({ order }) => order.type === type)!
  const chosen = { ...NOTHING, entry: offer.key, ...selection }
  return { view, offer, draft: draftOf(port, inEnglish, view, offers, chosen, later) }
}
const factsOf = (state: State, unit: string) =>
  port.unitFacts(inEnglish, full.view(state, 'german') as unknown as View, unit)

test('who is supplied by air says so, as long as he is (9.18)', () => {
  for (const unit of ALL) expect(factsOf(supplied, unit)).toContain('supplied by air')
  const kept = given(supplied)
    .when('german', { type: 'keepByAir', hex: HEX, units: ['DE-ID-1'] })
    .allows().state
  expect(ALL.filter((unit) => factsOf(kept, unit).includes('supplied by air'))).toEqual(['DE-ID-1'])
})

test('nobody is proposed to keep it, and it is said how many go without (9.18)', () => {
  const none = drafted(supplied, 'keepByAir', {})
  expect(port.line(inEnglish, none.view, none.offer)).toBe('Who keeps the supply by air in 3006S')
  // It is a stack of one's own: nothing points at it as at a target.
  expect(none.draft).toMatchObject({
    set: [],
    order: null,
    arrows: [],
    hint: 'Choose who keeps it; the others have it no more.',
  })
  const { draft } = drafted(supplied, 'keepByAir', { set: ['DE-ID-1'] })
  expect(draft.order).toMatchObject({ hex: HEX, units: ['DE-ID-1'] })
  expect(draft.label).toBe('These keep it: 2 others go without')
  expect(drafted(supplied, 'keepByAir', { set: ['DE-ID-1', 'DE-PZ-1'] }).draft.label).toBe(
    'These keep it: 1 other goes without',
  )
})

test('whoever leaves a part of such a stack behind is told before he goes that it goes with him (9.18)', () => {
  const going = (state: State, units: readonly string[]) =>
    drafted(state, 'moveStack', {
      filled: filledWith(NOTHING, { value: units, route: null }).filled,
      at: '3005S',
    }).draft
  const part = going(supplied, ['DE-ID-1'])
  expect(part.order).not.toBeNull()
  expect(part.label).toBe('Move here: 2 stay behind without supply by air')
  // What the way costs stands on the map as ever.
  const whole = going(supplied, ALL)
  expect(whole.label).toBe('Move here')
  expect(part.path!.text).toMatch(/^\d+$/)
  expect(part.choices.every(({ text, peril }) => text !== '' && peril === undefined)).toBe(true)
  const kept = given(supplied)
    .when('german', { type: 'keepByAir', hex: HEX, units: ['DE-ID-11', 'DE-PZ-1'] })
    .allows().state
  expect(going(kept, ['DE-ID-1']).label).toBe('Move here')
})

test('who attacks is told his own factors, and what is added to all of them once (10.2)', () => {
  const units = { 'DE-ID-1': HEX, 'DE-ID-11': HEX, ...tried('SU-RD-001', '3007S', '6-7') } as const
  const state = position({ ...ASSAULT, units, air: { 'DE-AIR-II': 'DE-ID-1' } })
  const told = (set: readonly string[]) => {
    const { view, offer, draft } = drafted(state, 'declareAttack', { set })
    return {
      own: set.map((unit) => port.fighter(inEnglish, view, offer, unit).strength),
      added: later.added!(view, offer, { ...draft.chosen!, [draft.due!.field]: draft.set }),
      all: draft.forecast!.strengths!.attack,
    }
  }
  // Ten points in the second turn, but no more than the factors that are supported.
  expect(told(['DE-ID-1', 'DE-ID-11'])).toEqual({ own: [6, 6], added: [10, 10], all: 22 })
  expect(told(['DE-ID-11'])).toEqual({ own: [6], added: [6, 6], all: 12 })
  const { view, offer } = drafted({ ...state, table: { ...state.table, air: {} } }, 'declareAttack', {})
  expect(later.added!(view, offer, { ...offer.order, attackers: ['DE-ID-1'] })).toEqual([0, 0])
})
