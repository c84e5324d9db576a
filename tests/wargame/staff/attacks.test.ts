import { describe, expect, test } from 'vitest'
import type { MapRules } from '@/lib/wargame/map'
import { type AttackFacts, byValue } from '@/lib/wargame/staff/attack'
import { Attacks } from '@/lib/wargame/staff/attacks'
import type { Ring } from '@/lib/wargame/staff/facts'
import { board, map } from '../small-map'

const DEFENCE = 2
const strength: Readonly<Record<string, number>> = { a: 1, b: 3, c: 2, d: 4, e: 2 }

/** Units on the small map against an enemy in 0403; whoever is fresh comes two hexes far. */
function attacksOf(
  places: Readonly<Record<string, string>>,
  more: Partial<Omit<AttackFacts, 'staff'>> & {
    fresh?: readonly string[]
    bare?: readonly string[]
    rings?: readonly Ring[]
    room?: number
    promised?: Readonly<Record<string, string>>
  } = {},
): Attacks {
  const { fresh = Object.keys(places), bare = [], rings = [], room = 9, promised = {}, ...facts } = more
  const enemies = new Uint8Array(map.hexes.length)
  const targets = facts.targets ?? ['0403']
  for (const hex of targets) enemies[map.numberOf(hex)] = 1
  const all: AttackFacts = {
    staff: {
      ...{ rules: { board } as MapRules, units: Object.keys(places).sort(), fresh: new Set(fresh), enemies },
      ...{ towns: [], hexOf: (unit) => places[unit]!, kindOf: () => '', pointsOf: () => 2 },
      stepOf: () => () => 1,
      ways: ([unit]) =>
        new Map(
          board.hexes
            .filter((hex) => !targets.includes(hex) && board.distance(hex, places[unit!]!) <= 2)
            .map((hex) => [hex, [hex]]),
        ),
      hasRoom: (some, others) => some.length + others.length <= room,
      ...{ isCutOff: () => false, waiting: new Map(), began: (unit) => places[unit]!, throats: () => [] },
      ...{
        bare: () => bare,
        entered: () => new Set(),
        shelter: () => 1,
        isRiver: () => false,
        suffices: () => false,
        rings: () => new Map(rings.map((ring) => [ring.hex, ring])),
        pockets: () => [],
        unfed: () => [],
      },
    },
    ...{ targets, least: 0, prices: { nothing: 0, reserve: 0, thin: 0.5, hole: 1, ring: 3, place: 5 } },
    mayFight: () => true,
    counts: (unit) => strength[unit]!,
    isLast: () => false,
    reach: (_, posts) => ({ least: columnOf(posts), most: columnOf(posts) }),
    worth: (_, posts) => columnOf(posts),
    ...{ top: 5, good: { column: 3, text: '3:1' }, ...facts },
  }
  return new Attacks(all, new Map(Object.entries(promised)))
}
const columnOf = (posts: readonly { unit: string }[]): number =>
  Math.floor(posts.reduce((sum, { unit }) => sum + strength[unit]!, 0) / DEFENCE)
/** What is thought last of each hex. */
const last = (attacks: Attacks) =>
  Object.fromEntries(
    [...attacks.together()].flatMap((one) =>
      one ? [[one.target, one.attack && named(one.attack.posts)]] : [],
    ),
  )
const named = (posts: readonly { unit: string }[]) => posts.map(({ unit }) => unit)

