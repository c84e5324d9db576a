import { describe, expect, test } from 'vitest'
import { asOffered, checkpointsIn, returnTo } from '@/lib/kernel/log/checkpoints'
import { fileStandingOrders, join } from '@/lib/kernel/log/commands'
import { fold } from '@/lib/kernel/log/fold'
import { awaitsFor, logFor, viewFor } from '@/lib/kernel/log/projection'
import { withoutTakenBack } from '@/lib/kernel/log/redaction'
import { replayFor } from '@/lib/kernel/log/replay'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import { forged } from '../support/forged'
import { toyGame } from '../support/toy-game'
import { seededLuck, ToyMatch } from '../support/toy-match'

const VIEWERS = ['red', 'blue', 'spectator'] as const

/** Files orders; the refusal, or null. */
function file(toy: ToyMatch, side: string, orders: { hold: number } | null) {
  const done = fileStandingOrders(toyGame, toy.appended, side, orders, toy.stamp())
  if ('no' in done) return done
  toy.appended = done
  return null
}
const sight = ({ match, texts }: ToyMatch, viewer: string) =>
  JSON.stringify([
    match.versions[viewer],
    viewFor(toyGame, match, viewer),
    logFor(match, viewer),
    awaitsFor(toyGame, match, viewer),
    replayFor(toyGame, { match: null, texts }, viewer, 0),
  ])
const mine = ({ match }: ToyMatch, side: string) => viewFor(toyGame, match, side) as { own: object }
const keys = ({ match }: ToyMatch, side: string) => logFor(match, side).lines.map(({ key }) => key)

