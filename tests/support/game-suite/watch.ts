import { refused } from '@/lib/kernel/decision'
import { listedDice } from '@/lib/kernel/dice/dice'
import { seeded, seededDice } from '../seeded'
import { frozen, same, stored, turnedRound } from './compare'
import type { Step, Watching } from './play'
import { sittingsOf } from './sittings'
import type { GameSuite, Kinds } from './suite'

/** Every so many events the stored events are folded and the result compared. */
const FOLD_EVERY = 50
/** Every so many orders the dearer checks are made. */
const SAMPLE_EVERY = 12

/**
 * Looks at every step of a game: cheap invariants after each, and now and then whether the stored facts fold to the
 * state, whether the position can be written down, and whether what is offered is allowed and what is not is not.
 */
export function watched<G extends Kinds>(suite: GameSuite<G>, seed: string): Watching<G> {
  const { game } = suite
  const luck = seeded(`watch/${seed}`)
  let folded: G['state']
  let events = 0
  const sittings = sittingsOf(suite)

  const fold = (more: readonly G['event'][]) => {
    for (const event of more) folded = game.evolve(folded, stored(event))
  }
  return {
    begin(start, facts) {
      folded = stored(start)
      fold(facts)
    },
    watch(step) {
      blame(suite.faults(step.after))
      blame(sittings.watch(step))
      blame(disorderFaults(suite, step))
      fold(step.events)
      const before = events
      events += step.events.length
      if (Math.floor(before / FOLD_EVERY) < Math.floor(events / FOLD_EVERY) && !same(folded, step.after))
        throw new Error('the facts do not fold to the state')
      if (step.number % SAMPLE_EVERY === 0) {
        blame(storageFaults(suite, step.after))
        blame(offerFaults(suite, step, luck))
      }
    },
    end(state) {
      if (!same(folded, state)) throw new Error('the facts of the whole game do not fold to its end')
      blame(storageFaults(suite, state))
    },
  }
}

function blame(found: readonly string[]): void {
  if (found.length > 0) throw new Error(found.join('; '))
}

/** Plain data only: what comes back from storage is what went there. */
function storageFaults<G extends Kinds>({ game, read }: GameSuite<G>, state: G['state']): string[] {
  const found: string[] = []
  if (!same(stored(state), state)) found.push('the state does not survive JSON')
  const again = game.readPosition(stored(game.writePosition(state)))
  if (!same(again, read ? read(state) : state))
    found.push('the position that is read is not the one that was written')
  return found
}

/** What comes of an order does not hang on the order of fields, which is another after a snapshot or in a position. */
function disorderFaults<G extends Kinds>(
  { game }: GameSuite<G>,
  { before, side, order, dice, events }: Step<G>,
): string[] {
  const faces = listedDice(dice.map(({ face }) => face))
  const again = game.decide(turnedRound(before), { side, order, dice: faces })
  return !refused(again) && same(again.yes, events)
    ? []
    : ['with its fields in another order it comes out otherwise']
}

/** What is offered is allowed; an order beside it is refused, unless it is offered too; nothing changes by asking. */
function offerFaults<G extends Kinds>(
  { game, completed, surely = completed, mutated, isListed }: GameSuite<G>,
  { before, side, legal }: Step<G>,
  luck: () => number,
): string[] {
  frozen(before)
  const found: string[] = []
  const dice = () => seededDice(luck, [])
  const idle = game.sides.filter((one) => !game.awaits(before).includes(one))
  for (let n = 0; n < 4; n += 1) {
    const entry = legal[Math.floor(luck() * legal.length)]!
    const order = surely(before, entry, luck)
    const complaint = `${side} ${JSON.stringify(order)}`
    if (game.check(before, side, order)) found.push(`offered, but refused: ${complaint}`)
    else if (refused(game.decide(before, { side, order, dice: dice() })))
      found.push(`not carried out: ${complaint}`)
    if (idle.some((one) => game.check(before, one, order) === null))
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
