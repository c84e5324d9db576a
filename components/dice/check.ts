import {
  commitSeed,
  faceOf,
  gameKey,
  keptItsWord,
  mixOf,
  NO_COMMITMENT,
  turnHash,
  turnKey,
} from '@/lib/kernel/dice/fair-dice'
import type { DiceAnswer } from '@/lib/play/api/dice'

/** good: recomputed here and the same; bad: not the same; shut: what it takes has not been opened yet. */
export type Verdict = 'good' | 'bad' | 'shut'

export interface CheckedThrow {
  purpose: string
  sides: number
  face: number
  verdict: Verdict
}
export interface CheckedTurn {
  turn: number
  key: string | null
  verdict: Verdict
  throws: readonly CheckedThrow[]
}
export interface Checked {
  /** Of each seat that committed to its number: whether it kept its word. */
  numbers: Readonly<Record<string, Verdict>>
  mix: Verdict
  seed: Verdict
  turns: readonly CheckedTurn[]
  good: number
  bad: number
}

const verdict = (same: boolean): Verdict => (same ? 'good' : 'bad')

/** A computation that bad input makes impossible proves nothing good. */
function agrees(test: () => boolean): Verdict {
  try {
    return verdict(test())
  } catch {
    return 'bad'
  }
}

/** Recomputes everything that has been opened of a game's dice. */
export function checkDice(answer: DiceAnswer): Checked {
  const { game, rules, commitment, mix, seats, seed } = answer
  const said = seats.flatMap(({ seat, commitment: c, nonce }) =>
    nonce ? [{ seat, commitment: c, nonce }] : [],
  )
  const key = seed && mix ? gameKey(seed, mix) : null
  const last = Math.max(
    -1,
    ...answer.throws.map(({ turn }) => turn),
    ...Object.keys(answer.turnKeys).map(Number),
  )
  const turns = Array.from({ length: last + 1 }, (_, turn): CheckedTurn => {
    // With the seed every key is known, also that of a turn in which the game broke off.
    const open = answer.turnKeys[turn] ?? (key ? turnKey(key, turn, 'public') : null)
    const hidden = key ? turnKey(key, turn, 'hidden') : null
    return {
      turn,
      key: open,
      verdict: open ? agrees(() => turnHash(open) === answer.turnHashes[turn]) : 'shut',
      throws: answer.throws
        .filter((thrown) => thrown.turn === turn)
        .map(({ purpose, sides, face, hidden: secret, epoch }) => {
          const by = secret ? hidden : open
          const found: Verdict = by ? agrees(() => faceOf(by, game, epoch, purpose, sides) === face) : 'shut'
          return { purpose, sides, face, verdict: found }
        }),
    }
  })
  const throws = turns.flatMap((turn) => turn.throws)
  const numbers = seats.flatMap((seat): [string, Verdict][] => {
    if (seat.commitment === NO_COMMITMENT) return []
    if (seat.nonce === null) return [[seat.seat, 'shut']]
    return [[seat.seat, agrees(() => keptItsWord(game, commitment, seat) === true)]]
  })
  return {
    numbers: Object.fromEntries(numbers),
    mix:
      mix && said.length === seats.length
        ? agrees(() => mixOf(game, rules, commitment, said) === mix)
        : 'shut',
    seed: seed ? agrees(() => commitSeed(game, seed) === commitment) : 'shut',
    turns,
    good: throws.filter((thrown) => thrown.verdict === 'good').length,
    bad: throws.filter((thrown) => thrown.verdict === 'bad').length,
  }
}
