import { describe, expect, test } from 'vitest'
import { differences, extend, over, plus } from '@/lib/wargame/extend'

const base = { limit: (town: boolean): number => (town ? 4 : 2), cost: (): number => 1 }

describe('a table that is told as differences', () => {
  const child = extend(base, {
    replace: { limit: (was) => (town) => was(town) + 1 },
    add: { forts: (): number => 3 },
  })

  test('replaces an entry with one made of it, and keeps the others', () => {
    expect([child.limit(true), child.limit(false), child.cost(), child.forts()]).toEqual([5, 3, 1, 3])
    expect(base.limit(true)).toBe(4)
  })

  test('can itself be told so again', () => {
    const again = extend(child, { replace: { limit: (was) => (town) => was(town) * 10 } })
    expect([again.limit(true), again.forts()]).toEqual([50, 3])
  })

  test('is refused where a name is misspelt, by the compiler and when it is loaded', () => {
    // @ts-expect-error there is no such entry
    expect(() => extend(base, { replace: { limitt: () => () => 1 } })).toThrow('nothing called "limitt"')
    // @ts-expect-error it is there already
    expect(() => extend(base, { add: { limit: () => 1 } })).toThrow('"limit" is there already')
    // An inherited name is none of the table's.
    // @ts-expect-error there is no such entry
    expect(() => extend(base, { replace: { toString: () => () => '' } })).toThrow('nothing called "toString"')
  })

  test('is told so as a part of another, too', () => {
    const limit = over<typeof base.limit>((was) => (town) => was(town) + 1)
    const whole = extend({ of: base }, { replace: { of: plus({ forts: () => 3 }) } })
    expect(whole.of).toMatchObject({ limit: base.limit, forts: expect.any(Function) })
    expect(extend(base, { replace: { limit } }).limit(true)).toBe(5)
    expect(() => plus({ limit })(base)).toThrow('"limit" is there already')
  })

  test('tells its differences', () => {
    expect(differences(base, child)).toEqual({ replaced: ['limit'], added: ['forts'], gone: [] })
  })
})
