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
  /** How many of it there are. Alike chits are one id: nobody can tell which of them was drawn (7.1.3). */
  readonly copies: number
  readonly source: Source
}

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

function readChit(row: string): [string, ChitFacts] {
  const [id = '', name = '', kind, activates = '', copies, letter] = cellsOf(row, '|', 6)
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
      copies: wholeNumber(copies, `chit ${id}`),
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
