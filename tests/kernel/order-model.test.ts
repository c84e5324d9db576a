import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Refusal } from '@/lib/kernel/decision'
import { stageOf } from '@/lib/kernel/log/projection'
import { draftsIn, liveOf } from '../support/live'
import { runs } from '../support/runs'
import { type ToyOrder, type ToySide, type ToyState, toyGame } from '../support/toy-game'
import { ToyMatch } from '../support/toy-match'

/** What may be done next in the toy game, worked out anew and by other means than the game does it. */
interface Model {
  turn: number
  phase: 'choose' | 'move' | 'over'
  chosen: Partial<Record<ToySide, number>>
  mover: ToySide
  second: boolean
  fought: boolean
  pawns: Record<ToySide, number>
  /** Steps since the last die or hand-over: all that can be taken back. */
  steps: (1 | -1)[]
  throws: number
}
const other = (side: ToySide): ToySide => (side === 'red' ? 'blue' : 'red')

/** Whether the order may be given now. */
function isDue({ phase, chosen, mover, fought, pawns }: Model, side: ToySide, order: ToyOrder): boolean {
  if (order.type === 'choose') return phase === 'choose' && chosen[side] === undefined
  if (phase !== 'move' || side !== mover) return false
  if (order.type === 'step')
    return order.pawn === side && pawns[side] + order.by >= 0 && pawns[side] + order.by <= 9
  return order.type !== 'fight' || !fought
}

function carryOut(model: Model, side: ToySide, order: ToyOrder): void {
  if (order.type === 'step') {
    model.pawns[side] += order.by
    model.steps.push(order.by)
    return
  }
  model.steps = []
  if (order.type === 'choose') {
    model.chosen[side] = order.number
    const { red, blue } = model.chosen
    if (red === undefined || blue === undefined) return
    Object.assign(model, { phase: 'move', chosen: {}, mover: blue > red ? 'blue' : 'red', second: false })
    model.fought = false
  } else if (order.type === 'done') {
    const ends = model.second && model.turn === 3
    if (model.second)
      Object.assign(model, ends ? { phase: 'over' } : { phase: 'choose', turn: model.turn + 1 })
    Object.assign(model, { mover: other(side), second: true, fought: false })
  } else {
    model.throws++
    model.fought ||= order.type === 'fight'
  }
}

/** The game is where the model is, and nothing that was thrown is thrown no more. */
function mustAgree(model: Model, { match }: ToyMatch): void {
  const { table } = liveOf(match).open() as ToyState
  const { turn, phase, mover, fought, pawns } = table
  const { steps: _steps, chosen: _chosen, throws: _throws, second: _second, ...facts } = model
  expect({ turn, phase, mover, fought, pawns }).toEqual(facts)
  expect(draftsIn(match)).toHaveLength(model.steps.length)
  // One was thrown at the set-up.
  expect(match.used.from + match.used.purposes.length).toBe(1 + model.throws)
  expect(stageOf(toyGame, match) === 'over').toBe(phase === 'over')
}

class Order implements fc.Command<Model, ToyMatch> {
  constructor(
    readonly side: ToySide,
    readonly order: ToyOrder,
  ) {}
  check = () => true
  run(model: Model, toy: ToyMatch): void {
    const due = isDue(model, this.side, this.order)
    const before = toy.appended
    expect(toy.try(this.side, this.order) === null).toBe(due)
    if (due) carryOut(model, this.side, this.order)
    else {
      reached.refused++
      expect(toy.appended).toBe(before)
    }
    if (model.turn > 1) reached.laterTurns++
    mustAgree(model, toy)
  }
  toString = () => `${this.side}: ${JSON.stringify(this.order)}`
}

class TakeBack implements fc.Command<Model, ToyMatch> {
  constructor(readonly side: ToySide) {}
  check = () => true
  run(model: Model, toy: ToyMatch): void {
    const last = this.side === model.mover ? model.steps.pop() : undefined
    if (last !== undefined) {
      reached.takenBack++
      model.pawns[this.side] -= last
    }
    expect(toy.takeBack(this.side)?.no ?? null).toBe(last === undefined ? 'FP 2' : null)
    mustAgree(model, toy)
  }
  toString = () => `${this.side} takes back`
}

const side = fc.constantFrom<ToySide>('red', 'blue')
const orders: fc.Arbitrary<ToyOrder>[] = [
  fc.record({ type: fc.constant('choose' as const), number: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ type: fc.constant('step' as const), pawn: side, by: fc.constantFrom(1 as const, -1 as const) }),
  fc.constantFrom<ToyOrder>({ type: 'dig' }, { type: 'fight' }),
  fc.constant<ToyOrder>({ type: 'done' }),
]
const commands = fc.commands(
  // Orders of each kind are as frequent as taking back.
  [
    ...orders.map((order) => fc.tuple(side, order).map(([by, what]) => new Order(by, what))),
    side.map((by) => new TakeBack(by)),
  ],
  { maxCommands: 60, size: 'max' },
)

/** How far the runs have come: an idle one proves nothing. */
const reached = { laterTurns: 0, takenBack: 0, refused: 0 }

/** Lets anybody order anything at any time and compares what comes of it. */
const play = (make: () => ToyMatch, more: { numRuns: number; endOnFailure?: boolean }) =>
  fc.assert(
    fc.property(commands, (all) =>
      fc.modelRun(() => {
        const model: Model = {
          ...{ turn: 1, phase: 'choose', chosen: {}, mover: 'red', second: false, fought: false },
          ...{ pawns: { red: 0, blue: 0 }, steps: [], throws: 0 },
        }
        return { model, real: make() }
      }, all),
    ),
    { ...more, seed: 24 },
  )

test('orders are taken in their order alone, and nothing is taken back across a die or a hand-over', () => {
  play(() => new ToyMatch(), { numRuns: runs(300) })
  for (const times of Object.values(reached)) expect(times).toBeGreaterThan(20)
})

/** Takes back whatever was done last, thrown or not. */
class Forgetful extends ToyMatch {
  private readonly past = [this.appended]
  override try(side: string, order: ToyOrder): Refusal | null {
    const before = this.appended
    const refusal = super.try(side, order)
    if (!refusal) this.past.push(before)
    return refusal
  }
  override takeBack(): Refusal | null {
    const before = this.past.pop()
    if (!before) return { no: 'FP 2', because: { key: '', params: {} } }
    this.appended = before
    return null
  }
}

/** Takes an order from whoever gives it. */
class Easygoing extends ToyMatch {
  override try(side: string, order: ToyOrder): Refusal | null {
    return super.try(side, order) && super.try(other(side as ToySide), order)
  }
}

test.each([
  ['takes back what was thrown', Forgetful],
  ['lets anybody order', Easygoing],
])('a match that %s is found out', (_what, Careless) => {
  expect(() => play(() => new Careless(), { numRuns: 300, endOnFailure: true })).toThrow()
})
