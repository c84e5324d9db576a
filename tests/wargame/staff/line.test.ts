import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frontOf, lineOf, lineThrough } from '@/lib/wargame/staff/course'
import { type LineOrder, letThrough, manned, ordered, qualityOf } from '@/lib/wargame/staff/line'
import { leastCost, NEVER } from '@/lib/wargame/staff/match'
import { board } from '../small-map'
import { factsOf } from './facts'

const HOLD = { each: 1, isHeld: true }
const MAN = { each: 1, isHeld: false }
const ends = ({ legs }: ReturnType<typeof manned>) =>
  legs.map(({ units, from, path }) => [...units, from, path.at(-1)])

describe('whoever costs least', () => {
  test('takes each place: no other way of sharing out costs less', () => {
    const table = fc
      .record({ places: fc.integer({ min: 0, max: 4 }), spare: fc.integer({ min: 0, max: 2 }) })
      .chain(({ places, spare }) =>
        fc.array(
          fc.array(fc.integer({ min: 0, max: 9 }), { minLength: places + spare, maxLength: places + spare }),
          {
            minLength: places,
            maxLength: places,
          },
        ),
      )
    /** The least sum, by trying all. */
    const least = ([row, ...rest]: readonly (readonly number[])[], taken: readonly number[]): number =>
      row === undefined
        ? 0
        : Math.min(
            ...row.map((cost, who) => (taken.includes(who) ? NEVER : cost + least(rest, [...taken, who]))),
          )
    fc.assert(
      fc.property(table, (costs) => {
        const taken = leastCost(costs.length, costs[0]?.length ?? 0, (place, who) => costs[place]![who]!)
        expect(new Set(taken).size).toBe(costs.length)
        const sum = [...taken].reduce((all, who, place) => all + costs[place]![who]!, 0)
        expect(sum).toBe(least(costs, []))
      }),
    )
  })
})

