import { describe, expect, test } from 'vitest'
import type { Game } from '@/lib/kernel/game'
import { type Appended, decideOrder } from '@/lib/kernel/log/commands'
import { fold } from '@/lib/kernel/log/fold'
import { withPasses } from '@/lib/kernel/log/passed'
import { awaitsFor, isLed, isPassed } from '@/lib/kernel/log/projection'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import { judgeAffair } from '@/lib/kernel/negotiation/judge'
import { deadlineOf } from '@/lib/kernel/time/timing'
import { type ToyState, type ToyView, toyGame } from '../support/toy-game'
import { timedToy } from '../support/toy-match'

type Kept = { hold: number }
const [FILED, STOPPED] = [1, 2]
/** What is filed counts as a wish to pass; in a turn that is passed a hole that is dug ends it. */
const passing = {
  ...toyGame,
  led: () => [{ type: 'done' }],
  staff: {
    schema: toyGame.standing!.schema,
    of: (state: ToyState, side: 'red' | 'blue') => state.hidden.standing[side] ?? null,
    filed: toyGame.standing!.filed,
  },
  pass: {
    sitting: ({ table }: ToyState) => (table.phase === 'move' ? table.mover : null),
    isFiled: (kept: Kept) => kept.hold === FILED,
    stopped: (kept: Kept) => (kept.hold === STOPPED ? 'ground' : null),
    after: (kept: Kept, _side: string, before: ToyView, now: ToyView, _told: object, passed: boolean) =>
      passed && now.digs > before.digs ? { hold: STOPPED } : kept,
  },
} as unknown as Game

/** Red is to move, and Blue has filed that his turn is to be passed. */
function table() {
  const { toy, hour } = timedToy({ pace: 'steady', mode: 'invite' }, passing)
  toy.choices().file('blue', { hold: FILED })
  const go = (side: string, order: { type: string }, led = false) => {
    const before = toy.match
    const done = decideOrder(passing, toy.appended, side, order, toy.dealer, toy.stamp(), led ? { led } : {})
    toy.appended = withPasses(passing, before, done as Appended, toy.stamp)
  }
  return { toy, hour, go }
}
const last = (match: Appended['match'], viewer: string) => match.log[viewer]!.lines.at(-1)!.key

describe('a turn that is passed', () => {
  test('begins with the entry that hands over, costs no time, and is over with its sitting', () => {
    const { toy, go } = table()
    go('red', { type: 'done' })
    expect([isPassed(toy.match, 'blue'), isLed(passing, toy.match, 'blue')]).toEqual([true, true])
    for (const viewer of ['red', 'blue', 'spectator'])
      expect(last(toy.match, viewer)).toBe('table.did.passed')
    expect(deadlineOf(toy.match.timing, 'blue')).toBeNull()
    expect(judgeAffair(passing, toy.match, 'blue', { type: 'pass' }, 0)?.no).toBe('FP 11')
    go('blue', { type: 'done' }, true)
    expect(toy.match.settled.passed).toEqual([])
    expect(toy.match.settled.led).toEqual({})
    toy.settle('red', { type: 'resign' })
    expect(fold(passing, null, toy.texts)).toEqual(toy.match)
    expect(verifyGame(passing, toy.texts)).toMatchObject({ sound: true })
  })

  test('becomes its owner’s own in its midst where that happens which he named', () => {
    const { toy, hour, go } = table()
    go('red', { type: 'done' })
    go('blue', { type: 'dig' }, true)
    expect(isLed(passing, toy.match, 'blue')).toBe(false)
    expect(awaitsFor(passing, toy.match, 'red')).toEqual(['blue'])
    for (const viewer of ['red', 'blue']) expect(last(toy.match, viewer)).toBe('table.did.passEnds')
    expect(deadlineOf(toy.match.timing, 'blue')).toBeGreaterThan(hour.now)
    expect(judgeAffair(passing, toy.match, 'blue', { type: 'passEnds' }, 0)?.no).toBe('FP 11')
    go('blue', { type: 'done' })
    toy.settle('red', { type: 'resign' })
    expect(verifyGame(passing, toy.texts)).toMatchObject({ sound: true })
  })

  test.each([
    ['where both sit at one screen', { mode: 'hotseat' }, passing],
    ['where nobody leads', {}, { ...passing, led: undefined }],
    ['where no side has a staff', {}, { ...passing, staff: { ...passing.staff!, isNone: () => true } }],
  ])('is none %s', (_where, more, game) => {
    const { toy } = table()
    const match = { ...toy.match, ...more }
    expect(judgeAffair(game as Game, match, 'red', { type: 'pass' }, 0)?.no).toBe('FP 11')
    expect(judgeAffair(passing, toy.match, 'red', { type: 'pass' }, 0)).toBeNull()
  })
})
