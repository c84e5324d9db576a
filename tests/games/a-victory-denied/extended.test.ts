import { describe, expect, test } from 'vitest'
import { gameUnder } from '@/lib/games/a-victory-denied'
import { type Rules, rules } from '@/lib/games/a-victory-denied/in-force'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { reach } from '@/lib/games/a-victory-denied/rules/08-movement'
import { isolatedUnits } from '@/lib/games/a-victory-denied/rules/10-supply'
import { reserveCost } from '@/lib/games/a-victory-denied/rules/11-placement'
import { finalScore } from '@/lib/games/a-victory-denied/rules/16-victory'
import { ruleset, rulesetUnder } from '@/lib/games/a-victory-denied/ruleset'
import type { Situation } from '@/lib/games/a-victory-denied/situation'
import type { Side, State } from '@/lib/games/a-victory-denied/state'
import type { Avd } from '@/lib/games/a-victory-denied/world'
import { refused } from '@/lib/kernel/decision'
import { listedDice } from '@/lib/kernel/dice/dice'
import type { CrtResult } from '@/lib/wargame/crt'
import { defineGame } from '@/lib/wargame/define-game'
import { differences, extend, type Replace } from '@/lib/wargame/extend'
import { zocOf } from '@/lib/wargame/zoc'
import { seeded, seededDice } from '../../support/seeded'
import { fighting, moving, state, table } from './given'

// A child game, level or edition is told as its differences. The same orders, steps and questions judge by them.

const childOf = (replace: Replace<Rules>) => {
  const inForce = extend(rules, { replace })
  return { rules: inForce, ...defineGame<Avd, Order>(rulesetUnder(inForce)) }
}
const parent = { rules, ...defineGame<Avd, Order>(ruleset) }
type Game = typeof parent

const played = (game: Game, before: State, side: Side, order: Order, faces: number[] = []): State => {
  const decision = game.decide(before, { side, order, dice: listedDice(faces) })
  if (refused(decision)) throw new Error(`refused by ${decision.no}`)
  return decision.yes.reduce(game.evolve, before)
}

