import type { SideTone } from '@/components/map/sheet'
import type { OnMap } from '@/lib/wargame/occupancy'
import { SIDES, type Side } from '@/lib/wargame/ruleset'
import { localeOf } from '@/lib/words/language'
import { type Controlled, westOf } from '../map/front-of'
import type { TableWords } from '../text/table-words'
import type { FrontLines } from './front-fights'
import { type SectorRules, sectorsOf } from './front-sectors'

// What the facts of a recap are told of, and how much each matters.

/** What a game says of its map for the recap of its front. */
export interface FrontRules<At> extends SectorRules<At> {
  readonly suppliedHexes?: (at: At, side: Side) => Iterable<string>
  /** Runs of open hexes in a side's whole front, of what it sees, each with what counts and could be entered by it; absent: none is told. */
  readonly holes?: (at: At, side: Side) => readonly Hole[]
  /** Hexes, by number, into which the enemies that a side sees can come next; absent: what they threaten is not told. */
  readonly entered?: (at: At, side: Side) => ReadonlySet<number>
  /** Absent: whoever has the ground has what stands there. */
  readonly controls?: (at: At, side: Side, hex: string) => boolean
  /** Forts of the Soviet side that stand; absent: there are none. */
  readonly fortsOf?: (at: At) => readonly { readonly hex: string }[]
  /** Ports that the Soviet side has and reaches over land; absent: there are none. */
  readonly portsOf?: (at: At) => readonly string[]
}

export interface Hole {
  readonly hexes: readonly string[]
  readonly through: readonly string[]
}

/** A sentence of the recap, the hexes of which it speaks, and how much it matters. */
export interface FrontFact {
  readonly text: string
  /** Those nearest to the place that is named first come first. */
  readonly hexes: readonly string[]
  /** Those of them that lie apart from each other, where its letter stands; the first of all is among them. */
  readonly spots: readonly string[]
  /** Hexes of the towns that it names. */
  readonly named: readonly string[]
  readonly weight: number
  /** What is drawn where it speaks of, besides its letter; a flag is that of a side. Absent: nothing. */
  readonly mark?: 'ring' | 'flag' | 'hole'
  readonly side?: SideTone
  /** The line of the log with which what it tells began; absent: it was in no one place, or no line speaks of it. */
  readonly from?: number
}

/** What tells a fact says of it; where its letter stands follows. */
export type ToldFact = Omit<FrontFact, 'spots' | 'from'> & Pick<FrontFact, 'from'>

/** How much a sentence matters: what befell one's own comes first, then what counts, then what can be watched. */
export const WEIGHT = {
  own: 300,
  ownPocket: 210,
  counts: 200,
  foe: 150,
  pocket: 110,
  ownStill: 90,
  fights: 70,
  hole: 65,
  deep: 60,
  lost: 55,
  others: 50,
  still: 45,
  works: 40,
  reach: 65,
  mass: 30,
  ownMass: 20,
  arrived: 20,
  ownArrived: 15,
}

/** So many sentences tell the same of one part of the front each, the gravest; the others are told in one. */
export const ALONE = 2

/** Two moments of one map as a viewer knows them, and what he was told between. */
export interface Between<At> {
  readonly viewer: string
  readonly then: At
  readonly now: At
  readonly told: FrontLines
}

/** Those that are told in a sentence each, and those that are told together: one is never left over. */
export const apart = <Part>(parts: readonly Part[]): readonly [readonly Part[], readonly Part[]] => {
  const alone = parts.length > ALONE + 1 ? ALONE : parts.length
  return [parts.slice(0, alone), parts.slice(alone)]
}

/** What all facts of a recap ask. */
export function askedOf<At extends Controlled & OnMap>(
  rules: FrontRules<At>,
  words: TableWords,
  between: Between<At>,
) {
  const { own, townName, language } = words
  const { viewer, then, now } = between
  const inWords = new Intl.ListFormat(localeOf(language))
  const holds = (at: At, side: Side, hex: string) => westOf(at).has(hex) === (side === SIDES[0])
  return {
    ...{ ...between, rules, words, places: rules.places(now), board: now.rules.board },
    ...sectorsOf(rules, words, viewer, then),
    listed: (all: readonly string[]) => inWords.format(all),
    townsOf: (hexes: readonly string[]) => inWords.format(hexes.map(townName)),
    holds,
    controls: rules.controls ?? holds,
    /** Units, stacks and attacks of a side, as many as there are. */
    of: (side: Side, n: number) => ({
      n,
      ...{ units: own(`front.units.${side}`, { n }), stacks: own(`front.stacks.${side}`, { n }) },
      attacks: own(`front.attacks.${side}`, { n }),
    }),
  }
}
export type Asked<At extends Controlled & OnMap> = ReturnType<typeof askedOf<At>>

export const asIs = (hex: string): string => hex
