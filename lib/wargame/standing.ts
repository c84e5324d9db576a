import type { Side } from './ruleset'

// What standing orders are about. The first view of a table needs no more of them than this.

/**
 * How a choice may be left to them: not at all; after some hours; at once but where it matters, or where its player has
 * the game in hand, as nobody waits for him then; at once.
 */
export const MODES = ['ask', 'wait', 'spare', 'auto'] as const
export type Mode = (typeof MODES)[number]
/** How the options of a game have it for a side that has filed nothing: by what is safe, all asked, or none. */
export const OFF_TURN = ['safe', 'ask', 'auto'] as const
export type OffTurn = (typeof OFF_TURN)[number]
/** Hours that a player is offered to be waited for. */
export const HOURS = [2, 4, 8, 12, 24, 48, 72] as const
/** For how many hours a game waits for a side before its standing orders decide. */
export const hoursOf = ({ hours = 24 }: { readonly hours?: number | undefined }): number => hours

interface OfSide {
  readonly step: string
  readonly side: Side
}

/** Finds the choices that may be left to standing orders. */
export interface Kinds<Open, Kind extends string = string, Choice extends OfSide = OfSide> {
  kindOf(choice: Choice): Kind
  /** The due choice, if it falls on a side that is not acting. */
  offTurn(open: Open): Choice | null
  /** The kind of that choice; null: there is none. */
  kindDue(open: Open): Kind | null
  /** true: the due choice belongs to a phase in which nobody acts. */
  inPhase(open: Open): boolean
}

/** Steps of the agenda by the kind of choice, where each kind is asked for by the step of its name. */
export const namedAlike = <Name extends string>(kinds: readonly Name[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, [kind]])) as unknown as {
    readonly [Kind in Name]: readonly [Kind]
  }

/** Kinds of choices, by the steps of the agenda that ask for each. */
export function makeKinds<Open, Kind extends string, Choice extends OfSide>({
  steps,
  phases = [],
  due,
  acting,
}: {
  steps: Readonly<Record<Kind, readonly Choice['step'][]>>
  /** Kinds of phases in which nobody acts; absent: there are none. */
  phases?: readonly Kind[]
  due: (open: Open) => { readonly step: string; readonly side?: Side } | undefined
  /** Whose activation or battle goes on. */
  acting: (open: Open) => Side | undefined
}): Kinds<Open, Kind, Choice> {
  const kinds = new Map(
    Object.entries<readonly string[]>(steps).flatMap(([kind, names]) =>
      names.map((step) => [step, kind as Kind] as const),
    ),
  )
  const kindOf = ({ step }: OfSide): Kind => kinds.get(step)!
  const offTurn = (open: Open): Choice | null => {
    const step = due(open)
    return step?.side && kinds.has(step.step) && step.side !== acting(open) ? (step as Choice) : null
  }
  const kindDue = (open: Open): Kind | null => {
    const choice = offTurn(open)
    return choice && kindOf(choice)
  }
  const inPhase = (open: Open): boolean => {
    const kind = kindDue(open)
    return kind !== null && phases.includes(kind)
  }
  return { kindOf, offTurn, kindDue, inPhase }
}
