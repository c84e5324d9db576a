import 'server-only'
import { readLog } from '@/lib/kernel/log/entry-text'
import { rulesOf } from '@/lib/kernel/log/match'
import { stageOf } from '@/lib/kernel/log/projection'
import type { DiceAnswer } from '../api/dice'
import type { Call } from '../call'
import { openTable } from './open-game'
import { wholeLog } from './whole-log'

/** What anybody at the table may check of the dice: public throws of turns that are over, and all at the end. */
export async function diceAnswer(call: Call): Promise<DiceAnswer> {
  const { game, match } = await openTable(call)
  const over = stageOf(game, match) === 'over'
  const log = readLog(await wholeLog(call, match.head), game)
  let epoch = 0
  const throws = log.flatMap(({ entry }) => {
    if (entry.kind === 'affair' && 'epoch' in entry.affair) epoch = entry.affair.epoch
    return 'throws' in entry ? entry.throws.map((thrown) => ({ turn: entry.turn!, epoch, ...thrown })) : []
  })
  return {
    game: match.game,
    rules: rulesOf(match),
    commitment: match.commitment,
    mix: match.mix,
    tries: match.mixing.tries,
    seats: game.sides.map((seat) => {
      const { as = seat, commitment = '-', nonce = null, blind = null } = match.nonces[seat] ?? {}
      return { seat, as, commitment, ...(match.mix ? { nonce, blind } : { nonce: null, blind: null }) }
    }),
    turnHashes: match.turnHashes,
    turnKeys: match.turnKeys,
    throws: throws.filter(({ turn, hidden }) => over || (!hidden && match.turnKeys[turn] !== undefined)),
    seed: match.seed,
  }
}
