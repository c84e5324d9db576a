import { describe, expect } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { legal } from '@/lib/games/a-victory-denied/ruleset'
import type { Dice } from '@/lib/kernel/dice/dice'
import { allows, refuses } from '../../support/ledger'
import { given, type Setting, state } from './given'
import { DONE, dueNow, facts, fight, play, REST, reached, type Turn, where } from './play'

const ones: Dice = { roll: () => 1, secret: () => 1 }
const choose = (...chits: string[]): Order => ({ type: 'chooseChits', chits })

/** One German and one Soviet chit to choose, far from each other. */
const pair: NonNullable<Setting['units']> = {
  'G-17PZ': '1349',
  'S-HQ-20A': '4030',
  'S-5M': '4031',
}
/** The end of a turn comes as soon as the Soviet has said that he is done. */
const atEnd = (turn: number, rest: Partial<Setting> = {}) =>
  state({ turn, units: pair, agenda: [{ step: 'endTurn' }, REST], ...rest })

describe('4.0 turns', () => {
  allows('AVD 4.0', 'a turn follows the last one', async () => {
    const next = await reached(atEnd(3), ['soviet', DONE])
    expect(next.table.turn).toBe(4)
    expect(dueNow(next)).toEqual({ step: 'chits' })
  })
  allows('AVD 4.0', 'with Hitler distracted the game is over after turn 8, else after turn 10', async () => {
    const short = await reached(atEnd(8, { directive: 'distracted' }), ['soviet', DONE])
    expect(short.table.result?.cite).toBe('AVD 16.3.2')
    const long = await reached(atEnd(10, { directive: 'moscow' }), ['soviet', DONE])
    expect(long.table.result?.cite).toBe('AVD 16.3.1')
  })
  refuses('AVD 4.0', 'not before that, and no order comes after it', async () => {
    const eight = await reached(atEnd(8, { directive: 'moscow' }), ['soviet', DONE])
    expect([eight.table.turn, eight.table.result]).toEqual([9, null])
    const over = await reached(atEnd(8, { directive: 'distracted' }), ['soviet', DONE])
    expect(over.table.turn).toBe(8)
    expect(game.awaits(over)).toEqual([])
    expect(legal(over, 'german')).toEqual([])
    await given(over).when('german', DONE).refuses('AVD 16.1')
  })
})

describe('4.1 the command phase', () => {
  const choosing = () =>
    state({
      units: { ...pair, 'G-7PZ': '1449', 'S-HQ-22A': '4032', 'S-HQ-24A': '4034' },
      agenda: [{ step: 'draw' }, { step: 'chits' }],
    })
  const german = choose('G-2PG', 'G-3PG', 'G-GUDERIAN')
  const soviet = choose('S-20A', 'S-22A', 'S-24A')

  allows('AVD 4.1.1', 'both choose, in either order, and all chits lie in one cup', async () => {
    const one = await reached(choosing(), ['german', german], ['soviet', soviet, [1]])
    const other = await reached(choosing(), ['soviet', soviet], ['german', german, [1]])
    expect(one.table).toEqual(other.table)
    // The first chit by its id has been drawn, and Guderian may be played in its place.
    expect(one.hidden.cup).toHaveLength(2 + 3 + 4 - 1)
    expect(dueNow(one)).toEqual({ step: 'trump', side: 'german', chit: 'G-2PG' })
  })
  refuses('AVD 4.1.1', 'no chit is drawn, and nothing else done, before both have chosen', async () => {
    const half = await reached(choosing(), ['german', german])
    expect(half.hidden.cup).toEqual([])
    expect(dueNow(half)).toEqual({ step: 'chits' })
    expect(game.awaits(half)).toEqual(['soviet'])
    await given(half).when('german', german).refuses('AVD 7.1.2')
    await given(half).when('german', DONE).refuses('AVD 7.1.2')
    await given(half)
      .when('soviet', { type: 'moveUnit', unit: 'S-5M', path: ['4032'] })
      .refuses('AVD 4.1.2')
  })
  allows('AVD 4.1.2', 'a chit brings movement, then combat, then the next chit', async () => {
    const before = state({
      units: { ...pair, 'S-HQ-22A': '4530', 'S-51RC': '4531', 'G-7PZ': '4532' },
      cupKnown: ['S-22A', 'N-SUPPLY'],
      agenda: [{ step: 'draw' }, REST],
    })
    const moving = await reached(before, ['soviet', DONE, [2]])
    expect(moving.table.activation).toMatchObject({ chit: 'S-22A', hqs: ['S-HQ-22A'], units: ['S-51RC'] })
    expect(dueNow(moving)).toEqual({ step: 'move', side: 'soviet' })
    const fighting = await reached(moving, ['soviet', DONE])
    expect(dueNow(fighting)).toEqual({ step: 'fight', side: 'soviet' })
    const supply = await reached(fighting, ['soviet', DONE, [1]])
    expect(supply.table.played).toEqual(['S-22A', 'N-SUPPLY'])
    expect(supply.table.activation).toBeNull()
    expect(dueNow(supply)).toMatchObject({ step: 'mark', left: 1 })
  })
  refuses('AVD 4.1.2', 'no fighting while units move, no moving once they fight', async () => {
    const before = state({
      ...fight('soviet', ['S-51RC']),
      units: { 'S-51RC': '1351', 'S-KV1-1': '1450', 'G-7PZ': '1350' },
    })
    await given(before)
      .when('soviet', { type: 'moveUnit', unit: 'S-51RC', path: ['1352'] })
      .refuses('AVD 4.1.2')
    const agenda = [
      REST,
      { step: 'fight', side: 'soviet' } as const,
      { step: 'move', side: 'soviet' } as const,
    ]
    await given({ ...before, table: { ...before.table, agenda } })
      .when('soviet', { type: 'declareAttack', target: '1350', attackers: ['S-51RC'] })
      .refuses('AVD 4.1.2')
  })
  refuses('AVD 4.1.2', 'the player who is not active gives no orders', async () => {
    const before = state({
      ...fight('soviet', ['S-51RC']),
      units: { 'S-51RC': '1351', 'G-7PZ': '1350' },
    })
    await given(before)
      .when('german', { type: 'declareAttack', target: '1351', attackers: ['G-7PZ'] })
      .refuses('AVD 4.1.2')
    await given(before).when('german', DONE).refuses('AVD 4.1.2')
  })
})

