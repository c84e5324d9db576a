import type { Side } from '../state'
import type { Star } from './map'
import { cellsOf, oneOf, rowsOf, type Source, sourceOf, wholeNumber } from './schema'

export interface ChitFacts {
  readonly id: string
  readonly side: Side | 'neutral'
  readonly name: string
  readonly kind: (typeof KINDS)[number]
  /** The HQ that a Soviet army chit activates; the chit is not available until that HQ is on the map. */
  readonly hq: string | null
  /** The panzer group that a German chit activates. */
  readonly group: 'pg2' | 'pg3' | null
  readonly source: Source
}

const KINDS = ['army', 'panzer', 'guderian', 'air', 'art', 'supply', 'reinforcement'] as const
const SIDE_OF_LETTER = { S: 'soviet', G: 'german', N: 'neutral' } as const

// id | name | kind | HQ or panzer group | provenance. Three chits of 9th Army, each for any German HQ (7.2.2).
const ROWS = `
S-22A        | 22A               | army          | S-HQ-22A        | f
S-19A        | 19A               | army          | S-HQ-19A        | r
S-20A        | 20A               | army          | S-HQ-20A        | f
S-13A        | 13A               | army          | S-HQ-13A        | f
S-21A        | 21A               | army          | S-HQ-21A        | f
S-16A        | 16A               | army          | S-HQ-16A        | r
S-TIMOSHENKO | Timoshenko        | army          | S-HQ-TIMOSHENKO | f
S-24A        | 24A               | army          | S-HQ-24A        | r
S-28A        | 28A               | army          | S-HQ-28A        | r
S-29A        | 29A               | army          | S-HQ-29A        | r
S-30A        | 30A               | army          | S-HQ-30A        | r
S-43A        | 43A               | army          | S-HQ-43A        | r
G-9A-1       | 9th Army          | army          | -               | f
G-9A-2       | 9th Army          | army          | -               | f
G-9A-3       | 9th Army          | army          | -               | f
G-2PG-1      | 2nd Panzer Group  | panzer        | pg2             | r
G-2PG-2      | 2nd Panzer Group  | panzer        | pg2             | r
G-3PG-1      | 3rd Panzer Group  | panzer        | pg3             | f
G-3PG-2      | 3rd Panzer Group  | panzer        | pg3             | f
G-GUDERIAN   | Guderian          | guderian      | pg2             | f
G-AIR        | German Air Power  | air           | -               | f
S-ART        | Artillery         | art           | -               | f
N-SUPPLY     | Supply            | supply        | -               | f
N-REINF      | Reinforcements    | reinforcement | -               | f
`

function readChit(row: string): [string, ChitFacts] {
  const [id = '', name = '', kind, activates = '', letter] = cellsOf(row, '|', 5)
  const side = SIDE_OF_LETTER[oneOf(['S', 'G', 'N'], id[0], `chit ${id}`)]
  return [
    id,
    {
      id,
      side,
      name,
      kind: oneOf(KINDS, kind, `chit ${id}`),
      hq: activates.startsWith('S-') ? activates : null,
      group: activates === 'pg2' || activates === 'pg3' ? activates : null,
      source: sourceOf(letter, `chit ${id}`),
    },
  ]
}

/** Command chits and the special chits by id (7.1). */
export const CHITS: Readonly<Record<string, ChitFacts>> = Object.fromEntries(rowsOf(ROWS).map(readChit))

/** Chits that go into the cup without being chosen; artillery only from turn 2 on. */
export const MANDATORY: readonly string[] = ['G-AIR', 'S-ART', 'N-SUPPLY', 'N-REINF']

/** Values of the VP chits of each star, in the order of their ids. Reconstructed. */
const VP_VALUES = { major: '3 3 4 4 5 5', minor: '1 1 1 1 1 2 2 2 2 2 3 3 3 3' } as const

const vpChits = (kind: Star, name: (n: number) => string) =>
  VP_VALUES[kind]
    .split(' ')
    .map((value, i) => [name(i + 1), { kind, value: wholeNumber(value, 'VP chits') }] as const)

/** VP chits by id; who holds one does not know its value before the end of the game (16.2). */
export const VP_CHITS: Readonly<Record<string, { readonly kind: Star; readonly value: number }>> =
  Object.fromEntries([
    ...vpChits('major', (n) => `MAJ-${n}`),
    ...vpChits('minor', (n) => `MIN-${String(n).padStart(2, '0')}`),
  ])
