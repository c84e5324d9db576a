/**
 * The dice a game may throw. They come in as an argument; the game records each face in an event.
 * A purpose names one throw for ever and holds nothing that a player could vary at no cost.
 */
export interface Dice {
  /** A face from 1 to `sides` that everybody may check once its turn is over. */
  roll: (purpose: string, sides: number) => number
  /** The same, but kept shut until the game ends, because the face itself would tell a secret. */
  secret: (purpose: string, sides: number) => number
}

/** One throw as the log keeps it. */
export interface Throw {
  purpose: string
  sides: number
  face: number
  hidden: boolean
}

/** Thrown when a list of dice given by hand has no number left, or one that the die does not have. */
export class DiceExhausted extends Error {
  constructor(readonly reason: 'dice exhausted' | 'die out of range') {
    super(reason)
  }
}

/** Dice that keep a record of each throw beside its face. */
export function recording(dice: Dice, record: Throw[]): Dice {
  const thrown = (hidden: boolean, throwDie: Dice['roll']) => (purpose: string, sides: number) => {
    const face = throwDie(purpose, sides)
    record.push({ purpose, sides, face, hidden })
    return face
  }
  return { roll: thrown(false, dice.roll), secret: thrown(true, dice.secret) }
}

/** Dice from a list of numbers in order of use: tests, the referee, replays. */
export function listedDice(faces: readonly number[]): Dice {
  let next = 0
  const roll = (_purpose: string, sides: number) => {
    const face = faces[next++]
    if (face === undefined) throw new DiceExhausted('dice exhausted')
    if (!Number.isInteger(face) || face < 1 || face > sides) throw new DiceExhausted('die out of range')
    return face
  }
  return { roll, secret: roll }
}

/** One of the items, chosen by a die with as many sides; items are sorted first, so that a set has one order. */
export function drawFrom<Item extends string>(items: readonly Item[], die: (sides: number) => number): Item {
  const sorted = [...items].sort()
  return sorted[die(sorted.length) - 1]!
}