describe('4.1.2 turn 1', () => {
  const start = () => game.setUp('campaign', {}, ones).state
  const chosen: Turn[] = [
    ['german', choose('G-2PG', 'G-2PG', 'G-GUDERIAN')],
    ['soviet', choose('S-16A', 'S-22A')],
  ]

  allows('AVD 4.1.2t', 'all of 2nd Panzer Group fights before any chit, without moving', async () => {
    const special = await reached(start(), ...chosen)
    expect(dueNow(special)).toEqual({ step: 'fight', side: 'german' })
    const { activation, played } = special.table
    expect(activation).toMatchObject({ chit: 'special', side: 'german', hqs: [] })
    expect([...activation!.units].sort()).toEqual([
      'G-10MOT',
      'G-10PZ',
      'G-17PZ',
      'G-18PZ',
      'G-1CAV',
      'G-29MOT',
      'G-3PZ',
      'G-4PZ',
      'G-SSREICH',
    ])
    expect(played).toEqual([])
  })
  refuses('AVD 4.1.2t', 'no movement before it, and nobody of 3rd Panzer Group', async () => {
    const special = await reached(start(), ...chosen)
    await given(special)
      .when('german', { type: 'moveUnit', unit: 'G-17PZ', path: ['3216'] })
      .refuses('AVD 4.1.2')
    await given(special)
      .when('german', { type: 'declareAttack', target: '3920', attackers: ['G-7PZ'] })
      .refuses('AVD 9.1.1')
  })
  allows('AVD 4.1.2t', 'the chit that was set aside comes first, undrawn', async () => {
    const { state: next, events } = await play(start(), ...chosen, ['german', DONE])
    expect(next.table.played).toEqual(['G-3PG'])
    expect(events.some(({ type }) => type === 'ChitDrawn')).toBe(false)
    // Both corps of the group hang together, so that nothing is to be chosen.
    expect(next.table.activation).toMatchObject({ chit: 'G-3PG', side: 'german' })
    expect(next.table.activation!.units).toHaveLength(9)
    expect(dueNow(next)).toEqual({ step: 'move', side: 'german' })
  })
  refuses('AVD 4.1.2t', 'Guderian is not played in its place', async () => {
    const next = await reached(start(), ...chosen, ['german', DONE])
    expect(next.table.guderianInBox).toBe(true)
    await given(next).when('german', { type: 'trump' }).refuses('AVD 7.2.2c')
  })
  allows('AVD 4.1.2t', 'German attacks gain two columns, and two more with a Stuka', async () => {
    const special = await reached(start(), ...chosen)
    const column = async (stuka: boolean) => {
      const battle = await play(special, [
        'german',
        { type: 'declareAttack', target: '3118', attackers: ['G-17PZ', 'G-18PZ', 'G-29MOT'], stuka },
        [1],
      ])
      return facts(battle, 'DieThrown')[0]!.column
    }
    const plain = game.ask(special, 'german', {
      ask: 'odds',
      target: '3118',
      attackers: ['G-17PZ', 'G-18PZ', 'G-29MOT'],
    })
    expect(JSON.stringify(plain)).toContain('turn 1: 2 columns to the right')
    expect((await column(true)) - (await column(false))).toBe(2)
  })
  refuses('AVD 4.1.2t', 'the next German attack, on turn 2, gains nothing', () => {
    const odds = (turn: number) =>
      game.ask(state({ turn, units: { 'G-17PZ': '1349', 'S-51RC': '1350' } }), 'german', {
        ask: 'odds',
        target: '1350',
        attackers: ['G-17PZ'],
      })
    expect(odds(1)).toMatchObject({ value: { column: '5-1' } })
    expect(odds(2)).toMatchObject({ value: { column: '3-1' } })
  })
})

describe('4.2 the end of a turn', () => {
  const lonely: NonNullable<Setting['units']> = { ...pair, 'S-HQ-22A': '1350' }
  allows('AVD 4.2', 'HQs without troops leave, then the marker advances', async () => {
    const { state: next, events } = await play(atEnd(2, { units: lonely }), ['soviet', DONE])
    expect(where(next, 'S-HQ-22A')).toBe('gone')
    expect(events.map(({ type }) => type)).toEqual([
      'StepDone',
      'StepDone',
      'TurnEnded',
      'HqRemoved',
      'Planned',
      'StepDone',
      'TurnBegan',
      'Planned',
    ])
    expect(next.table.turn).toBe(3)
  })
  refuses(
    'AVD 4.2',
    'an HQ with troops stays, and on no turn but the sixth is the directive rolled',
    async () => {
      const { state: next, events } = await play(atEnd(5), ['soviet', DONE])
      expect(where(next, 'S-HQ-20A')).toBe('4030')
      expect(events.some(({ type }) => type === 'DirectiveRolled')).toBe(false)
    },
  )
  allows('AVD 4.2', 'at the end of turn 6 the directive is rolled', async () => {
    const next = await reached(atEnd(6), ['soviet', DONE, [6]])
    expect([next.table.directive, next.table.turn]).toEqual(['moscow', 7])
  })
})
