import { expect, test } from 'vitest'
import type { Refusal } from '@/lib/kernel/decision'
import { extending } from '@/lib/wargame/extend-records'
import type { World } from '@/lib/wargame/ruleset'

interface Toy extends World {
  open: { readonly night: boolean; readonly tired: readonly string[] }
  rules: object
}
const { barred, hindered, stricter, waitsFor } = extending<Toy>()
type At = Parameters<Parameters<typeof barred>[0]>[0]
const at = (night: boolean, ...tired: string[]): At => ({ rules: {}, open: { night, tired } })
const refusal = (key: string): Refusal => ({ no: 'T 1', because: { key, params: {} } }) as Refusal

const march = {
  about: 'units go',
  check: (_at: At, { units }: { units: readonly string[] }) => (units.length > 2 ? refusal('many') : null),
  list: (_at: At) => [{ to: 'hill', choose: [{ field: 'units', from: ['a', 'b', 'c'], max: 2 }] }],
}

test('an order is barred as long as something holds, and is as before otherwise', () => {
  const more = barred(({ open }) => (open.night ? refusal('night') : null))(march)
  expect(more.about).toBe(march.about)
  expect([more.check(at(true), { units: ['a'] }), more.list(at(true))]).toEqual([refusal('night'), []])
  expect([more.check(at(false), { units: ['a'] }), more.list(at(false))]).toEqual([
    null,
    march.list(at(false)),
  ])
})

test('a stricter order is judged by its parent first, and listed with those whom it lets go', () => {
  const more = stricter(march, ({ open }, { units }) =>
    units.some((unit) => open.tired.includes(unit)) ? refusal('tired') : null,
  )
  expect(more.check(at(false, 'a'), { units: ['a', 'b', 'c'] })).toEqual(refusal('many'))
  expect(more.check(at(false, 'a'), { units: ['a', 'b'] })).toEqual(refusal('tired'))
  expect(more.check(at(false, 'a'), { units: ['b', 'c'] })).toBeNull()
  expect(more.list(at(false, 'a', 'b'))).toEqual([
    { to: 'hill', choose: [{ field: 'units', from: ['c'], max: 1 }] },
  ])
  expect(more.list(at(false, 'a', 'b', 'c'))).toEqual([])
})

test('a step waits for more, and is not over before more is done', () => {
  const step = { waits: (of: At) => of.open.tired.length > 0 }
  const waiting = waitsFor(({ open }) => open.night)(step)
  expect([at(false), at(true), at(false, 'a')].map((of) => waiting.waits(of))).toEqual([false, true, true])
  const late = hindered(({ open }) => (open.night ? refusal('night') : null))({
    hinder: ({ open }: At) => (open.tired.length > 0 ? refusal('tired') : null),
  })
  expect([at(false), at(true), at(true, 'a')].map((of) => late.hinder(of))).toEqual([
    null,
    refusal('night'),
    refusal('tired'),
  ])
})
