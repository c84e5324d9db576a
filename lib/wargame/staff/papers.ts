/** A named body of units, as its owner has put it together. */
export interface Group {
  /** What it is known by in the papers. */
  readonly name: string
  readonly units: readonly string[]
  /** What its owner calls it; absent: as it is printed, or by a place. */
  readonly label?: string | undefined
}

/** Units that are on their way to a hex, over as many turns as it takes. */
export interface March {
  readonly units: readonly string[]
  readonly to: string
  /** The army behind whose line they stay, by name: `to` is where that was last. */
  readonly follows?: string | undefined
  /** How many hexes from any enemy they stop; absent: one. */
  readonly apart?: number | undefined
}

/** As many hexes from the enemy may a march be told to stop. */
export const MOST_APART = 3

/** An attack that is prepared: its units are kept for it and for no other, as long as `when` lasts. */
export interface Prepared {
  readonly target: string
  readonly units: readonly string[]
  /** In which part of the game, as its table names them. */
  readonly when: string
}

/** An attack that its owner makes with others one after the other, by whom, and the column that he was promised. */
export interface Intended {
  readonly target: string
  readonly units: readonly string[]
  readonly least: number
  readonly most: number
}

/** Attacks that are to be made one after the other, in their order, as long as `when` lasts: those that have been made are in it, too. */
export interface Programme {
  readonly when: string
  readonly attacks: readonly Intended[]
}

/** As many attacks may be made one after the other. */
export const MOST_INTENDED = 40

/**
 * What a line does: it stays, goes up to the enemy, behind a river, that by which `at` lies or else the nearest, or some hexes in a
 * direction, by the slot of a hexside.
 */
export type LineTask =
  | { readonly verb: 'river'; readonly at?: string | undefined }
  | { readonly verb: 'hold' }
  | { readonly verb: 'follow' }
  | { readonly verb: 'shift'; readonly slot: number; readonly hexes: number }

/** What the line of an army was told last: the same is proposed when its turn comes again. */
export interface Told {
  readonly army: string
  /** `each`: units for each hex. */
  readonly order: { readonly task: LineTask; readonly each: number }
  /** In which part of the game, as its table names them: in that it has its order. */
  readonly when?: string | undefined
}

/** Armies whose orders are remembered at most, and units for a hex of a line and hexes by which it is shifted. */
export const MOST_TOLD = 60
export const MOST_EACH = 3
export const MOST_SHIFT = 6

/** Letters of a name that a player gives a group. */
export const NAME_LETTERS = 40

/** Letters of a pin: some twenty words. */
export const PIN_LETTERS = 120

/** Pins that a player has at most: what a staff keeps goes with each of his requests. */
export const MOST_PINS = 20

/** A few words for oneself about a hex. */
export interface Pin {
  readonly at: string
  readonly text: string
}

/** That the owner's next turn is to be led by his staff, unless something happens first that he names here. */
export interface Pass {
  /** All his turns are, to the end of this one; absent: the next alone. */
  readonly until?: number | undefined
  /** Somebody is attacked. */
  readonly attacked?: true | undefined
  /** A place that counts is lost. */
  readonly places?: true | undefined
  /** Mud or snow ends. */
  readonly ground?: true | undefined
  /** An enemy comes near to an army: its name, and who belongs to it as it is filed. */
  readonly near?: { readonly army: string; readonly units: readonly string[] } | undefined
}

/** Why a turn is not passed that was to be, and where that happened. */
export interface Stopped {
  readonly why: 'attacked' | 'place' | 'near' | 'ground'
  readonly at?: string | undefined
}

/** What a side's staff keeps for its owner: no rule reads it, and nobody else is told of it. */
export interface Papers {
  readonly version: 1
  readonly groups: readonly Group[]
  readonly marches: readonly March[]
  readonly attacks?: readonly Prepared[] | undefined
  readonly programme?: Programme | undefined
  readonly pins?: readonly Pin[] | undefined
  readonly lines?: readonly Told[] | undefined
  /** Who has just come and does not follow his army, or stays in reserve. */
  readonly stays?: readonly string[] | undefined
  readonly pass?: Pass | undefined
  readonly stopped?: Stopped | undefined
  /** Whoever takes the seat after their owner has them as well. */
  readonly forSuccessor?: true | undefined
}

export const NO_PAPERS: Papers = { version: 1, groups: [], marches: [] }

/** What of papers whoever takes the seat has: all, if their owner said so, else nothing. His own turns are passed by nobody else. */
export const handedOn = ({ forSuccessor, pass: _, stopped: _why, ...papers }: Papers): Papers | null =>
  forSuccessor ? papers : null

const without = (units: readonly string[], gone: ReadonlySet<string>): string[] =>
  units.filter((unit) => !gone.has(unit))

