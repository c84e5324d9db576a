/** How much stronger a player is than another, in points of Elo. */
export interface Elo {
  readonly points: number
  /** Bounds of 95%. */
  readonly from: number
  readonly to: number
  /** How much likelier the results are at +30 points than at none: beyond 2.94 they are, below -2.94 they are not. */
  readonly llr: number
}

const pointsAt = (score: number): number => 400 * Math.log10(score / (1 - score))
const scoreAt = (points: number): number => 1 / (1 + 10 ** (-points / 400))

/** Scores nearer to all or nothing than this are as good as it: nobody is endlessly stronger. */
const NEAREST = 0.001
const bounded = (score: number): number => Math.min(1 - NEAREST, Math.max(NEAREST, score))

/** What is asked: no stronger at all, or by so many points. */
const ASKED = [scoreAt(0), scoreAt(30)] as const

/**
 * What the scores of pairs of games say, each from 0 to 1 for both games of one seed with seats changed: dice that favour
 * a seat so favour nobody.
 */
export function eloOf(pairs: readonly number[]): Elo {
  const count = pairs.length
  const mean = pairs.reduce((sum, score) => sum + score, 0) / count
  const variance = pairs.reduce((sum, score) => sum + (score - mean) ** 2, 0) / Math.max(1, count - 1)
  const error = 1.96 * Math.sqrt(variance / count)
  const [none, more] = ASKED
  return {
    points: pointsAt(bounded(mean)),
    from: pointsAt(bounded(mean - error)),
    to: pointsAt(bounded(mean + error)),
    llr: variance === 0 ? 0 : (count * (more - none) * (2 * mean - none - more)) / (2 * variance),
  }
}
