import { describe, expect, test } from 'vitest'
import { later } from '@/components/games/proud-monster/later-port'
import { port } from '@/components/games/proud-monster/port'
import { draftOf } from '@/components/wargame/turn/draft'
import { exposureOf } from '@/components/wargame/turn/exposure'
import type { Play } from '@/components/wargame/turn/play'
import { filledIn, filledWith, NOTHING } from '@/components/wargame/turn/selection'
import { full } from '@/lib/games/proud-monster/full'
import type { View } from '@/lib/games/proud-monster/view'
import { turnOf } from '../../../bench/staff-taps'
import { inEnglish } from '../untold'

/** Tanks and rifles share a hex in the morning of a turn of a campaign. */
const state = turnOf('soviet', '3.1')
const view = full.view(state, 'soviet') as unknown as View
const offers = port.offers(view, full.legal(state, 'soviet'))
const offer = offers.find(({ order, hex }) => order.type === 'moveStack' && hex === '2302S')!
const [TANKS, RIFLES] = ['SU-TD-041', 'SU-RD-034'] as const

/** Some of the stack on their way to a hex, with what is told of it. */
function going(units: readonly string[], at: string) {
  const chosen = filledWith({ ...NOTHING, entry: offer.key }, { value: units, route: null })
  const draft = draftOf(port, inEnglish, view, offers, { ...chosen, at }, later)
  const costs = draft.route
    ? later
        .costs(view, filledIn(offer, draft.chosen!), draft.route)
        .map(({ key, amount }) => `${inEnglish.own(key)} ${amount}`)
    : null
  // What belongs together on a line is held together by blanks of its own.
  return { draft, costs, note: draft.note.replaceAll('\u00a0', ' ') }
}

/** What the enemy could attack with there. */
const exposed = (units: readonly string[], at: string) =>
  exposureOf(later, inEnglish, { view, draft: going(units, at).draft } as unknown as Play)!.columns.map(
    ({ forecast }) => forecast.text,
  )

describe('who leaves a stack without the others', () => {
  test('is told what the way costs him, of his own points (12.15)', () => {
    const { note, costs } = going([TANKS], '2402S')
    expect(note).toContain('3 of 7 points · 4 left')
    expect(costs).toEqual(['Ground 1', 'River 2'])
  })

  test('and together they are told what it costs the slowest of them (12.2)', () => {
    for (const units of [[RIFLES], [TANKS, RIFLES]]) {
      const { note, costs } = going(units, '2402S')
      expect(note).toContain('of 5 points')
      expect(costs).toEqual(['Ground 1', 'River 1'])
    }
  })

  test('is told what may attack him alone, as the others stay where they are', () => {
    for (const hex of ['2300S', '2303S', '2104S'])
      expect(exposed([TANKS], hex), hex).not.toEqual(exposed([TANKS, RIFLES], hex))
  })

  test('is told of himself why he does not come so far (12.2)', () => {
    expect(going([TANKS], '3004S').draft.hint).toContain('Tank Division 41 does not come that far: 7')
    expect(going([RIFLES], '3004S').draft.hint).toContain('Rifle Division 34 does not come that far: 5')
  })
})
