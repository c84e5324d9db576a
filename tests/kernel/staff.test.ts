import { expect, test } from 'vitest'
import { fileStaff } from '@/lib/kernel/log/commands'
import { BrokenChain } from '@/lib/kernel/log/entry'
import { STAFF_SIZE } from '@/lib/kernel/log/filing'
import { fold } from '@/lib/kernel/log/fold'
import { logFor, viewFor } from '@/lib/kernel/log/projection'
import { withoutTakenBack } from '@/lib/kernel/log/redaction'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import { planningGame } from '../support/planning-toy'
import { toyGame } from '../support/toy-game'
import { stamps, ToyMatch } from '../support/toy-match'

const VIEWERS = ['red', 'blue', 'spectator'] as const
const put = (number: number) => ({ type: 'put', number })
const begun = () => new ToyMatch(stamps(), undefined, { options: {}, play: 'planning' }, planningGame)
function keep(toy: ToyMatch, side: string, staff: unknown) {
  const done = fileStaff(toy.game, toy.appended, side, staff, toy.stamp())
  if ('no' in done) return done
  toy.appended = done
  return null
}
const sight = ({ match }: ToyMatch) =>
  VIEWERS.map((viewer) => [
    viewFor(planningGame, match, viewer),
    match.versions[viewer],
    logFor(match, viewer).lines.length,
  ])

test('what a staff keeps is known to its owner alone, moves his version alone, and stands in no log', () => {
  const toy = begun().order('blue', put(1))
  const [red, blue, spectator] = sight(toy)
  expect(keep(toy, 'red', { groups: [['a', 'b']] })).toBeNull()
  expect(sight(toy)).toEqual([
    [
      expect.objectContaining({ own: expect.objectContaining({ staff: { groups: [['a', 'b']] } }) }),
      (red![1] as number) + 1,
      0,
    ],
    blue,
    spectator,
  ])
  const before = toy.texts.length
  expect(keep(toy, 'red', { groups: [['a', 'b']] })).toBeNull()
  expect(toy.texts).toHaveLength(before)
})

test('it is kept beneath drafts, survives going on, and is nothing to who has the seat afterwards', () => {
  const toy = begun().order('red', put(4))
  keep(toy, 'red', 'north')
  expect(viewFor(planningGame, toy.match, 'red')).toMatchObject({ own: { sheet: [4], staff: 'north' } })
  toy.order('red', { type: 'ready' }).order('blue', { type: 'ready' })
  expect(viewFor(planningGame, toy.match, 'red')).toMatchObject({ turn: 2, own: { staff: 'north' } })
  toy.settle('blue', { type: 'offer', what: 'computer' })
  toy.settle('red', { type: 'accept', what: 'computer' })
  expect(viewFor(planningGame, toy.match, 'blue')).toMatchObject({ own: { staff: null } })
  expect(viewFor(planningGame, toy.match, 'red')).toMatchObject({ own: { staff: 'north' } })
})

test('others read its hash alone in the log, which verifies all the same; nothing else is put in its place', () => {
  const toy = begun().order('red', put(4))
  keep(toy, 'red', { note: ',"h":"01234567","x":1}' })
  toy.order('red', { type: 'ready' }).order('blue', { type: 'ready' })
  toy.settle('red', { type: 'resign' })
  const { texts } = toy
  const shown = withoutTakenBack(planningGame, texts)
  const at = texts.findIndex((text) => text.includes('"note"'))
  expect(shown.flatMap((text, n) => (text === texts[n] ? [] : [n]))).toEqual([at])
  expect(shown[at]).not.toContain('note')
  const verdict = verifyGame(planningGame, texts)
  expect(verdict).toMatchObject({ sound: true })
  expect(verifyGame(planningGame, shown)).toEqual(verdict)
  expect(viewFor(planningGame, fold(planningGame, null, texts), 'red')).toMatchObject({
    own: { staff: { note: ',"h":"01234567","x":1}' } },
  })
  expect(viewFor(planningGame, fold(planningGame, null, shown), 'red')).toMatchObject({
    own: { staff: null },
  })
  const other = (n: number, text: string) => () => fold(planningGame, null, texts.with(n, text))
  expect(other(at, texts[at]!.replace('note', 'vote'))).toThrow(new BrokenChain(at))
  const order = texts.findIndex((text) => text.includes('"o":'))
  expect(other(order, `${texts[order]!.slice(0, -1)},"x":1}`)).toThrow(new BrokenChain(order))
})

test('nothing is kept at a table whose options give neither side a staff', () => {
  const bare = { ...planningGame, staff: { ...planningGame.staff!, isNone: () => true } }
  const toy = new ToyMatch(stamps(), undefined, { options: {}, play: 'planning' }, bare)
  expect(keep(toy, 'red', 'north')?.because.key).toBe('table.no.noStaff')
  expect(viewFor(bare, toy.match, 'red')).toMatchObject({ own: { staff: null } })
})

test('too much of it is refused, as is any where a game keeps none or is over', () => {
  const toy = begun()
  expect(keep(toy, 'red', 'x'.repeat(STAFF_SIZE - 2))).toBeNull()
  expect(keep(toy, 'red', 'x'.repeat(STAFF_SIZE - 1))?.because.key).toBe('table.no.staffTooLarge')
  // Not by letters, of which others than those of English take more room.
  expect(keep(toy, 'red', 'я'.repeat(STAFF_SIZE / 2 - 1))).toBeNull()
  expect(keep(toy, 'red', 'я'.repeat(STAFF_SIZE / 2))?.because.key).toBe('table.no.staffTooLarge')
  expect(keep(new ToyMatch(), 'red', 'north')?.no).toBe('FP 3')
  toy.settle('red', { type: 'resign' })
  expect(keep(toy, 'blue', 'north')?.no).toBe('FP 3')
  expect(verifyGame(planningGame, toy.texts)).toMatchObject({ sound: true })
  expect(toyGame.staff).toBeUndefined()
})
