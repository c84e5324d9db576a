import {
  commitSeed,
  faceOf,
  gameKey,
  type Hex32,
  keptItsWord,
  mixOf,
  type SeatNonce,
  type ShownNumber,
  turnHash,
  turnKey,
} from './fair-dice'

/** What a table shows of its dice, as far as it is open. */
export interface OpenDice {
  game: string
  rules: string
  commitment: Hex32
  mix: Hex32 | null
  seats: readonly (ShownNumber & { seat: string })[]
  turnHashes: readonly Hex32[]
  turnKeys: Readonly<Record<number, Hex32>>
  throws: readonly {
    turn: number
    purpose: string
    sides: number
    face: number
    hidden: boolean
    epoch?: number
  }[]
  seed: Hex32 | null
}

/** One thing checked: what, how many of it, and those that do not agree. */
export interface DiceCheck {
  what: 'commitments' | 'mix' | 'turn-keys' | 'throws' | 'seed' | 'all-keys'
  count: number
  wrong: readonly string[]
}

/** Checks all that can be checked now: the players' commitments, the mix, opened keys and their throws, and at the end the seed and the rest. */
export function checkDice(dice: OpenDice): DiceCheck[] {
  const { game, rules, commitment, mix, seats, turnHashes, turnKeys, seed } = dice
  if (!mix) return []
  const said = seats.filter((seat): seat is ShownNumber & SeatNonce => seat.nonce !== null)
  const kept = seats.map((seat) => [seat.seat, keptItsWord(game, commitment, seat)] as const)
  const checks: DiceCheck[] = [
    {
      what: 'commitments',
      count: kept.filter(([, word]) => word !== null).length,
      wrong: kept.flatMap(([seat, word]) => (word === false ? [seat] : [])),
    },
    one('mix', said.length === seats.length && mixOf(game, rules, commitment, said) === mix),
    {
      what: 'turn-keys',
      count: Object.keys(turnKeys).length,
      wrong: Object.entries(turnKeys)
        .filter(([turn, key]) => turnHash(key) !== turnHashes[Number(turn)])
        .map(([turn]) => turn),
    },
  ]
  const key = seed ? gameKey(seed, mix) : null
  const keyFor = (turn: number, hidden: boolean) =>
    key ? turnKey(key, turn, hidden ? 'hidden' : 'public') : hidden ? undefined : turnKeys[turn]
  checks.push({
    what: 'throws',
    count: dice.throws.length,
    wrong: dice.throws
      .filter(({ turn, purpose, sides, face, hidden, epoch = 0 }) => {
        const from = keyFor(turn, hidden)
        return !from || faceOf(from, game, epoch, purpose, sides) !== face
      })
      .map(({ purpose }) => purpose),
  })
  if (!seed || !key) return checks
  const wrong = turnHashes.flatMap((hash, turn) =>
    turnHash(turnKey(key, turn, 'public')) === hash ? [] : [String(turn)],
  )
  return [
    ...checks,
    one('seed', commitSeed(game, seed) === commitment),
    { what: 'all-keys', count: turnHashes.length, wrong },
  ]
}

const one = (what: DiceCheck['what'], right: boolean): DiceCheck => ({
  what,
  count: 1,
  wrong: right ? [] : [what],
})
