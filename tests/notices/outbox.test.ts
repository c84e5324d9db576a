import { describe, expect, test } from 'vitest'
import type { Entry } from '@/lib/kernel/log/entry'
import type { Match } from '@/lib/kernel/log/match'
import { awaitsFor, stageOf } from '@/lib/kernel/log/projection'
import { outboxChange, toldSides } from '@/lib/notices/outbox'
import { readAsked, readRow } from '@/lib/notices/row'
import { draftsIn, liveOf } from '../support/live'
import { toyGame } from '../support/toy-game'
import { seededLuck, ToyMatch } from '../support/toy-match'

const NOW = Date.UTC(2026, 0, 14, 12)
/** A game between two browsers. */
const apart = (match: Match): Match => ({ ...match, mode: 'invite' })
const change = (before: Match | null, after: Match, entries: readonly Entry[] = []) =>
  outboxChange(toyGame, before && apart(before), apart(after), NOW, { entries })

/** The rows that stand after all changes so far. */
class Outbox {
  fields: Record<string, string> = {}
  take({ set, unset }: ReturnType<typeof change>) {
    for (const name of unset) delete this.fields[name]
    Object.assign(this.fields, set)
  }
  get rows() {
    return Object.keys(this.fields).filter((name) => name.startsWith('out:'))
  }
}

