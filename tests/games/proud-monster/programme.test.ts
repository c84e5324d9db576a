import { expect, test } from 'vitest'
import { staff } from '@/components/games/proud-monster/staff'
import {
  begin,
  chosenOf,
  intendedOf,
  pause,
  programmeOf,
  stillGood,
  strikeOut,
  unmade,
} from '@/components/wargame/staff/programme'
import { game } from '@/lib/games/proud-monster'
import { ASSAULT, position, type Setting } from './given'

const [NEAR, FAR] = ['3008N', '3208N']
const german = { 'DE-ID-1': '2908N', 'DE-ID-11': '2908N' }
const attacksIn = (units: Setting['units'] & {}) =>
  staff.attacks(game.view(position({ ...ASSAULT, units }), 'german') as never)!

test('attacks made one after the other are struck out as they are made, and rest where their player looks at the list', () => {
  const [one, other] = [NEAR, FAR].map((target) => ({ target, posts: [], reach: { least: 0, most: 0 } }))
  expect(programmeOf('a')).toBeNull()
  begin('a', [one!, other!])
  expect(programmeOf('b')).toBeNull()
  strikeOut('a', NEAR)
  expect(programmeOf('a')).toEqual({ attacks: [other], runs: true })
  pause('a')
  expect(programmeOf('a')!.runs).toBe(false)
  strikeOut('a', FAR)
  expect(programmeOf('a')).toBeNull()
  // Where there is none, nothing is paused or struck out.
  pause('a')
  strikeOut('a', NEAR)
  expect(programmeOf('a')).toBeNull()
})

test('an attack stands as long as all who make it do, its target is there, and its column has not fallen', () => {
  const before = attacksIn({ ...german, 'SU-RD-001': NEAR })
  const chosen = chosenOf(before, [...before.worthMaking()].find((one) => one?.target === NEAR)!)
  const stood = (units: Setting['units'] & {}) => stillGood(attacksIn(units), chosen) !== null
  expect(stillGood(before, chosen)).toEqual(chosen)
  for (const { unit } of chosen.posts) {
    // He has fallen, or fought elsewhere.
    const others = Object.fromEntries(Object.entries(german).filter(([one]) => one !== unit))
    expect(stood({ ...others, 'SU-RD-001': NEAR })).toBe(false)
    expect(stood({ ...others, [unit]: { at: '2908N', fought: true }, 'SU-RD-001': NEAR })).toBe(false)
  }
  // Others have come to defend it, or nobody is left there.
  expect(stood({ ...german, 'SU-RD-001': NEAR, 'SU-RD-002': NEAR, 'SU-RD-003': NEAR })).toBe(false)
  expect(stood({ ...german, 'SU-RD-001': FAR })).toBe(false)
})

test('whoever of an attack is missing and not needed for what it was told to come to does not stop it', () => {
  const strong = { ...german, 'DE-PZ-1': '2908N', 'DE-PZ-6': '2908N' }
  const before = attacksIn({ ...strong, 'SU-RD-001': NEAR })
  const posts = Object.keys(strong).map((unit) => ({ unit, from: '2908N' }))
  const chosen = chosenOf(before, { target: NEAR, posts })
  const after = attacksIn({ ...strong, 'DE-ID-11': { at: '2908N', fought: true }, 'SU-RD-001': NEAR })
  expect(stillGood(after, chosen)).toEqual({
    ...chosen,
    posts: posts.filter(({ unit }) => unit !== 'DE-ID-11'),
  })
})

test('on another device those are found that have not been made, as long as all may attack that could then', () => {
  const papers = (table: object, staff?: object) => {
    const view = game.view(
      position({ ...ASSAULT, units: { ...german, 'SU-RD-001': NEAR }, ...table }),
      'german',
    )
    return { ...view, mine: { ...view.mine, staff } } as never
  }
  const view = papers({})
  const [chosen] = [...staff.attacks(view)!.worthMaking()].filter((one) => one !== null)
  const kept = staff.intending(view, [chosen!])
  expect(kept.programme!.attacks).toEqual([intendedOf(chosen!)])
  // The very worst is no part of what was promised.
  expect(intendedOf({ ...chosen!, reach: { ...chosen!.reach, worst: -1 } })).toEqual(intendedOf(chosen!))
  const found = staff.intended(papers({}, kept))
  expect(found).toEqual([{ target: NEAR, posts: found[0]!.posts, reach: chosen!.reach }])
  expect(stillGood(staff.attacks(view)!, found[0]!)).toEqual(found[0])
  // In the next part of the game all may attack anew: nothing is left of it, and nothing is filed of it any more.
  const later = papers({ turn: 3 }, kept)
  expect(staff.intended(later)).toEqual([])
  expect(staff.papers(later).programme).toBeUndefined()
})

test('an attack has been made once nobody of it may fight any more, and has changed where somebody of it is gone', () => {
  const before = attacksIn({ ...german, 'SU-RD-001': NEAR })
  const both = intendedOf(
    chosenOf(before, { target: NEAR, posts: Object.keys(german).map((unit) => ({ unit, from: '2908N' })) }),
  )
  const left = (units: Setting['units'] & {}) => {
    const attacks = attacksIn({ ...units, 'SU-RD-001': NEAR })
    return unmade(attacks, [both]).map((one) => stillGood(attacks, one) !== null)
  }
  expect(unmade(before, [both])).toHaveLength(1)
  expect(left(german)).toEqual([true])
  const fought = Object.fromEntries(Object.keys(german).map((one) => [one, { at: '2908N', fought: true }]))
  expect(left(fought)).toEqual([])
  expect(left({ 'DE-ID-1': '2908N' })).toEqual([false])
})
