import { tableOf } from '@/lib/kernel/table-of'
import {
  among,
  oneOf,
  rowReader,
  rowsOf,
  sourceOf,
  tableBy,
  text,
  wholeNumber,
} from '@/lib/wargame/data-tables'
import type { Star } from './map'

const KINDS = ['army', 'panzer', 'guderian', 'air', 'art', 'supply', 'reinforcement'] as const
const SIDE_OF_LETTER = { S: 'soviet', G: 'german', N: 'neutral' } as const

// id | name | kind | HQ or panzer group | copies | provenance. The 9th Army chits are for any German HQ (7.2.2).
const ROWS = `
S-22A        | 22A               | army          | S-HQ-22A        | 1 | f
S-19A        | 19A               | army          | S-HQ-19A        | 1 | r
S-20A        | 20A               | army          | S-HQ-20A        | 1 | f
S-13A        | 13A               | army          | S-HQ-13A        | 1 | f
S-21A        | 21A               | army          | S-HQ-21A        | 1 | f
S-16A        | 16A               | army          | S-HQ-16A        | 1 | r
S-TIMOSHENKO | Timoshenko        | army          | S-HQ-TIMOSHENKO | 1 | f
S-24A        | 24A               | army          | S-HQ-24A        | 1 | r
S-28A        | 28A               | army          | S-HQ-28A        | 1 | r
S-29A        | 29A               | army          | S-HQ-29A        | 1 | r
S-30A        | 30A               | army          | S-HQ-30A        | 1 | r
S-43A        | 43A               | army          | S-HQ-43A        | 1 | r
G-9A         | 9th Army          | army          | -               | 3 | f
G-2PG        | 2nd Panzer Group  | panzer        | pg2             | 2 | r
G-3PG        | 3rd Panzer Group  | panzer        | pg3             | 2 | f
G-GUDERIAN   | Guderian          | guderian      | pg2             | 1 | f
G-AIR        | German Air Power  | air           | -               | 1 | f
S-ART        | Artillery         | art           | -               | 1 | f
N-SUPPLY     | Supply            | supply        | -               | 1 | f
N-REINF      | Reinforcements    | reinforcement | -               | 1 | f
`

const readRow = rowReader('chit', '|', {
  ...{ id: text, name: text, kind: among(KINDS), activates: text },
  /** How many of it there are. Alike chits are one id: nobody can tell which of them was drawn (7.1.3). */
  copies: wholeNumber,
  source: sourceOf,
})

function readChit(row: string) {
  const { id, name, kind, activates, ...facts } = readRow(row)
  const group: 'pg2' | 'pg3' | null = activates === 'pg2' || activates === 'pg3' ? activates : null
  return {
    ...{ id, side: SIDE_OF_LETTER[oneOf(['S', 'G', 'N'], id[0], `chit ${id}`)], name, kind },
    /** The HQ that a Soviet army chit activates; the chit is not available until that HQ is on the map. */
    hq: activates.startsWith('S-') ? activates : null,
    /** The panzer group that a German chit activates. */
    group,
    ...facts,
  }
}
export type ChitFacts = Readonly<ReturnType<typeof readChit>>

/** Command chits and the special chits by id (7.1). */
export const CHITS: Readonly<Record<string, ChitFacts>> = tableBy('id', rowsOf(ROWS).map(readChit))

/** Chits that go into the cup without being chosen; artillery only from turn 2 on. */
export const MANDATORY: readonly string[] = ['G-AIR', 'S-ART', 'N-SUPPLY', 'N-REINF']

interface VpFacts {
  readonly kind: Star
  readonly value: number
}

/**
 * Values of the VP chits of each star, in the order of their ids. Reconstructed. A chit is never given another value:
 * a game that goes on has it by its id, and its log has told it.
 */
const VP_VALUES = { major: '3 3 4 4 5 5', minor: '1 1 1 1 1 2 2 2 2 2 3 3 3 3 2' } as const

const vpChits = (kind: Star, name: (n: number) => string) =>
  VP_VALUES[kind]
    .split(' ')
    .map((value, i): [string, VpFacts] => [name(i + 1), { kind, value: wholeNumber(value, 'VP chits') }])

const EVERY_VP_CHIT: ReadonlyMap<string, VpFacts> = new Map([
  ...vpChits('major', (n) => `MAJ-${n}`),
  ...vpChits('minor', (n) => `MIN-${String(n).padStart(2, '0')}`),
])

type VpSet = Readonly<Record<string, VpFacts>>
const without = (gone: string): VpSet => tableOf([...EVERY_VP_CHIT].filter(([id]) => id !== gone))

/**
 * The VP chits of a game by id; who holds one does not know its value before the end (16.2). Their sum is even, as
 * by 16.3.2 both sums are equal only if it is: a motorized unit counts four.
 */
export const VP_CHITS = without('MIN-14')

/** The chits of games that were begun before the sum was even. */
export const FORMER_VP_CHITS = without('MIN-15')

/** The sets of chits that a game may have, that of new games first. */
export const VP_SETS = { even: VP_CHITS, former: FORMER_VP_CHITS } as const
export type VpSetName = keyof typeof VP_SETS

/** Star and value of a VP chit of any game; undefined: there is none of this id. */
export const vpChit = (id: string): VpFacts | undefined => EVERY_VP_CHIT.get(id)

/** Lines of the log with which an activation begins, and those after which the one before is over (7.2, 4.1.2, 11.1.2, 11.2.2). */
const ACTIVATES: readonly string[] = ['log-activated', 'log-activated-units']
const ENDS: readonly string[] = [
  'log-drawn',
  'log-played',
  'log-special',
  'log-entry',
  'log-timoshenko',
  'log-turn-ended',
]

/** The side whose activation begins with a line; null: that of none, but the one before is over; undefined: neither. */
export function activationBegun({
  key,
  params,
}: {
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
}): 'german' | 'soviet' | null | undefined {
  const side = ACTIVATES.includes(key) ? CHITS[params.chit!]?.side : undefined
  if (side === 'german' || side === 'soviet') return side
  return side === 'neutral' || ENDS.includes(key) ? null : undefined
}