describe('a child of A Victory Denied', () => {
  const open = table({ units: { 'G-3PZ': '2616', 'S-20M': '2427' } })
  const march = state({ ...moving('german', ['G-3PZ']), units: { 'G-3PZ': '2616', 'S-45RC': '2427' } })

  test('moves a counter of another printed value otherwise, and the parent none', () => {
    const slow = childOf({
      counters: (all) => ({ ...all, 'G-3PZ': { ...all['G-3PZ']!, move: 1 } }),
    })
    const reached = (game: { rules: Rules }) => reach({ rules: game.rules, open }, 'G-3PZ')
    const before = reached(parent).size
    const [far, near] = [[...reached(parent)].find(([, { sixths }]) => sixths > 6)!, reached(slow)]
    expect(near.size).toBeGreaterThan(0)
    expect(near.size).toBeLessThan(before)
    expect(reached(parent).size).toBe(before)

    const order: Order = { type: 'moveUnit', unit: 'G-3PZ', path: far[1].path }
    expect(slow.check(march, 'german', order)).toMatchObject({ no: 'AVD 8.1.2' })
    expect(parent.check(march, 'german', order)).toBeNull()
    const listed = (game: Game) =>
      game.legal(march, 'german').find(({ order: { type } }) => type === 'moveUnit')
    expect(listed(slow)?.choose?.from).toHaveLength(near.size)
    expect(listed(parent)?.choose?.from).toHaveLength(before)
  })

  test('has zones of its own, and a front that follows from them', () => {
    const staff = childOf({
      counters: (all) => ({ ...all, 'G-3PZ': { ...all['G-3PZ']!, hq: true } }),
    })
    const zone = (game: { rules: Rules }) =>
      zocOf({ rules: game.rules, open } satisfies Situation, 'german').size
    expect([zone(parent), zone(staff), zone(parent)]).toEqual([6, 0, 6])
    const order: Order = { type: 'moveUnit', unit: 'G-3PZ', path: ['2617'] }
    expect(played(staff, march, 'german', order).table.control).not.toBe(
      played(parent, march, 'german', order).table.control,
    )
  })

  test('reads its own table of results, and goes on by it', () => {
    const spared: CrtResult = { text: '-', suffers: null, steps: 0, retreat: 0 }
    const mild = childOf({ crtResult: () => () => spared })
    const before = state({
      ...fighting('german', ['G-3PZ']),
      units: { 'G-3PZ': '2616', 'S-45RC': { at: '2617', reduced: true } },
    })
    const order: Order = { type: 'declareAttack', target: '2617', attackers: ['G-3PZ'] }
    expect(played(mild, before, 'german', order, [6]).table.counters['S-45RC']!.at).toBe('2617')
    expect(played(parent, before, 'german', order, [6]).table.counters['S-45RC']!.at).not.toBe('2617')
  })

  test('fills a hex as far as its own level lets it', () => {
    const crowded = childOf({ unitsInAHex: (most) => most + 1 })
    const units = { 'G-3PZ': '2616', 'G-4PZ': '2617', 'G-17PZ': '2617', 'S-45RC': '2427' }
    const before = state({ ...moving('german', ['G-3PZ']), units })
    const order: Order = { type: 'moveUnit', unit: 'G-3PZ', path: ['2617'] }
    expect(parent.check(before, 'german', order)).toMatchObject({ no: 'AVD 5.1' })
    expect(crowded.check(before, 'german', order)).toBeNull()
  })

  test('pays and counts by its own figures', () => {
    const dear = childOf({
      price: (was) => ({ ...was, hq: was.hq + 3 }),
      timesUncaptured: () => ({ moscow: 3, distracted: 1 }),
      roadCost: () => ({ third: 6, half: 6 }),
      firstTurn: () => 2,
    })
    const both = [parent.rules, dear.rules].map((inForce) => ({ rules: inForce, open }))
    expect(both.map((at) => reserveCost(at, 'S-HQ-20A', true))).toEqual([3, 6])
    const whole = state({ units: { 'G-3PZ': '2616' } })
    const [usual, tripled] = both.map(
      ({ rules: inForce }) => finalScore({ rules: inForce, state: whole }).soviet,
    )
    expect(tripled! * 2).toBe(usual! * 3)
    // Nobody is isolated who is German in the first turn (10.2.4).
    const cut = table({ units: { 'G-3PZ': '2616', 'S-45RC': '2617', 'S-20M': '2615' } })
    expect(both.map(({ rules: inForce }) => isolatedUnits({ rules: inForce, open: cut }))).toEqual([
      ['G-3PZ'],
      [],
    ])
  })

  test('is told in full by its differences', () => {
    const { rules: other } = childOf({ stukaShift: () => 1, leastRelocation: (hexes) => hexes + 1 })
    expect(differences(rules, other)).toEqual({
      replaced: ['leastRelocation', 'stukaShift'],
      added: [],
      gone: [],
    })
  })
})

