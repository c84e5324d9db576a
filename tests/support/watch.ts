import { game } from '@/lib/games/a-victory-denied'
import type { Event } from '@/lib/games/a-victory-denied/events'
import { type Order, orderSchema } from '@/lib/games/a-victory-denied/orders'
import { opponent, type State } from '@/lib/games/a-victory-denied/state'
import { refused } from '@/lib/kernel/decision'
import { faults, frozen, same, storageFaults } from './invariants'
import { isListed, mutated } from './mutants'
import { completed, type Play, type Step } from './random-play'
import { seeded, seededDice } from './seeded'

/** Every so many events the stored events are folded and the result compared. */
const FOLD_EVERY = 50
/** Every so many orders the dearer checks are made. */
const SAMPLE_EVERY = 12

/**
 * Looks at every step of a game: cheap invariants after each, and now and then whether the stored facts fold to the
 * state, whether the position can be written down, and whether what is offered is allowed and what is not is not.
 */
export function watched(seed: string): Pick<Play, 'begin' | 'watch' | 'end'> {
  const luck = seeded(`watch/${seed}`)
  let folded: State
  let events = 0

  const fold = (more: readonly Event[]) => {
    for (const event of more) folded = game.evolve(folded, JSON.parse(JSON.stringify(event)) as Event)
  }
  return {
    begin(start, facts) {
      folded = JSON.parse(JSON.stringify(start)) as State
      fold(facts)
    },
    watch(step) {
      blame(faults(step.after))
      fold(step.events)
      const before = events
      events += step.events.length
      if (Math.floor(before / FOLD_EVERY) < Math.floor(events / FOLD_EVERY) && !same(folded, step.after))
        throw new Error('the facts do not fold to the state')
      if (step.number % SAMPLE_EVERY === 0) {
        blame(storageFaults(step.after))
        blame(offerFaults(step, luck))
      }
    },
    end(state) {
      if (!same(folded, state)) throw new Error('the facts of the whole game do not fold to its end')
      blame(storageFaults(state))
    },
  }
}

function blame(found: readonly string[]): void {
  if (found.length > 0) throw new Error(found.join('; '))
}

/** What is offered is allowed; an order beside it is refused, unless it is offered too; nothing changes by asking. */
function offerFaults({ before, side, legal }: Step, luck: () => number): string[] {
  frozen(before)
  const found: string[] = []
  const dice = () => seededDice(luck, [])
  for (let n = 0; n < 4; n += 1) {
    const entry = legal[Math.floor(luck() * legal.length)]!
    const order = whole(before, entry, luck)
    const complaint = `${side} ${JSON.stringify(order)}`
    if (game.check(before, side, order)) found.push(`offered, but refused: ${complaint}`)
    else if (refused(game.decide(before, { side, order, dice: dice() })))
      found.push(`not carried out: ${complaint}`)
    if (!game.awaits(before).includes(opponent(side)) && game.check(before, opponent(side), order) === null)
      found.push(`allowed for the other side: ${complaint}`)
    const other = mutated(before, order, luck)
    const allowed = game.check(before, side, other) === null
    if (allowed && !isListed(before, legal, other))
      found.push(`not offered, but allowed: ${side} ${JSON.stringify(other)}`)
    if (allowed !== !refused(game.decide(before, { side, order: other, dice: dice() })))
      found.push(`check and decide differ: ${side} ${JSON.stringify(other)}`)
  }
  return found
}

/** A member of a domain that must be lawful: of the sets of attackers only the largest is sure to be. */
function whole(state: State, entry: Step['legal'][number], luck: () => number): Order {
  if (entry.order.type !== 'declareAttack') return completed(state, entry, luck)
  return orderSchema.parse({ ...entry.order, attackers: entry.choose!.from.slice(0, 12) })
}