/** The papers with these units on the march to a hex, or behind an army that they follow, and on no other. */
export const marching = (papers: Papers, units: readonly string[], to: string, follows?: string): Papers => {
  const left = halted(papers, units)
  const along = left.marches.find((one) => one.follows === follows && (follows || one.to === to))
  const others = left.marches.filter((one) => one !== along)
  const all = [...(along?.units ?? []), ...units].sort()
  // Whoever joins a march keeps off the enemy as it does.
  const keeps = along?.apart ? { apart: along.apart } : {}
  return { ...left, marches: [...others, { units: all, to, ...(follows ? { follows } : {}), ...keeps }] }
}

/** The papers with a march that stops so many hexes from the enemy. */
export const keepingApart = (papers: Papers, { to, follows }: March, apart: number): Papers => ({
  ...papers,
  marches: papers.marches.map((one) =>
    one.to === to && one.follows === follows ? { ...one, apart: apart > 1 ? apart : undefined } : one,
  ),
})

/** The papers with these units on no march. */
export const halted = (papers: Papers, units: readonly string[]): Papers => {
  const gone = new Set(units)
  return {
    ...papers,
    marches: papers.marches.flatMap((one) => {
      const left = without(one.units, gone)
      return left.length > 0 ? [{ ...one, units: left }] : []
    }),
  }
}

/** The papers with these units on no march, nor behind their army though they have `come` just now or could come in. */
export function staying(papers: Papers, units: readonly string[], come: readonly string[]): Papers {
  const stays = come.filter((unit) => units.includes(unit) || papers.stays?.includes(unit))
  return { ...halted(papers, units), stays: stays.length > 0 ? stays : undefined }
}

/** The papers with those of some who wait beside the map in reserve that are named, and with none of the others. */
export function reserving(papers: Papers, waiting: readonly string[], kept: readonly string[]): Papers {
  const others = without(papers.stays ?? [], new Set(waiting))
  const stays = [...others, ...waiting.filter((unit) => kept.includes(unit))]
  return { ...papers, stays: stays.length > 0 ? stays : undefined }
}

/** The papers with an attack prepared by some units, and by those alone; nothing stays of what was prepared in other parts of the game. */
export function preparing(papers: Papers, attack: Prepared): Papers {
  const gone = new Set(attack.units)
  const others = unprepared(papers, attack.target, attack.when).attacks!.flatMap((one) => {
    const units = without(one.units, gone)
    return units.length > 0 ? [{ ...one, units }] : []
  })
  return { ...papers, attacks: attack.units.length > 0 ? [...others, attack] : others }
}

/** The papers without what is prepared against a hex. */
export const unprepared = (papers: Papers, target: string, when: string): Papers => ({
  ...papers,
  attacks: (papers.attacks ?? []).filter((one) => one.when === when && one.target !== target),
})

/** The papers with attacks that are to be made one after the other, and none that was to be before; those beyond the most are left out. */
export const intending = (papers: Papers, { when, attacks }: Programme): Papers => ({
  ...papers,
  programme: attacks.length > 0 ? { when, attacks: attacks.slice(0, MOST_INTENDED) } : undefined,
})

/** The papers without what is no use any more in this part of the game, as its table names it. */
export const current = (papers: Papers, now: string): Papers =>
  papers.programme && papers.programme.when !== now ? { ...papers, programme: undefined } : papers

/** The papers with a pin on a hex in place of the one that is there; without words: with none. As they were where it would be one too many. */
export function pinning(papers: Papers, { at, text }: Pin): Papers {
  const others = (papers.pins ?? []).filter((one) => one.at !== at)
  if (text === '') return { ...papers, pins: others }
  return others.length < MOST_PINS ? { ...papers, pins: [...others, { at, text }] } : papers
}

/** The papers with what the line of an army is told; of too many the one that was told longest ago goes. */
export function telling(papers: Papers, army: string, { task, each }: Told['order'], when: string): Papers {
  const others = (papers.lines ?? []).filter((one) => one.army !== army)
  return { ...papers, lines: [...others.slice(1 - MOST_TOLD), { army, order: { task, each }, when }] }
}

/** true: the line of an army was told something in this part of the game. */
export const isTold = ({ lines = [] }: Papers, army: string, now: string): boolean =>
  lines.some((one) => one.army === army && one.when === now)

/** What the line of an army was told last; null: nothing yet. */
export const toldOf = ({ lines = [] }: Papers, army: string): Told['order'] | null =>
  lines.find((one) => one.army === army)?.order ?? null

/** The papers without what is said of units that are no more. */
export function clearedOf(papers: Papers, isThere: (unit: string) => boolean): Papers {
  const left = (units: readonly string[]) => units.filter(isThere)
  return {
    ...papers,
    groups: papers.groups.flatMap((one) =>
      left(one.units).length > 0 ? [{ ...one, units: left(one.units) }] : [],
    ),
    marches: papers.marches.flatMap((one) =>
      left(one.units).length > 0 ? [{ ...one, units: left(one.units) }] : [],
    ),
    ...(papers.attacks && {
      attacks: papers.attacks.flatMap((one) =>
        left(one.units).length > 0 ? [{ ...one, units: left(one.units) }] : [],
      ),
    }),
  }
}