describe('a child with more counters, another chit and other limits', () => {
  const GUARDS = 'G-99PZ'
  const RESERVE = 'S-99RD'
  const ARMY = 'S-99A'
  const inForce = extend(rules, {
    replace: {
      counters: (all) => ({
        ...all,
        [GUARDS]: { ...all['G-17PZ']!, id: GUARDS, name: '99Pz', hex: '3016' },
        [RESERVE]: {
          ...all['S-45RC']!,
          id: RESERVE,
          arrival: 'reserve' as const,
          colour: 'star' as const,
          hex: null,
        },
      }),
      chits: (all) => ({ ...all, [ARMY]: { ...all['S-20A']!, id: ARMY, name: '99A' } }),
      columns: (all) => all.map((column) => `about ${column}`),
      stukas: (ready) => ready + 1,
      lastTurn: () => ({ moscow: 12, distracted: 9 }),
    },
  })
  const [child, base] = [gameUnder(inForce), gameUnder(rules)]
  const begun = (game: typeof child) => game.setUp('campaign', {}, seededDice(seeded('child'), [])).state

  test('sets up what it has, and its parent nothing of it', () => {
    const [his, ours] = [begun(child).table, begun(base).table]
    expect(his.counters).toMatchObject({ [GUARDS]: { at: '3016' }, [RESERVE]: { at: 'reserve' } })
    expect([his.stukas.ready, ours.stukas.ready]).toEqual([4, 3])
    expect(Object.keys(his.counters)).toHaveLength(Object.keys(ours.counters).length + 2)
    expect(ours.counters).not.toHaveProperty(GUARDS)
    expect([child.turns, base.turns]).toEqual([12, 10])
  })

  test('reads and writes positions of its own, which its parent refuses', () => {
    const position = { table: { turn: 11, counters: { [GUARDS]: { at: '3217' } } }, hidden: { cup: [ARMY] } }
    const read = child.readPosition(position)
    expect(child.readPosition(child.writePosition(read))).toEqual(read)
    expect(read.table.cupUnknown).toEqual({ german: 0, soviet: 1 })
    expect(() => base.readPosition({ table: { counters: { [GUARDS]: { at: '3217' } } } })).toThrow('counter')
    expect(() => base.readPosition({ table: { turn: 11 } })).toThrow('turn')
    expect(() => base.readPosition({ hidden: { cup: [ARMY] } })).toThrow('chit')
  })

  test('its facts pass through the same events, and are told by its own chart', () => {
    const before = child.readPosition({ hidden: { cup: [ARMY] } })
    const drawn = child.evolve(before, { type: 'ChitDrawn', chit: ARMY })
    expect(drawn.table.cupUnknown.soviet).toBe(0)
    const placed = child.evolve(before, {
      type: 'Reinforced',
      unit: RESERVE,
      at: '3333',
      from: 'reserve',
      cost: 1,
    })
    expect(placed.table.starHexes).toEqual(['3333'])
    const thrown = {
      face: 3,
      sides: 6,
      modifier: 0,
      column: 2,
      result: 'DR',
      suffers: null,
      steps: 0,
      retreat: 0,
    }
    const told = (game: typeof child) =>
      game.tell({ type: 'DieThrown', ...thrown, sides: 6 }, 'german', before)?.params.column
    expect([told(child), told(base)]).toEqual(['about 2-1', '2-1'])
  })

  test('its own knows of its chits, and of them alone', () => {
    const before = child.readPosition({ hidden: { cup: [ARMY, 'N-SUPPLY'] } })
    expect(child.view(before, 'soviet').mine?.inCup).toEqual([ARMY])
    expect(child.view(before, 'german').mine?.inCup).toEqual([])
    const guessed = child.guess(child.view(before, 'soviet'), seeded('guess')) as State
    expect(guessed.hidden.cup).toContain(ARMY)
  })

  /** So many orders of the computer against itself, and the units it named. */
  const playedByItself = (game: typeof child, most: number) => {
    const luck = seeded('child at play')
    const dice = seededDice(luck, [])
    const named = new Set<unknown>()
    let now = begun(game)
    for (let count = 0; count < most && !now.table.result; count += 1) {
      const side = game.awaits(now)[0]!
      const view = game.view(now, side)
      if (count % 10 === 0) expect(game.schemas.view.parse(view)).toEqual(view)
      const order = game.computer!(view, game.legal(now, side), luck)
      if ('unit' in order) named.add(order.unit)
      const decision = game.decide(now, { side, order, dice })
      if (refused(decision)) throw new Error(`${order.type} refused by ${decision.no}`)
      for (const event of decision.yes) game.schemas.event.parse(event)
      now = decision.yes.reduce(game.evolve, now)
    }
    return { now, named }
  }

  test('is played by the computer with all that it has', () => {
    const { now, named } = playedByItself(child, 120)
    expect([...named]).toContain(GUARDS)
    expect(now.table.counters[GUARDS]!.at).not.toBe('3016')
  })

  test('is won by the computer where the prize is another', () => {
    const nearer = gameUnder(extend(inForce, { replace: { moscow: () => ['3317'] } }))
    expect(playedByItself(nearer, 40).now.table.result).toMatchObject({ winner: 'german', cite: 'AVD 16.1' })
    expect(playedByItself(child, 40).now.table.result).toBeNull()
  })
})
