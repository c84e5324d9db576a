import { type Attack, type Reach, rise } from '@/lib/wargame/staff/attack'
import type { Attacks } from '@/lib/wargame/staff/attacks'
import type { Intended } from '@/lib/wargame/staff/papers'

/** An attack of a programme, as its player has chosen it. */
export type Chosen = Pick<Attack, 'target' | 'posts' | 'reach'>

/** Attacks that are to be made one after the other. `runs`: the next is laid out as soon as the one before is over. */
interface Programme {
  readonly attacks: readonly Chosen[]
  readonly runs: boolean
}

/** By phase of a game, what runs on this page; on another device it is found in the papers, and begun there by a tap. */
const programmes = new Map<string, Programme>()

export const programmeOf = (phase: string): Programme | null => programmes.get(phase) ?? null

/** Attacks are to be made one after the other, the first now. */
export const begin = (phase: string, attacks: readonly Chosen[]): void =>
  void programmes.set(phase, { attacks, runs: true })

/** Its player looks at the whole list again: what is left of it stays chosen. */
export function pause(phase: string): void {
  const left = programmes.get(phase)
  if (left) programmes.set(phase, { ...left, runs: false })
}

/** The attack on a hex has been made, or is not to be made any more. */
export function strikeOut(phase: string, target: string): void {
  const left = programmes.get(phase)
  if (!left) return
  const attacks = left.attacks.filter((one) => one.target !== target)
  if (attacks.length > 0) programmes.set(phase, { ...left, attacks })
  else programmes.delete(phase)
}

/** What an attack is told to come to: its player was promised that, and not what his staff supposes anew after each fight. */
const toldOf = ({ facts }: Attacks, { target, posts }: Pick<Attack, 'target' | 'posts'>): Reach =>
  (facts.told ?? facts.reach)(target, posts)

/** An attack as its player chooses it. */
export const chosenOf = (attacks: Attacks, { target, posts }: Pick<Attack, 'target' | 'posts'>): Chosen => ({
  ...{ target, posts },
  reach: toldOf(attacks, { target, posts }),
})

/**
 * An attack by those who still stand ready for it, if it is what it was when it was chosen, or better: its column has not
 * fallen. null: it is not as good any more.
 */
export function stillGood(attacks: Attacks, { target, posts, reach }: Chosen): Chosen | null {
  if (!attacks.facts.targets.includes(target)) return null
  const able = new Map(
    attacks
      .plan(
        target,
        posts.map(({ unit }) => unit),
      )
      .posts.map(({ unit, from }) => [unit, from]),
  )
  // Whoever is missing may not have been needed.
  const ready = posts.filter(({ unit, from }) => able.get(unit) === from)
  const isGood = ready.length > 0 && rise(toldOf(attacks, { target, posts: ready }), reach) >= 0
  return isGood ? { target, posts: ready, reach } : null
}

/** An attack as it is kept: its column as it was promised, and its units without where they stand. */
export const intendedOf = ({ target, posts, reach }: Chosen): Intended => ({
  ...{ target, units: posts.map(({ unit }) => unit).sort() },
  ...{ least: reach.least, most: reach.most },
})

/** Those of some attacks that have not been made: of one that has nobody may fight any more. Who is gone stands nowhere. */
export function unmade({ facts }: Attacks, attacks: readonly Intended[]): readonly Chosen[] {
  const { staff, mayFight } = facts
  const there = new Set(staff.units)
  return attacks
    .filter(({ units }) => units.some((unit) => there.has(unit) && mayFight(unit)))
    .map(({ target, units, least, most }) => ({
      target,
      posts: units.map((unit) => ({ unit, from: there.has(unit) ? staff.hexOf(unit) : '' })),
      reach: { least, most },
    }))
}
