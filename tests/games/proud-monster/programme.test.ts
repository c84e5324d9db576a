import { expect, test } from 'vitest'
import { staff } from '@/components/games/proud-monster/staff'
import { begin, pause, programmeOf, stands, strikeOut } from '@/components/wargame/staff/programme'
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
  const chosen = [...before.worthMaking()].find((one) => one?.target === NEAR)!
  const stood = (units: Setting['units'] & {}) => stands(attacksIn(units), chosen)
  expect(stands(before, chosen)).toBe(true)
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
