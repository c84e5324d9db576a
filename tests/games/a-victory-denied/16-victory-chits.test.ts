import { describe, expect } from 'vitest'
import { score } from '@/components/games/a-victory-denied/pieces'
import { game } from '@/lib/games/a-victory-denied'
import { VP_CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { rules } from '@/lib/games/a-victory-denied/in-force'
import { legal } from '@/lib/games/a-victory-denied/ruleset'
import type { State } from '@/lib/games/a-victory-denied/state'
import { allows, refuses } from '../../support/ledger'
import { attack, germans } from './battle'
import { given, type Setting, state, VP_AT_START } from './given'
import { DONE, facts, march, play, REST, reached } from './play'

type Units = NonNullable<Setting['units']>
const marching = (ids: string[], units: Units, rest: Setting = {}) =>
  state({ ...march(ids[0]!.startsWith('G') ? 'german' : 'soviet', ids), units, ...rest })
const go = (unit: string, ...path: string[]) => ({ type: 'moveUnit', unit, path }) as const
const without = (...taken: string[]) =>
  Object.fromEntries(Object.entries(VP_AT_START).filter(([hex]) => !taken.includes(hex)))
/** Spas-Demensk (2635) is a Victory Hex; 2636 lies east of it, 2634 west. */
const TOWN = '2635'

describe('16.2 chits change hands', () => {
  allows('AVD 16.2', 'a German who enters takes the chit, and nobody sees it', async () => {
    const before = marching(['G-17PZ'], { 'G-17PZ': '2636' })
    const chit = before.hidden.vpOnMap[TOWN]!
    const { events, state: after } = await play(before, ['german', go('G-17PZ', TOWN)])
    expect(facts({ events }, 'VpTaken')).toEqual([{ type: 'VpTaken', hex: TOWN, by: 'G-17PZ' }])
    expect(after.hidden.vpGerman).toContain(chit)
    expect(after.table.vpGerman).toEqual({ minor: 3, major: 0 })
    expect(after.table.vpOnMap[TOWN]).toBeUndefined()
    expect(JSON.stringify(game.view(after, 'german'))).not.toContain(chit)
  })
  allows('AVD 16.2', 'passing through is enough, and an HQ does it too', async () => {
    const through = await reached(marching(['G-17PZ'], { 'G-17PZ': '2636' }), [
      'german',
      go('G-17PZ', TOWN, '2736'),
    ])
    expect(through.table.vpOnMap[TOWN]).toBeUndefined()
    const hq = await reached(marching(['G-HQ-2PG'], { 'G-HQ-2PG': '2636' }), ['german', go('G-HQ-2PG', TOWN)])
    expect(hq.table.vpOnMap[TOWN]).toBeUndefined()
  })
  const lost = (box: Setting['vpGerman'] = { minor: 2, major: 1 }): Setting => ({
    vpOnMap: without(TOWN, '3438'),
    vpGerman: box,
  })
  allows('AVD 16.2', 'a Soviet who comes back turns up a random one, whatever its star', async () => {
    const before = marching(['S-51RC'], { 'S-51RC': '2636' }, lost())
    const box = [...before.hidden.vpGerman].sort()
    for (const die of [1, 2, 3]) {
      const { events, state: after } = await play(before, ['soviet', go('S-51RC', TOWN), [die]])
      const { chit } = facts({ events }, 'VpReturned')[0]!
      expect(chit).toBe(box[die - 1])
      expect(after.table.vpOnMap[TOWN]).toBe(VP_CHITS[chit]!.value)
      expect(after.hidden.vpGerman).not.toContain(chit)
    }
  })
  allows('AVD 16.2', 'a chit taken again goes back into the box face down', async () => {
    const before = marching(
      ['G-17PZ'],
      { 'G-17PZ': '2636' },
      { vpOnMap: { ...VP_AT_START, [TOWN]: 3 }, vpGerman: { minor: 2 } },
    )
    const after = await reached(before, ['german', go('G-17PZ', TOWN)])
    expect(after.table.vpOnMap[TOWN]).toBeUndefined()
    expect(after.table.vpGerman.minor + after.table.vpGerman.major).toBe(3)
    // Its value is not told with it any more, and the next draw takes any of them.
    expect(JSON.stringify(game.view(after, 'soviet'))).not.toMatch(/MIN-|MAJ-/)
  })
  allows('AVD 16.2', 'a retreat and an advance take a chit as well', async () => {
    const beaten = await reached(
      germans({ 'G-17PZ': '2634', 'S-51RC': { at: TOWN, reduced: true } }),
      ['german', attack(TOWN, 'G-17PZ'), [6]],
      ['german', { type: 'advanceUnit', unit: 'G-17PZ', path: [TOWN] }],
    )
    expect(beaten.table.vpOnMap[TOWN]).toBeUndefined()
    const ring: Units = {
      'G-3PZ': '2637',
      'G-4PZ': '2736',
      'G-10PZ': '2536',
      'G-29MOT': '2537',
      'G-10MOT': '2737',
    }
    const back = await reached(germans({ ...ring, 'S-51RC': '2636' }, lost({ minor: 1, major: 0 })), [
      'german',
      attack('2636', 'G-3PZ'),
      [3, 1],
    ])
    expect(back.table.vpOnMap[TOWN]).toEqual(expect.any(Number))
  })
  refuses(
    'AVD 16.2',
    'the German takes nothing from a hex that is his, nor the Soviet from one that is his',
    async () => {
      const his = await play(marching(['G-17PZ'], { 'G-17PZ': '2636' }, lost()), [
        'german',
        go('G-17PZ', TOWN),
      ])
      expect(facts(his, 'VpTaken')).toEqual([])
      const own = await play(marching(['S-51RC'], { 'S-51RC': '2636' }), ['soviet', go('S-51RC', TOWN)])
      expect(facts(own, 'VpReturned')).toEqual([])
    },
  )
})

describe('16.1 victory at once', () => {
  allows('AVD 16.1', 'a German combat unit in any hex of Moscow', async () => {
    for (const [from, hex] of [
      ['3453', '3454'],
      ['3553', '3554'],
      ['3556', '3555'],
    ] as const) {
      const over = await reached(marching(['G-17PZ'], { 'G-17PZ': from }), ['german', go('G-17PZ', hex)])
      expect(over.table.result).toMatchObject({ winner: 'german', cite: 'AVD 16.1', key: 'won-moscow' })
      expect(game.awaits(over)).toEqual([])
    }
  })
  allows('AVD 16.1', 'by advance as well, and the path ends there', async () => {
    const over = await reached(
      germans({ 'G-17PZ': '3452', 'S-51RC': { at: '3453', reduced: true } }),
      ['german', attack('3453', 'G-17PZ'), [6]],
      ['german', { type: 'advanceUnit', unit: 'G-17PZ', path: ['3453', '3454'] }],
    )
    expect(over.table.result).toMatchObject({ winner: 'german' })
  })
  allows('AVD 16.1', 'and the end is told after the move that brought it', async () => {
    const { events } = await play(marching(['G-17PZ'], { 'G-17PZ': '3453' }), [
      'german',
      go('G-17PZ', '3454'),
    ])
    const told = events.map(({ type }) => type)
    expect(told).toContain('UnitMoved')
    expect(told.at(-1)).toBe('GameEnded')
  })
  allows('AVD 16.1', 'a Soviet combat unit in the Minsk Pocket, by retreat too', async () => {
    const walls: Units = {
      'G-18PZ': '2805',
      'G-29MOT': '2705',
      'G-3PZ': '2604',
      'G-4PZ': '2804',
      'G-10PZ': '2603',
    }
    const beaten = await reached(germans({ ...walls, 'S-51RC': '2704' }), [
      'german',
      attack('2704', 'G-29MOT', 'G-3PZ'),
      [1],
    ])
    const [path] = legal(beaten, 'soviet')[0]!.choose!.from
    const over = await reached(beaten, ['soviet', { type: 'retreatUnit', unit: 'S-51RC', path: [path!] }])
    expect(over.table.result).toMatchObject({ winner: 'soviet', key: 'won-pocket' })
  })
  allows('AVD 16.1', 'the Soviet who must draw a chit when there is none', async () => {
    const over = await reached(
      marching(
        ['S-51RC'],
        { 'S-51RC': '2636' },
        { vpOnMap: without(TOWN), vpGerman: { minor: 0, major: 0 } },
      ),
      ['soviet', go('S-51RC', TOWN)],
    )
    expect(over.table.result).toMatchObject({ winner: 'soviet', cite: 'AVD 16.2', key: 'won-no-chit' })
  })
  refuses(
    'AVD 16.1',
    'an HQ in Moscow or the pocket wins nothing, and after the end no order counts',
    async () => {
      const hq = await reached(marching(['G-HQ-2PG'], { 'G-HQ-2PG': '3453' }), [
        'german',
        go('G-HQ-2PG', '3454'),
      ])
      expect(hq.table.result).toBeNull()
      const over = await reached(marching(['G-17PZ'], { 'G-17PZ': '3453' }), ['german', go('G-17PZ', '3454')])
      await given(over).when('german', go('G-17PZ', '3554')).refuses('AVD 16.1')
      await given(over).when('soviet', DONE).refuses('AVD 16.1')
    },
  )
})

describe('16.3 the count', () => {
  /** The last turn ends: the German holds two minor chits of 1, and Vyazma's chit and one other lie on the map. */
  const last = (turn: number, rest: Setting) =>
    state({
      turn,
      units: { 'G-10MOT': 'eliminated', 'S-51RC': '1350' },
      vpOnMap: { '3438': 'down', [TOWN]: 1 },
      vpGerman: { minor: 4, major: 1 },
      vpSoviet: { minor: 1, major: 0 },
      agenda: [{ step: 'endTurn' }, REST],
      ...rest,
    })
  const worth = (chits: readonly string[]) => chits.reduce((sum, chit) => sum + VP_CHITS[chit]!.value, 0)
  const parts = ({ hidden }: State) => ({
    german: worth(hidden.vpGerman),
    map: worth(Object.values(hidden.vpOnMap)),
    taken: worth(hidden.vpSoviet),
  })

  allows('AVD 16.3', 'at the end all values are open', async () => {
    const over = await reached(last(10, { directive: 'moscow' }), ['soviet', DONE])
    expect(Object.keys(over.table.values!)).toHaveLength(20)
    expect(game.view(over, 'spectator').table.values).toEqual(over.table.values)
    const { german, map, taken } = parts(over)
    const at = { rules, open: over.table }
    expect([score(at, 'german'), score(at, 'soviet')]).toEqual([german, 2 * map + taken + 6])
  })
  refuses('AVD 16.3', 'before it they are not, nor is the score told', () => {
    const before = last(10, { directive: 'moscow' })
    expect(game.view(before, 'german').table.values).toBeNull()
    const { vpGerman } = before.table
    expect(score({ rules, open: before.table }, 'german')).toBe(vpGerman.major + vpGerman.minor)
    expect(game.ask(before, 'german', { ask: 'score' })).toMatchObject({ no: 'AVD 16.3' })
  })
  allows(
    'AVD 16.3.1',
    'for Moscow chits on the map count twice, taken ones once, a lost panzer six',
    async () => {
      const before = last(10, { directive: 'moscow' })
      const { german, map, taken } = parts(before)
      const over = await reached(before, ['soviet', DONE])
      expect(over.table.result).toMatchObject({ german, soviet: 2 * map + taken + 6, cite: 'AVD 16.3.1' })
    },
  )
  allows('AVD 16.3.1', 'a tie is German, but after the choice of Moscow no more than a draw', async () => {
    const tie: Setting = {
      directive: 'moscow',
      vpOnMap: {},
      vpGerman: {},
      vpSoviet: {},
      units: { 'S-51RC': '1350' },
    }
    const won = await reached(last(10, tie), ['soviet', DONE])
    expect(won.table.result).toMatchObject({ winner: 'german', german: 0, soviet: 0 })
    const drawn = await reached(last(10, { ...tie, guderiansChoice: true }), ['soviet', DONE])
    expect(drawn.table.result).toMatchObject({ winner: 'draw' })
    const better = await reached(last(10, { ...tie, guderiansChoice: true, vpGerman: { major: 3 } }), [
      'soviet',
      DONE,
    ])
    expect(better.table.result).toMatchObject({ winner: 'draw' })
  })
  refuses('AVD 16.3.1', 'with fewer points the German does not win, chosen or not', async () => {
    for (const guderiansChoice of [true, false]) {
      const over = await reached(last(10, { directive: 'moscow', guderiansChoice, vpGerman: {} }), [
        'soviet',
        DONE,
      ])
      expect(over.table.result?.winner).toBe('soviet')
    }
  })
  allows('AVD 16.3.2', 'with Hitler distracted chits count once, a lost panzer four', async () => {
    const before = last(8, { directive: 'distracted' })
    const { german, map, taken } = parts(before)
    const over = await reached(before, ['soviet', DONE])
    expect(over.table.result).toMatchObject({ german, soviet: map + taken + 4, cite: 'AVD 16.3.2' })
  })
  refuses('AVD 16.3.2', "a tie is nobody's victory", async () => {
    const tie = {
      directive: 'distracted',
      vpOnMap: {},
      vpGerman: {},
      vpSoviet: {},
      units: { 'S-51RC': '1350' },
    } as const
    const over = await reached(last(8, tie), ['soviet', DONE])
    expect(over.table.result).toMatchObject({ winner: 'draw' })
    expect(game.awaits(over)).toEqual([])
  })
})
