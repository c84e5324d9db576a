import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draftsOf } from '@/lib/kernel/log/drafts'
import { logFor, viewFor } from '@/lib/kernel/log/projection'
import { withoutTakenBack } from '@/lib/kernel/log/redaction'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import { entriesOf } from '../support/forged'
import { planningGame } from '../support/planning-toy'
import { toyGame } from '../support/toy-game'
import { stamps, ToyMatch } from '../support/toy-match'

const step = { type: 'step', pawn: 'red', by: 1 }
const edge = { type: 'step', pawn: 'red', by: -1 }
const seen = ({ match }: ToyMatch, viewer: string) => [
  viewFor(toyGame, match, viewer),
  logFor(match, viewer),
  match.versions[viewer],
]

describe('a bundle of orders', () => {
  test('is judged in turn, and stands up to the first refusal', () => {
    const toy = new ToyMatch().choices()
    const { stood, refusal } = toy.bundle('red', [step, edge, edge, step])
    expect([stood, refusal?.no]).toEqual([2, 'TOY 3.3'])
    expect(draftsOf(toy.match, 'red').map(({ bundle }) => bundle)).toEqual([1, 1])
  })

  test('stands up to the first die, with the die', () => {
    const toy = new ToyMatch().choices()
    const { stood, refusal } = toy.bundle('red', [step, { type: 'fight' }, step])
    expect([stood, refusal]).toEqual([2, null])
    expect(draftsOf(toy.match, 'red')).toEqual([])
  })

  test('of which nothing stands changes nothing', () => {
    const toy = new ToyMatch().choices()
    const before = toy.texts.length
    expect(toy.bundle('red', [edge])).toMatchObject({ stood: 0, refusal: { no: 'TOY 3.3' } })
    expect(toy.texts).toHaveLength(before)
  })

  test('is taken back whole, or order by order, and never with what came before it', () => {
    const toy = new ToyMatch().choices().order('red', step)
    toy.bundle('red', [step, step])
    toy.bundle('red', [step, step, step])
    expect(draftsOf(toy.match, 'red').map(({ bundle }) => bundle)).toEqual([undefined, 1, 1, 2, 2, 2])
    toy.takeBack('red', true)
    expect(draftsOf(toy.match, 'red')).toHaveLength(3)
    toy.takeBack('red')
    toy.takeBack('red', true)
    toy.takeBack('red', true)
    expect(viewFor(toyGame, toy.match, 'red')).toMatchObject({ pawns: { red: 0 } })
    expect(toy.takeBack('red', true)?.no).toBe('FP 2')
  })

  const orders = fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(step, edge, { type: 'dig' }) },
      { weight: 1, arbitrary: fc.constant({ type: 'fight' }) },
    ),
    { minLength: 1, maxLength: 8 },
  )
  /** All that anybody sees and is told, and how many orders may still be taken back. */
  const all = (toy: ToyMatch) => [
    ...['red', 'blue', 'spectator'].map((viewer) => seen(toy, viewer)),
    draftsOf(toy.match, 'red').length,
  ]

  test('comes to what its orders come to, given one by one up to the first that is refused or throws', () => {
    let short = 0
    fc.assert(
      fc.property(orders, orders, (before, some) => {
        const [one, other] = [new ToyMatch().choices(), new ToyMatch().choices()]
        for (const toy of [one, other]) for (const order of before) toy.try('red', order)
        const { stood } = one.bundle('red', some)
        for (const order of some.slice(0, stood)) other.order('red', order)
        expect(all(one)).toEqual(all(other))
        short += Number(stood < some.length)
      }),
      { numRuns: 80, seed: 19 },
    )
    expect(short).toBeGreaterThan(5)
  })

  test('leaves all as it was when it is taken back', () => {
    const state = (toy: ToyMatch) => {
      const [view, log] = seen(toy, 'red')
      return [view, log, draftsOf(toy.match, 'red').map(({ events }) => events), toy.match.committed!.open()]
    }
    let undone = 0
    fc.assert(
      fc.property(orders, orders, (before, some) => {
        const toy = new ToyMatch().choices()
        for (const order of before) toy.try('red', order)
        const was = state(toy)
        const drafted = draftsOf(toy.match, 'red').length
        toy.bundle('red', some)
        // After a die nothing is taken back, and of what was refused from the first there is nothing.
        if (draftsOf(toy.match, 'red').length <= drafted) return
        expect(toy.takeBack('red', true)).toBeNull()
        expect(state(toy)).toEqual(was)
        undone += 1
      }),
      { numRuns: 80, seed: 19 },
    )
    expect(undone).toBeGreaterThan(10)
  })

  test('tells nobody else of its number: not by what he sees, and not by its length', () => {
    const one = new ToyMatch().choices()
    const other = new ToyMatch().choices()
    one.bundle('red', [step, step])
    other.order('red', step).order('red', step)
    for (const toy of [one, other]) toy.order('red', { type: 'done' })
    for (const viewer of ['blue', 'spectator']) expect(seen(one, viewer)).toEqual(seen(other, viewer))
  })

  test('verifies, shown whole or without what was taken back', () => {
    const toy = new ToyMatch().choices()
    toy.bundle('red', [step, step, step])
    toy.takeBack('red', true)
    toy.bundle('red', [step, step])
    toy.settle('red', { type: 'resign' })
    const shown = withoutTakenBack(toyGame, toy.texts)
    expect(shown.filter((text) => /^[0-9a-f]{64}$/.test(text))).toHaveLength(4)
    for (const texts of [toy.texts, shown]) expect(verifyGame(toyGame, texts)).toMatchObject({ sound: true })
  })

  test('may end a phase in which sides plan at once', () => {
    const toy = new ToyMatch(stamps(), undefined, { options: {}, play: 'planning' }, planningGame)
    toy.order('blue', { type: 'ready' })
    const put = (number: number) => ({ type: 'put', number })
    expect(toy.bundle('red', [put(1), put(2), { type: 'ready' }, put(3)])).toEqual({
      stood: 3,
      refusal: null,
    })
    expect(entriesOf(planningGame, toy.texts).at(-1)).toMatchObject({ firm: true })
  })
})
