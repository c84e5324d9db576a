import type { z } from 'zod'
import { printedCite } from '@/lib/kernel/cite'
import { type Refusal, refused } from '@/lib/kernel/decision'
import { DiceExhausted } from '@/lib/kernel/dice/dice'
import type { Game, LegalEntry } from '@/lib/kernel/game'
import { withDomains } from '@/lib/kernel/with-domains'
import { DiceList } from './dice-list'
import { BadRequest, type Path, parsed, type Request, readRequest, within } from './request'

export type Judged =
  | { ok: true; events: readonly unknown[] }
  | {
      ok: false
      /** null: no rule is to blame, the request gave no fitting number for a die or names what there is not. */
      cite: string | null
      because: string
      at?: readonly string[]
      /** The throw that was due. */
      needs?: { purpose: string; sides: number }
    }

export interface Verdict {
  results: Judged[]
  /** Numbers of the request that nothing has thrown. */
  unusedDice: readonly number[]
  position: unknown
  views: Record<string, unknown>
  answers: unknown[]
  legal: Record<string, readonly LegalEntry[]>
}

/** The sentence about what an order names and there is not, where that is all that is wrong with it. */
function unknownIn(schema: z.ZodType, sent: unknown): string | null {
  const issues = schema.safeParse(sent).error?.issues ?? []
  const [first] = issues
  return first && issues.every(({ code }) => code === 'custom')
    ? `${first.path.map(String).join('.')}: ${first.message}`
    : null
}

const told = (game: Game, { no, because, at }: Refusal) => ({
  cite: printedCite(no),
  because: game.say(because),
  ...(at ? { at } : {}),
})

/** Judges one request from beginning to end. Throws a BadRequest if it cannot be understood. */
export function judge(json: unknown): Verdict {
  const request = readRequest(json)
  const { game } = request
  const dice = new DiceList(request.dice)
  let state = sound(['position'], () => begin(request, dice))
  const results = request.orders.map(({ side, order: sent, stop = request.stop }, n): Judged => {
    const unknown = unknownIn(game.schemas.order, sent)
    if (unknown) return { ok: false, cite: null, because: unknown }
    const order = parsed(['orders', n, 'order'], game.schemas.order, sent)
    try {
      const decision = sound(['orders', n], () =>
        dice.attempt(
          () => game.decide(state, { side, order, dice: dice.dice, stop }),
          (found) => !refused(found),
        ),
      )
      if (refused(decision)) return { ok: false, ...told(game, decision) }
      state = decision.yes.reduce((now, event) => game.evolve(now, event), state)
      return { ok: true, events: decision.yes }
    } catch (error) {
      if (!(error instanceof DiceExhausted)) throw error
      return { ok: false, cite: null, because: dice.sentence(error), needs: dice.wanted! }
    }
  })
  return {
    results,
    unusedDice: dice.unused,
    position: game.writePosition(state),
    views: Object.fromEntries(
      request.views.map((viewer, n) => [viewer, sound(['views', n], () => game.view(state, viewer))]),
    ),
    answers: request.ask.map(({ side, question }, n) => answer(game, state, side, question, ['ask', n])),
    legal: Object.fromEntries(
      request.legal.map((side, n) => [
        side,
        sound(['legal', n], () => withDomains(game, state, side, game.legal(state, side))),
      ]),
    ),
  }
}

/** The state at the beginning; a set-up draws its numbers from the same list before all orders. */
function begin({ game, scenario, position, options }: Request, dice: DiceList): unknown {
  if (scenario === undefined) {
    const whole = options ? withOptions(position, options) : position
    return within(['position'], game.schemas.position, whole, () => game.readPosition(whole))
  }
  const chosen = parsed(['options'], game.schemas.options, options ?? {})
  try {
    return game.setUp(scenario, chosen, dice.dice).state
  } catch (error) {
    if (!(error instanceof DiceExhausted)) throw error
    const { purpose, sides } = dice.wanted!
    const place = error.reason === 'dice exhausted' ? [] : [dice.used]
    throw new BadRequest(`${dice.sentence(error)}: the set-up draws 1 to ${sides} for ${purpose}`, [
      'dice',
      ...place,
    ])
  }
}

/** Options beside a position go over those that it holds: every game keeps them in `table.options`. */
function withOptions(position: unknown, options: Record<string, unknown>): unknown {
  const { table, ...rest } = (position ?? {}) as { table?: { options?: object } }
  return { ...rest, table: { ...table, options: { ...table?.options, ...options } } }
}

function answer(game: Game, state: unknown, side: string, question: unknown, path: Path): unknown {
  parsed([...path, 'question'], game.schemas.question, question)
  const found = sound(path, () => game.ask(state, side, question))
  if ('no' in found) return told(game, found)
  return { value: found.value, steps: found.steps.map((step) => ({ ...step, cite: printedCite(step.cite) })) }
}

/** What a position that no play could lead to makes the rules stumble over is the request's fault, and said so. */
function sound<Result>(path: Path, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof BadRequest || error instanceof DiceExhausted) throw error
    const what = error instanceof Error ? error.message : String(error)
    throw new BadRequest(`this does not hold together: ${what}`, path)
  }
}