describe('the outbox', () => {
  test('tells both of a secret choice, and him no more who has chosen', () => {
    const table = new ToyMatch()
    const made = change(null, table.match)
    expect(Object.keys(made.set).filter((name) => name.startsWith('out:'))).toEqual([
      'out:turn:red',
      'out:turn:blue',
    ])
    expect(made.due).toBe(NOW)
    const before = table.match
    table.order('red', { type: 'choose', number: 9 })
    const chosen = change(before, table.match)
    expect(chosen.unset).toContain('out:turn:red')
    expect(Object.keys(chosen.set)).toEqual([])
    expect(chosen.unset.some((name) => name.endsWith('blue'))).toBe(false)
  })

  test('says nothing at a hand-off that is none, and of a draft only what is asked now', () => {
    const table = new ToyMatch().choices()
    const before = table.match
    table.order('red', { type: 'step', pawn: 'red', by: 1 })
    const { set, unset, due } = change(before, table.match)
    expect([Object.keys(set), unset, due]).toEqual([[], [], undefined])
  })

  test('has a new id for each hand-off, made of what the side itself may know', () => {
    const table = new ToyMatch()
    const ids = new Set<string>()
    let turns = 0
    let before: Match | null = null
    const luck = seededLuck(3)
    for (let i = 0; i < 400 && stageOf(toyGame, table.match) !== 'over'; i++) {
      for (const [name, text] of Object.entries(change(before, table.match).set)) {
        if (!name.startsWith('out:turn')) continue
        turns++
        ids.add(`${name} ${JSON.parse(text).id}`)
      }
      before = table.match
      const side = toyGame.sides.find((one) => awaitsFor(toyGame, table.match, one).includes(one))!
      table.order(side, toyGame.computer(null, toyGame.legal(liveOf(table.match).open(), side), luck))
    }
    expect(turns).toBeGreaterThan(6)
    expect(ids.size).toBe(turns)
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('stands in every game for whom the game waits (seed %d)', (seed) => {
    const luck = seededLuck(seed)
    const table = new ToyMatch()
    const outbox = new Outbox()
    let before: Match | null = null
    for (let i = 0; i < 600; i++) {
      outbox.take(change(before, table.match))
      const over = stageOf(toyGame, table.match) === 'over'
      const waited = toyGame.sides.filter((side) =>
        awaitsFor(toyGame, apart(table.match), side).includes(side),
      )
      const wanted = over
        ? toyGame.sides.map((side) => `out:over:${side}`)
        : waited.map((side) => `out:turn:${side}`)
      expect(outbox.rows.sort()).toEqual(wanted.sort())
      for (const side of waited) {
        const asked = readAsked(outbox.fields[`ask:${side}`])!
        expect(asked.own?.params.mover).toBe((asked.open ?? asked.own)?.params.mover)
        expect(asked.open?.params.chosen).toBe('')
      }
      if (over) return
      before = table.match
      const side = waited[Math.floor(luck() * waited.length)]!
      if (draftsIn(table.match).length > 0 && luck() < 0.3) table.takeBack(side)
      else table.order(side, toyGame.computer(null, toyGame.legal(liveOf(table.match).open(), side), luck))
    }
    throw new Error('the game does not end')
  })

  test('tells of a turn by the number that its rulebook gives it, who follows a game and who has it passed', () => {
    const numbered = { ...toyGame, turnNumber: (turn: number) => 110 + turn }
    const table = new ToyMatch().choices()
    const before = apart(table.match)
    for (const side of toyGame.sides) table.order(side, { type: 'done' })
    const after = apart(table.match)
    const told = (game: typeof toyGame) =>
      readRow(
        outboxChange(game, before, after, NOW, { entries: [], followed: true }).set['out:watched:spectator'],
      )?.params
    expect([told(toyGame), told(numbered)]).toEqual([{ turn: 2 }, { turn: 112 }])
    const passed = { kind: 'affair', by: 'red', affair: { type: 'pass' } } as Entry
    const { set } = outboxChange(numbered, before, after, NOW, { entries: [passed] })
    expect(readRow(set['out:passed:red'])?.params).toEqual({ turn: 112 })
  })

  test('is empty where both play in one browser, or against the computer', () => {
    const { match } = new ToyMatch()
    for (const alone of [
      { ...match, mode: 'hotseat' },
      { ...apart(match), players: { ...match.players, blue: 'computer' as const } },
    ])
      expect(outboxChange(toyGame, null, alone, NOW)).toEqual({ set: {}, unset: [] })
  })

  test('tells both where a substitute has come to a table of one browser', () => {
    const { match } = new ToyMatch()
    const substitutes = { blue: { why: 'agreed' as const, since: '2026-01-01T00:00:00.000Z' } }
    const shared = { ...match, mode: 'hotseat' as const }
    expect(toldSides(toyGame, shared)).toEqual([])
    expect(toldSides(toyGame, { ...shared, settled: { ...shared.settled, substitutes } })).toEqual(
      toyGame.sides,
    )
  })

  test('tells of what the other proposes, until it is settled', () => {
    const table = new ToyMatch().choices()
    const before = table.match
    table.settle('blue', { type: 'offer', what: 'draw' })
    const offered = table.match
    const { set } = change(before, offered, [table.appended.written.at(-1)!.entry])
    expect(Object.keys(set)).toEqual(['out:offer:red'])
    expect(readRow(set['out:offer:red'])?.says).toBe('offer.draw')
    table.settle('blue', { type: 'withdraw', what: 'draw' })
    const withdrawn = change(offered, table.match, [table.appended.written.at(-1)!.entry])
    expect([withdrawn.set, withdrawn.unset]).toEqual([{}, ['out:offer:red']])
  })

  /** Worlds that differ in what red alone may know; what is told to others, and when, must be the same. */
  test.each([1, 2, 3, 4, 5, 6])('shows nothing of what a side keeps secret (number %d)', (number) => {
    const world = (secret: number) => {
      const table = new ToyMatch()
      const outbox = new Outbox()
      const dues: unknown[] = []
      const step = (work: () => void) => {
        const before = table.match
        work()
        const told = change(before, table.match)
        dues.push(told.due)
        outbox.take(told)
      }
      outbox.take(change(null, table.match))
      step(() => table.order('red', { type: 'choose', number: secret }))
      const { 'ask:red': _own, ...others } = outbox.fields
      return { others, dues }
    }
    expect(world(number)).toEqual(world(9))
  })

  test('says beside what a side is asked when its standing orders decide, and looks again then', () => {
    const table = new ToyMatch().choices()
    const lapseIn = ({ set }: ReturnType<typeof change>) => readAsked(set['ask:red'])?.lapse
    const before = table.match
    expect(lapseIn(change(null, before))).toBeNull()
    table.file('red', { hold: 1, wait: 6 })
    const filed = change(before, table.match)
    expect([lapseIn(filed), filed.due]).toEqual([table.match.timeout!.since + 6 * 3_600_000, NOW])
    const still = table.match
    table.order('red', { type: 'step', pawn: 'red', by: 1 })
    // Who is about it has all his hours again.
    const begun = change(still, table.match)
    expect([lapseIn(begun)! > lapseIn(filed)!, begun.due]).toEqual([true, NOW])
  })
})
