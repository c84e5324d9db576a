import { describe, expect, test } from 'vitest'
import { draftsOf } from '@/lib/kernel/log/drafts'
import { fold } from '@/lib/kernel/log/fold'
import { awaitsFor, logFor, stageOf, viewFor } from '@/lib/kernel/log/projection'
import { withoutTakenBack } from '@/lib/kernel/log/redaction'
import { replayFor } from '@/lib/kernel/log/replay'
import { packMatch, unpackMatch } from '@/lib/kernel/log/snapshot'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import { clockOf } from '@/lib/kernel/time/timing'
import { entriesOf } from '../support/forged'
import { planningGame } from '../support/planning-toy'
import { seededLuck, stamps, ToyMatch } from '../support/toy-match'

const VIEWERS = ['red', 'blue', 'spectator'] as const
const put = (number: number) => ({ type: 'put', number })
const ready = { type: 'ready' }
const begun = (more: object = {}) =>
  new ToyMatch(stamps(), undefined, { options: {}, play: 'planning', ...more }, planningGame)

/** Everything that a viewer is told. */
const told = ({ match }: ToyMatch, viewer: string) => [
  viewFor(planningGame, match, viewer),
  awaitsFor(planningGame, match, viewer),
  logFor(match, viewer),
  match.versions[viewer],
]

describe('a phase in which sides plan at once', () => {
  test('each drafts on what it knows itself, and changes nothing that others are told', () => {
    const toy = begun()
    const before = ['blue', 'spectator'].map((viewer) => told(toy, viewer))
    toy.order('red', put(4)).order('red', put(5))
    expect(toy.try('red', put(4))?.no).toBe('PLAN 2')
    expect(['blue', 'spectator'].map((viewer) => told(toy, viewer))).toEqual(before)
    // The same number on the other sheet is lawful, as it is for one who cannot know.
    expect(toy.try('blue', put(4))).toBeNull()
    expect(viewFor(planningGame, toy.match, 'red')).toMatchObject({ own: { sheet: [4, 5] } })
    expect(viewFor(planningGame, toy.match, 'blue')).toMatchObject({ own: { sheet: [4] } })
    expect(logFor(toy.match, 'red').lines.map(({ key }) => key)).toEqual(['Put', 'Put'])
  })

  test('who has handed in waits for the other, who is told nothing of it, and may still take back', () => {
    const toy = begun().order('red', put(4))
    const before = ['blue', 'spectator'].map((viewer) => told(toy, viewer))
    toy.order('red', ready)
    expect(['blue', 'spectator'].map((viewer) => told(toy, viewer))).toEqual(before)
    expect(awaitsFor(planningGame, toy.match, 'red')).toEqual(['blue'])
    expect(toy.try('red', put(5))?.no).toBe('PLAN 1')
    expect(toy.takeBack('red')).toBeNull()
    expect(awaitsFor(planningGame, toy.match, 'red')).toEqual(['red', 'blue'])
    toy.order('red', put(5)).order('red', ready)
  })

  test('what all have planned stands in one entry with what comes of it', () => {
    const toy = begun().order('blue', put(1)).order('red', put(4)).order('blue', put(2))
    toy.order('red', ready)
    const entries = toy.texts.length
    toy.order('blue', ready)
    expect(toy.texts).toHaveLength(entries + 1)
    expect(entriesOf(planningGame, toy.texts).at(-1)).toMatchObject({ kind: 'order', by: 'blue', firm: true })
    for (const viewer of VIEWERS)
      expect(viewFor(planningGame, toy.match, viewer)).toMatchObject({
        turn: 2,
        shown: { red: [4], blue: [1, 2] },
      })
    expect(logFor(toy.match, 'blue').lines.map(({ key }) => key)).toEqual([
      ...['Put', 'Put', 'Ready', 'Shown', 'TurnBegan'],
    ])
    expect(logFor(toy.match, 'spectator').lines.map(({ key }) => key)).toEqual(['Shown', 'TurnBegan'])
    expect([draftsOf(toy.match, 'red'), toy.match.together]).toEqual([[], []])
  })

  test('no die is thrown before all have handed in', () => {
    const toy = begun().order('red', put(4))
    expect(() => toy.try('red', { type: 'throw' })).toThrow('planned in secret')
    toy.order('red', ready)
    expect(toy.try('blue', { type: 'throw' })).toBeNull()
  })

  test('the clock of who has handed in stands, and in the eyes of all others it runs', () => {
    const toy = begun({ pace: '1d' }).order('red', ready)
    const clocks = (viewer: string | null) =>
      clockOf(toy.match.timing!, 'red', viewer, []).running?.since ?? null
    expect([clocks(null), clocks('red')]).toEqual([null, null])
    expect([clocks('blue'), clocks('spectator')]).toEqual([expect.any(Number), expect.any(Number)])
    toy.takeBack('red')
    expect(clocks('red')).toEqual(expect.any(Number))
  })

  test.each([1, 2, 3, 4, 5, 6])('game %i: folds, snapshots and replays agree, and it verifies', (seed) => {
    const luck = seededLuck(seed)
    const toy = begun().toEnd(luck)
    expect(stageOf(planningGame, toy.match)).toBe('over')
    let resumed = null
    for (const text of toy.texts) {
      const next = fold(planningGame, resumed, [text])
      resumed = unpackMatch({ planning: planningGame }, packMatch(next))
      expect(packMatch(resumed!)).toBe(packMatch(next))
    }
    expect(packMatch(resumed!)).toBe(packMatch(toy.match))
    for (const viewer of VIEWERS) {
      const { steps } = replayFor(planningGame, { match: null, texts: toy.texts }, viewer, 0)!
      expect(steps).toHaveLength(logFor(toy.match, viewer).lines.length)
    }
    const shown = withoutTakenBack(planningGame, toy.texts)
    for (const texts of [toy.texts, shown])
      expect(verifyGame(planningGame, texts)).toMatchObject({ sound: true })
  })
})