describe('standing orders', () => {
  test('are filed whosever move it is, and change what their owner sees and nothing else', () => {
    const moments = [
      new ToyMatch(),
      new ToyMatch().order('red', { type: 'choose', number: 3 }),
      new ToyMatch().choices(),
      new ToyMatch().choices().order('red', { type: 'step', pawn: 'red', by: 1 }),
    ]
    for (const toy of moments) {
      for (const side of toyGame.sides) {
        const before = VIEWERS.map((viewer) => [viewer, sight(toy, viewer)])
        const version = toy.match.versions[side]!
        expect(file(toy, side, { hold: 4 })).toBeNull()
        for (const [viewer, seen] of before) if (viewer !== side) expect(sight(toy, viewer!)).toBe(seen)
        expect(toy.match.versions[side]).toBe(version + 1)
        expect(mine(toy, side).own).toMatchObject({ standing: { hold: 4 } })
        expect(keys(toy, side)).toContain('table.did.filed')
      }
    }
  })

  test('leave the drafts of whoever moves as they are, each still to be taken back', () => {
    const toy = new ToyMatch().choices()
    toy.order('red', { type: 'step', pawn: 'red', by: 1 })
    file(toy, 'blue', { hold: 1 })
    toy.order('red', { type: 'step', pawn: 'red', by: 1 })
    file(toy, 'red', { hold: 2 })
    expect(viewFor(toyGame, toy.match, 'red')).toMatchObject({ pawns: { red: 2 } })
    expect(viewFor(toyGame, toy.match, 'blue')).toMatchObject({ pawns: { red: 0 } })
    expect([toy.takeBack('red'), toy.takeBack('red'), toy.takeBack('red')?.no]).toEqual([null, null, 'FP 2'])
    expect(mine(toy, 'red')).toMatchObject({ pawns: { red: 0 }, own: { standing: { hold: 2 } } })
    expect(mine(toy, 'blue').own).toMatchObject({ standing: { hold: 1 } })
    toy.order('red', { type: 'step', pawn: 'red', by: 1 }).toEnd(seededLuck(3))
    expect(verifyGame(toyGame, toy.texts)).toMatchObject({ sound: true })
    expect(verifyGame(toyGame, withoutTakenBack(toyGame, toy.texts))).toMatchObject({ sound: true })
  })

  test('may be filed again, and what was filed last counts; the same once more is no news', () => {
    const toy = new ToyMatch().choices()
    for (const hold of [1, 2, 2]) file(toy, 'blue', { hold })
    expect(mine(toy, 'blue').own).toMatchObject({ standing: { hold: 2 } })
    expect(keys(toy, 'blue').filter((key) => key === 'table.did.filed')).toHaveLength(2)
    file(toy, 'blue', null)
    expect(mine(toy, 'blue').own).toMatchObject({ standing: null })
  })

  test('are no part of what players agree to go back to', () => {
    const toy = new ToyMatch().choices()
    file(toy, 'blue', { hold: 1 })
    const moment = checkpointsIn(toyGame, toy.texts).length
    toy.order('red', { type: 'fight' })
    file(toy, 'blue', { hold: 2 })
    const there = () => checkpointsIn(toyGame, toy.texts)[moment]!
    toy.settle('red', { type: 'offer', what: 'takeBack', moment: asOffered(there()) })
    toy.settle('blue', { type: 'accept', what: 'takeBack', ...returnTo(toy.match, there()) })
    expect(mine(toy, 'blue')).toMatchObject({ score: { red: 0 }, own: { standing: { hold: 2 } } })
    toy.toEnd(seededLuck(4))
    expect(verifyGame(toyGame, toy.texts)).toMatchObject({ sound: true })
  })

  test('are refused when the game is over; forged, the game does not verify', () => {
    const toy = new ToyMatch().choices()
    file(toy, 'blue', { hold: 3 })
    toy.settle('red', { type: 'resign' })
    expect(file(toy, 'blue', { hold: 4 })?.no).toBe('FP 3')
    for (const change of [{ orders: { hold: 33 } }, { moved: ['blue', 'red'] }]) {
      const changed = forged(toyGame, toy.texts, ({ kind }) => (kind === 'filed' ? change : {}))
      expect(changed).not.toEqual(toy.texts)
      expect(verifyGame(toyGame, changed)).toMatchObject({ sound: false })
    }
  })

  test('are void as soon as somebody else has the seat, whoever it is; drafts stay drafts', () => {
    for (const who of ['substitute', 'computer'] as const) {
      const toy = new ToyMatch().choices().order('red', { type: 'step', pawn: 'red', by: 1 })
      for (const side of toyGame.sides) file(toy, side, { hold: 6 })
      toy.settle('blue', { type: 'offer', what: who })
      toy.settle('red', { type: 'accept', what: who })
      if (who === 'substitute') {
        expect(mine(toy, 'blue').own).toMatchObject({ standing: { hold: 6 } })
        toy.appended = join(toyGame, toy.appended, 'blue', {}, toy.stamp())
      }
      expect(mine(toy, 'blue').own).toMatchObject({ standing: null })
      expect(mine(toy, 'red')).toMatchObject({ pawns: { red: 1 }, own: { standing: { hold: 6 } } })
      expect(toy.takeBack('red')).toBeNull()
      expect(mine(toy, 'blue').own).toMatchObject({ standing: null })
      toy.toEnd(seededLuck(5))
      expect(verifyGame(toyGame, toy.texts)).toMatchObject({ sound: true })
    }
  })

  test.each(['substitute', 'computer'] as const)(
    'of whoever had the seat before the %s do not come back by going back, wherever they were in force',
    (who) => {
      const toy = new ToyMatch().choices()
      file(toy, 'blue', { hold: 6 })
      const moment = checkpointsIn(toyGame, toy.texts).length
      toy.order('red', { type: 'fight' })
      toy.settle('blue', { type: 'offer', what: who })
      toy.settle('red', { type: 'accept', what: who })
      if (who === 'substitute') toy.appended = join(toyGame, toy.appended, 'blue', {}, toy.stamp())
      const there = () => checkpointsIn(toyGame, toy.texts)[moment]!
      toy.settle('red', { type: 'offer', what: 'takeBack', moment: asOffered(there()) })
      toy.settle('blue', { type: 'accept', what: 'takeBack', ...returnTo(toy.match, there()) })
      expect(mine(toy, 'blue')).toMatchObject({ score: { red: 0 }, own: { standing: null } })
      // The toy game knows of no other place; another game would be told to void them there.
      const voided = (side: string) => ({ type: 'Chose', side, number: 9 })
      const marked = { ...toyGame, standing: { ...toyGame.standing!, voided } }
      const { own } = viewFor(marked, fold(marked, null, toy.texts), 'blue') as { own: object }
      expect(own).toMatchObject({ chosen: 9 })
    },
  )

  test('of a substitute stay in force where the game goes back to a moment since he sits there', () => {
    const toy = new ToyMatch().choices()
    file(toy, 'blue', { hold: 6 })
    toy.settle('blue', { type: 'offer', what: 'substitute' })
    toy.settle('red', { type: 'accept', what: 'substitute' })
    toy.appended = join(toyGame, toy.appended, 'blue', {}, toy.stamp())
    const moment = checkpointsIn(toyGame, toy.texts).length
    toy.order('red', { type: 'fight' })
    const there = () => checkpointsIn(toyGame, toy.texts)[moment]!
    toy.settle('red', { type: 'offer', what: 'takeBack', moment: asOffered(there()) })
    toy.settle('blue', { type: 'accept', what: 'takeBack', ...returnTo(toy.match, there()) })
    // What he has frozen in a battle lies elsewhere; a game that is told to void it would do so visibly.
    const voided = (side: string) => ({ type: 'Chose', side, number: 9 })
    const marked = { ...toyGame, standing: { ...toyGame.standing!, voided } }
    const seated = fold(marked, null, toy.texts.slice(0, -3))
    expect(viewFor(marked, seated, 'blue')).toMatchObject({ own: { chosen: 9 } })
    const { own } = viewFor(marked, fold(marked, null, toy.texts), 'blue') as { own: object }
    expect(own).not.toMatchObject({ chosen: 9 })
  })
})
