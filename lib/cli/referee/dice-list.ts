import { type Dice, DiceExhausted } from '@/lib/kernel/dice/dice'

/** The dice of a request: numbers in order of use, those of a refused order given back. */
export class DiceList {
  private next = 0
  /** The throw that found no number, or a wrong one. */
  wanted: { purpose: string; sides: number } | null = null

  constructor(private readonly faces: readonly number[]) {}

  /** How many numbers have been thrown. */
  get used(): number {
    return this.next
  }

  /** Those that have not. */
  get unused(): readonly number[] {
    return this.faces.slice(this.next)
  }

  readonly dice: Dice = {
    roll: (purpose, sides) => this.throwDie(purpose, sides),
    secret: (purpose, sides) => this.throwDie(purpose, sides),
  }

  /** Does some work; unless it keeps its dice they are as they were. */
  attempt<Result>(work: () => Result, keeps: (result: Result) => boolean): Result {
    const before = this.next
    let kept = false
    try {
      const result = work()
      kept = keeps(result)
      return result
    } finally {
      if (!kept) this.next = before
    }
  }

  private throwDie(purpose: string, sides: number): number {
    const face = this.faces[this.next]
    this.wanted = { purpose, sides }
    if (face === undefined) throw new DiceExhausted('dice exhausted')
    if (!Number.isInteger(face) || face < 1 || face > sides) throw new DiceExhausted('die out of range')
    this.next += 1
    return face
  }

  /** Why a throw failed, in words. */
  sentence({ reason }: DiceExhausted): string {
    return reason === 'dice exhausted'
      ? reason
      : `die out of range: ${this.faces[this.next]} cannot be thrown with 1 to ${this.wanted?.sides}`
  }
}