describe('a line', () => {
  // The enemy stands in the east, a group in the west of him.
  const enemies = ['0602', '0604']
  const group = { a: '0402', b: '0404', r: '0203' }

  test('is where a group is near the enemy, with what lies between', () => {
    const front = frontOf(factsOf(group, enemies), ['a', 'b', 'r'])
    expect([front[0], front.at(-1)].sort()).toEqual(['0402', '0404'])
    expect(front).toHaveLength(3)
    for (const [n, hex] of front.slice(1).entries()) expect(board.distance(front[n]!, hex)).toBe(1)
  })

  test('is held by who stands on it, and its holes are filled by who stands behind', () => {
    const facts = factsOf(group, enemies)
    const units = ['a', 'b', 'r']
    const done = manned(facts, units, frontOf(facts, units), HOLD)
    expect(done.legs.flatMap((leg) => leg.units)).toEqual(['r'])
    expect(done.quality).toEqual({ holes: [], through: [] })
    expect([done.onLine, done.behind, done.held.length]).toEqual([3, 0, 3])
  })

  test('tells of holes and of the places that the enemy enters through them, and of no others', () => {
    // One place lies behind the hole, and another in front of the line.
    const facts = factsOf({ a: '0402', b: '0404' }, ['0602', '0604'], { far: 3, aims: ['0303', '0503'] })
    const done = manned(facts, ['a', 'b'], ['0402', '0403', '0404'], HOLD)
    expect(done.legs).toEqual([])
    expect(done.quality).toEqual({ holes: [['0403']], through: ['0303'] })
  })

  test('tells of each of its holes by itself what is behind it, though another leads there too', () => {
    const facts = factsOf({ a: '0402', b: '0404', c: '0406' }, ['0603', '0605'], { far: 4, aims: ['0204'] })
    const posts = ['0402', '0403', '0404', '0405', '0406']
    const { holes, through } = qualityOf(facts, posts, new Map())
    expect(holes).toEqual([['0403'], ['0405']])
    expect(through).toEqual(['0204'])
    for (const hole of holes) expect(letThrough(facts, [hole], new Map()).through).toEqual(['0204'])
  })

  test('that is settled stays untouched, however many could change places', () => {
    const places = { a: '0401', b: '0402', c: '0403', d: '0404' }
    const facts = factsOf(places, ['0602'])
    for (const task of [HOLD, MAN])
      expect(manned(facts, ['d', 'c', 'b', 'a'], ['0401', '0402', '0403', '0404'], task).legs).toEqual([])
  })

  test('is shifted without those of its hexes that would lie at the enemy, and follows him as far as he is seen', () => {
    const facts = factsOf({ a: '0402', b: '0403' }, ['0503'])
    const units = ['a', 'b']
    const east = [...Array(6).keys()].find((slot) => board.neighbours('0403')[slot] === '0503')!
    expect(lineOf(facts, units, ['0402', '0403'], { verb: 'shift', slot: east, hexes: 1 })).not.toContain(
      '0503',
    )
    const far = factsOf({ a: '0102', b: '0103' }, ['0503'])
    for (const hex of lineOf(far, units, ['0102', '0103'], { verb: 'follow' }))
      expect(board.distance(hex, '0503')).toBe(1)
    expect(lineOf(far, units, ['0102', '0103'], { verb: 'hold' })).toEqual(['0102', '0103'])
  })

  test('goes behind a river: the nearest, or that which its owner touches, on the side that is not the enemy’s', () => {
    const [row, far] = [
      [
        ['0301', '0401'],
        ['0302', '0401'],
        ['0302', '0402'],
        ['0303', '0402'],
        ['0303', '0403'],
      ],
      [
        ['0101', '0201'],
        ['0102', '0201'],
        ['0102', '0202'],
      ],
    ] as [[string, string][], [string, string][]]
    const units = ['a', 'b']
    const facts = factsOf({ a: '0501', b: '0502' }, ['0701', '0702'], { rivers: [...row, ...far] })
    const goes = (at?: string) => lineOf(facts, units, ['0501', '0502'], { verb: 'river', at })
    expect(goes().length).toBeGreaterThan(0)
    for (const hex of goes()) expect(['0301', '0302', '0303']).toContain(hex)
    for (const hex of goes('0201')) expect(['0101', '0102']).toContain(hex)
    // Where there is none it stays, and it stays where it stands behind one.
    const dry = factsOf({ a: '0501', b: '0502' }, ['0701', '0702'])
    expect(lineOf(dry, units, ['0501', '0502'], { verb: 'river' })).toEqual(['0501', '0502'])
    const there = factsOf({ a: '0301', b: '0302' }, ['0701', '0702'], { rivers: row })
    expect([...lineOf(there, units, ['0301', '0302'], { verb: 'river' })].sort()).toEqual(['0301', '0302'])
    // The enemy on the other side: so is the bank.
    const other = factsOf({ a: '0501', b: '0502' }, ['0101', '0102'], { rivers: row })
    for (const hex of lineOf(other, units, ['0501', '0502'], { verb: 'river' }))
      expect(['0401', '0402', '0403']).toContain(hex)
  })

  test('runs by the bank of a river that is before it, where it is led through hexes', () => {
    // Two ways are as long.
    for (const [bank, over] of [
      ['0302', '0401'],
      ['0303', '0403'],
    ] as const) {
      const facts = factsOf({ a: '0101' }, ['0702', '0703'], { rivers: [[bank, over]] })
      expect(lineThrough(facts, ['a'], ['0202', '0402'])).toEqual(['0202', bank, '0402'])
    }
  })

  test('that follows the enemy brings enough together beside one of them, and is not weak beside all', () => {
    const enemies = ['0602', '0604']
    const places = { a: '0301', b: '0303', c: '0305', d: '0304' }
    const units = Object.keys(places)
    const FOLLOW = { task: { verb: 'follow' }, marks: [], each: 1 } as const
    const beside = (enough: number, order: LineOrder = FOLLOW, some: object = {}) => {
      const facts = factsOf(places, enemies, { far: 3, enough, ...some })
      const line = ordered(facts, units, order)
      const to = new Map(line.legs.flatMap((leg) => leg.units.map((unit) => [unit, leg.path.at(-1)!])))
      const next = (enemy: string) =>
        units.filter((unit) => board.distance(to.get(unit) ?? facts.hexOf(unit), enemy) === 1).length
      return { strikes: line.strikes, next, to }
    }
    const spread = beside(Infinity)
    expect(spread.strikes).toBeUndefined()
    const massed = beside(3)
    expect(enemies).toContain(massed.strikes)
    expect(massed.next(massed.strikes!)).toBeGreaterThanOrEqual(3)
    expect(spread.next(massed.strikes!)).toBeLessThan(3)
    // More than all of them: nobody is massed in vain.
    expect(beside(5).strikes).toBeUndefined()
    // Who may not go, keeps a place or is sent elsewhere by his owner is not among them.
    expect(beside(3, FOLLOW, { fresh: ['a', 'b'] }).strikes).toBeUndefined()
    expect(beside(4, FOLLOW, { aims: ['0304'] }).strikes).toBeUndefined()
    const sent = [{ unit: 'a', to: '0201' }]
    expect(beside(4, { ...FOLLOW, sent }).strikes).toBeUndefined()
    expect(beside(3, { ...FOLLOW, sent }).to.get('a')).toBe('0201')
    // It holds and shifts as before.
    expect(beside(1, { ...FOLLOW, task: { verb: 'hold' } }).strikes).toBeUndefined()
  })

  test('runs through the hexes that its owner names, and round the enemy', () => {
    const facts = factsOf({ a: '0101' }, ['0303'])
    const line = lineThrough(facts, ['a'], ['0301', '0305'])
    expect([line[0], line.at(-1)]).toEqual(['0301', '0305'])
    expect(line).not.toContain('0303')
    for (const [n, hex] of line.slice(1).entries()) expect(board.distance(line[n]!, hex)).toBe(1)
  })

  const cases = fc.record({
    places: fc.uniqueArray(fc.constantFrom(...board.hexes.slice(0, 20)), { minLength: 3, maxLength: 10 }),
    posts: fc.uniqueArray(fc.constantFrom(...board.hexes.slice(0, 25)), { minLength: 1, maxLength: 8 }),
    fresh: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
    room: fc.integer({ min: 1, max: 2 }),
    each: fc.integer({ min: 1, max: 3 }),
    isHeld: fc.boolean(),
  })

  test('sends each unit once, none that was touched, none from a post that is held, and overfills no hex', () => {
    let [sent, halts] = [0, 0]
    fc.assert(
      fc.property(cases, ({ places, posts, fresh, room, each, isHeld }) => {
        const at = Object.fromEntries(places.map((hex, n) => [`u${n}`, hex]))
        const units = Object.keys(at)
        const free = units.filter((_, n) => fresh[n])
        const facts = factsOf(at, ['0703'], { fresh: free, room })
        const done = manned(facts, units, posts, { each, isHeld })
        const moved = done.legs.flatMap((leg) => leg.units)
        sent += moved.length
        halts += done.halts.length
        expect(new Set(moved).size).toBe(moved.length)
        for (const unit of moved) {
          expect(free).toContain(unit)
          if (isHeld) expect(posts).not.toContain(at[unit])
        }
        const then = units.map(
          (unit) => done.legs.find((leg) => leg.units.includes(unit))?.path.at(-1) ?? at[unit],
        )
        for (const hex of board.hexes)
          expect(then.filter((one) => one === hex).length).toBeLessThanOrEqual(room)
        // Its sequence tells nothing: it is that of the hexes.
        const from = done.legs.map((leg) => board.hexes.indexOf(leg.from))
        expect(from).toEqual([...from].sort((a, b) => a - b))
        expect(done.held).toEqual(posts.filter((hex) => then.includes(hex)))
        // Once it stands nobody is sent any more.
        const next = Object.fromEntries(units.map((unit, n) => [unit, then[n]!]))
        expect(manned(factsOf(next, ['0703'], { room }), units, done.held, { each: 1, isHeld }).legs).toEqual(
          [],
        )
      }),
      { numRuns: 150, seed: 5 },
    )
    expect(sent).toBeGreaterThan(150)
    expect(halts).toBeGreaterThan(0)
  })

  test('sends whom its owner names where he names, if he can go there, and counts with him there', () => {
    const facts = factsOf({ a: '0303', b: '0304' }, ['0603'])
    const sent = (unit: string, to: string) =>
      ends(manned(facts, ['a', 'b'], ['0403'], { ...MAN, sent: [{ unit, to }] }))
    const [[first]] = ends(manned(facts, ['a', 'b'], ['0403'], MAN)) as [[string]]
    const other = first === 'a' ? 'b' : 'a'
    // Whoever stays leaves the post to the other; whoever goes elsewhere, too.
    expect(sent(first, facts.hexOf(first)).map(([unit]) => unit)).toEqual([other])
    expect(sent(first, '0302').find(([unit]) => unit === first)?.[2]).toBe('0302')
    // Who is sent to the post himself leaves nothing to do there.
    expect(sent(other, '0403').map(([unit]) => unit)).toEqual([other])
    // Where he cannot come he does not go.
    expect(sent(first, '0703').map(([unit]) => unit)).toEqual([other])
    expect(
      ends(
        manned(factsOf({ a: '0303' }, [], { fresh: [] }), ['a'], ['0403'], {
          ...MAN,
          sent: [{ unit: 'a', to: '0302' }],
        }),
      ),
    ).toEqual([])
  })

  test('sends nobody to where no room is left, and says that he halts', () => {
    // Of two who are named one finds room beside whoever stands there.
    const facts = factsOf({ a: '0303', b: '0304', c: '0302' }, [], { room: 2 })
    const all = ['a', 'b', 'c']
    const to = '0302'
    const done = manned(facts, all, ['0302'], {
      ...{ each: 1, isHeld: true },
      sent: [
        { unit: 'a', to },
        { unit: 'b', to },
        { unit: 'c', to },
      ],
    })
    const come = ends(done).filter(([, , end]) => end === to)
    expect(come).toHaveLength(1)
    expect(done.halts).toHaveLength(1)
    expect(done.halts[0]).toMatchObject({ to, why: 'full' })
  })

  test('fills first the posts that the enemy can enter', () => {
    const facts = factsOf({ a: '0303' }, ['0603'])
    expect(ends(manned(facts, ['a'], ['0203', '0403'], MAN))).toEqual([['a', '0303', '0403']])
  })
})