describe('a plan of attack', () => {
  test('has nobody who may not attack together with those who come before him', () => {
    const places = { a: '0303', b: '0402', d: '0503' }
    const mayJoin = (units: readonly string[]) => !(units.includes('d') && units.includes('b'))
    expect(named(attacksOf(places).plan('0403').posts)).toEqual(['d', 'b', 'a'])
    expect(named(attacksOf(places, { mayJoin }).plan('0403').posts)).toEqual(['d', 'a'])
  })
  test('has those whom a list proposes, though others would come before them', () => {
    const places = { a: '0303', b: '0402', d: '0503' }
    const mayJoin = (units: readonly string[]) => !(units.includes('d') && units.includes('b'))
    expect(named(attacksOf(places, { mayJoin }).plan('0403', ['b']).posts)).toEqual(['b', 'a'])
  })

  test('has for each column the least units, those first who give up nothing', () => {
    // b and a stand next to the enemy; c is in reserve, d alone at the front.
    const plan = attacksOf({ a: '0303', b: '0402', c: '0202', d: '0503' }, { fresh: ['c', 'd'] }).plan('0403')
    expect(named(plan.posts)).toEqual(['d', 'b', 'a', 'c'])
    expect(plan.columns.map(({ posts, reach }) => [named(posts), reach.least])).toEqual([
      [['d'], 2],
      [['d', 'b'], 3],
      [['d', 'b', 'a'], 4],
      [['d', 'b', 'a', 'c'], 5],
    ])
    // Whoever is the weakest is left out where another alone comes to the same.
    const alone = attacksOf({ a: '0303', d: '0503' }).plan('0403')
    expect(alone.columns.map(({ posts }) => named(posts))).toEqual([['d']])
  })

  test('knows what each of its units gives up: the last of a hex bears it', () => {
    const places = { a: '0603', b: '0603', c: '0202', d: '0402', e: '0602' }
    const { given } = attacksOf(places, { bare: ['0202'] }).plan('0403')
    expect(Object.fromEntries(given)).toEqual({
      ...{ d: 'nothing', a: 'reserve', b: 'reserve', e: 'reserve', c: 'place' },
    })
    // Next to an enemy it is a hole that the last of two leaves behind.
    const near = attacksOf({ a: '0303', b: '0202', c: '0202', d: '0402' }, { fresh: ['b', 'c'] })
    expect(near.plan('0403').given.get('a')).toBe('nothing')
  })

  test('sends nobody who was touched, who may not fight, who counts nothing, or for whom there is no room', () => {
    const far = { a: '0202', b: '0202', c: '0604' }
    expect(named(attacksOf(far, { fresh: ['a'] }).plan('0403').posts)).toEqual(['a'])
    expect(named(attacksOf(far, { mayFight: (unit) => unit !== 'b' }).plan('0403').posts)).toEqual(['c', 'a'])
    expect(named(attacksOf(far, { counts: () => 0 }).plan('0403').posts)).toEqual([])
    expect(named(attacksOf(far, { room: 0 }).plan('0403').posts)).toEqual([])
    expect(attacksOf({ a: '0101' }).plan('0403').columns).toEqual([])
    // Nobody is sent for more than the last column.
    expect(attacksOf({ d: '0402', b: '0303' }, { top: 2 }).plan('0403').columns).toHaveLength(1)
  })

  test('attacks from as many sides as count alike', () => {
    const { posts } = attacksOf({ a: '0202', b: '0202', c: '0202' }).plan('0403')
    expect(new Set(posts.map(({ from }) => from)).size).toBeGreaterThan(1)
  })

  test('is worth making if what it promises is more than what it gives up', () => {
    const list = (attacks: Attacks) => byValue([...attacks.worthMaking()].filter((one) => one !== null))
    const [only] = list(attacksOf({ d: '0402' }))
    expect(only).toMatchObject({ target: '0403', value: 2 })
    expect(list(attacksOf({ d: '0202' }, { bare: ['0202'] }))).toEqual([])
    expect(list(attacksOf({ d: '0402' }, { least: 2 }))).toEqual([])
    expect(list(attacksOf({ d: '0101' }))).toEqual([])
    const [weaker] = list(attacksOf({ b: '0402' }))
    expect(byValue([weaker!, only!])).toEqual([only, weaker])
  })

  test('leaves to others whom they are promised, and is made as it is prepared', () => {
    const places = { a: '0303', b: '0402', d: '0503' }
    const elsewhere = attacksOf(places, { promised: { d: '0404' } })
    expect(named(elsewhere.plan('0403').posts)).toEqual(['b', 'a'])
    expect(elsewhere.prepared('0403')).toBeNull()
    const here = attacksOf(places, { promised: { a: '0403', b: '0403' } })
    expect(named(here.prepared('0403')!.posts)).toEqual(['b', 'a'])
    expect([...here.worthMaking()].map((one) => one && named(one.posts))).toEqual([['b', 'a']])
    // Others may join it.
    expect(named(here.plan('0403').posts)).toEqual(['d', 'b', 'a'])
  })

  test('and another are made by different units: the more promising has them, the other is made by who is left, or not', () => {
    const targets = ['0403', '0405']
    // d and b can reach both; what each promises is the column, and a place more at 0405.
    const worth: AttackFacts['worth'] = (hex, posts) => columnOf(posts) + (hex === '0405' ? 1 : 0)
    const attacks = attacksOf({ b: '0404', d: '0404' }, { targets, worth })
    const found = [...attacks.worthMaking()].filter((one) => one !== null)
    expect(found.map(({ target, posts }) => [target, named(posts)])).toEqual([
      ['0403', ['d', 'b']],
      ['0405', ['d', 'b']],
    ])
    expect(last(attacks)).toEqual({ '0403': null, '0405': ['d', 'b'] })
    const places = { b: '0404', d: '0404', c: '0402' }
    const more = attacksOf(places, {
      ...{ targets, fresh: ['b', 'd'] },
      worth: (hex, posts) => worth(hex, posts) + (hex === '0405' ? 1 : 0),
    })
    expect(last(more)['0403']).toEqual(['c'])
    // What is prepared is not thought of anew.
    const kept = attacksOf({ b: '0404', d: '0404' }, { targets, worth, promised: { b: '0403', d: '0403' } })
    expect(last(kept)['0403']).toEqual(['d', 'b'])
  })

  test('and others are told, once each is sure, in the order of what they promise, and none is taken back then', () => {
    const targets = ['0403', '0405', '0603', '0202']
    const worth: AttackFacts['worth'] = (hex, posts) => columnOf(posts) + Number(hex) / 1000
    const unsure: AttackFacts['reach'] = (_, posts) => ({ least: columnOf(posts) - 1, most: 9 })
    const places = { a: '0303', b: '0404', c: '0502', d: '0404', e: '0503' }
    const attacks = attacksOf(places, {
      targets,
      worth,
      reach: unsure,
      fresh: ['b', 'd'],
      promised: { a: '0202' },
    })
    const rows: string[] = []
    const values: number[] = []
    const after: (string | undefined)[] = []
    for (const one of attacks.together()) {
      if (one && rows.includes(one.target)) after.push(one.attack?.target)
      else if (one?.isSure) {
        rows.push(one.target)
        values.push(one.attack!.value)
      }
    }
    expect(rows.length).toBeGreaterThan(1)
    expect(values).toEqual([...values].sort((x, y) => y - x))
    const made = Object.entries(last(attacks)).filter(([, some]) => some)
    expect([...rows].sort()).toEqual(made.map(([hex]) => hex).sort())
    // Those who join an attack are told of it, and of no other.
    expect(after.every((hex) => hex !== undefined)).toBe(true)
  })

  test('that may turn out badly is joined by whoever stands there and does nothing else, until it cannot', () => {
    const unsure: AttackFacts['reach'] = (_, posts) => ({ least: columnOf(posts) - 1, most: 9 })
    const worth: AttackFacts['worth'] = (_, posts) => 1 / posts.length
    const places = { a: '0303', b: '0402', c: '0502', d: '0503' }
    const joined = (more: Parameters<typeof attacksOf>[1]) =>
      last(attacksOf(places, { fresh: [], reach: unsure, worth, ...more }))['0403']
    // One alone promises most; two more make the odds good even at the worst. c is not beside the hex.
    expect(
      [...attacksOf(places, { fresh: [], worth }).worthMaking()].map((one) => one?.posts.length),
    ).toEqual([1])
    expect(joined({})).toEqual(['d', 'b', 'a'])
    expect(joined({ good: { column: 1, text: '1:1' } })).toEqual(['d'])
    // Whoever may still go elsewhere is left to his player, and so is whom nobody may join.
    expect(joined({ fresh: ['a', 'b', 'c'] })).toEqual(['d'])
    expect(joined({ mayJoin: (units) => units.length < 2 })).toEqual(['d'])
    expect(joined({ promised: { d: '0403' } })).toEqual(['d'])
  })

  test('brings up those who stand together as one, in the order of the hexes that they leave', () => {
    const attacks = attacksOf({ d: '0604', a: '0202', b: '0402' })
    const { posts } = attacks.plan('0403')
    const legs = attacks.legs(posts)
    expect(legs.map(({ from, units }) => [from, units])).toEqual([
      ['0202', ['a']],
      ['0604', ['d']],
    ])
    for (const { path, to } of legs) {
      expect(board.areAdjacent(to, '0403')).toBe(true)
      expect(path.at(-1)).toBe(to)
    }
  })
})

test('an attack is not left unmade where it is good even at the very worst alone', () => {
  const places = { b: '0402', d: '0503' }
  const good = (worst: number) => {
    const reach: AttackFacts['reach'] = (_, posts, isWhole) => {
      const column = columnOf(posts)
      return { least: column, most: column, ...(isWhole && { worst: Math.min(column, worst) }) }
    }
    return [...attacksOf(places, { reach }).good()].at(-1)
  }
  expect(good(3)).toEqual(['0403'])
  expect(good(2)).toEqual([])
})
