import {
  among,
  orNone,
  rowReader,
  rowsOf,
  sourceOf,
  tableBy,
  text,
  wholeNumber,
} from '@/lib/wargame/data-tables'
import { onMap } from '@/lib/wargame/map-tables'
import type { Side } from '@/lib/wargame/ruleset'
import { board, type Hex } from '../geometry'

const TYPES = ['infantry', 'shock', 'parachute', 'cavalry', 'armor'] as const
/** A panzer group is an army; a group goes by the name of its leader and counts as a corps (MOS 60). */
const SIZES = ['army', 'corps', 'group', 'division'] as const
export type UnitType = (typeof TYPES)[number]
export type UnitSize = (typeof SIZES)[number]

/*
 * id | name | type | size | factor-move | hex of the set-up, or + and the turn of arrival | provenance of the set-up and
 * of the figures.
 */
const ROWS = `
G-2K          | 2.K         | infantry  | corps    | 3-4 | M2  | s r
G-23K         | 23.K        | infantry  | corps    | 4-4 | L1  | s r
G-9A          | 9.A         | infantry  | army     | 5-3 | K1  | s r
G-6K          | 6.K         | infantry  | corps    | 2-4 | J1  | s r
G-3PzGp       | 3.PzGp      | armor     | army     | 5-5 | I2  | s r
G-56PzK       | 56.PzK      | armor     | corps    | 4-5 | I2  | s r
G-7PzDiv      | 7.PzDiv     | armor     | division | 2-6 | I2  | s r
G-5K          | 5.K         | infantry  | corps    | 4-4 | H1  | s r
G-5PzDiv      | 5.PzDiv     | armor     | division | 2-6 | H1  | s r
G-4A          | 4.A         | infantry  | army     | 5-3 | G2  | s r
G-7K          | 7.K         | infantry  | corps    | 4-4 | G2  | s r
G-4PzGp       | 4.PzGp      | armor     | army     | 5-5 | F1  | s r
G-46PzK       | 46.PzK      | armor     | corps    | 4-5 | F1  | s r
G-6PzDiv      | 6.PzDiv     | armor     | division | 2-6 | F1  | s r
G-40PzK       | 40.PzK      | armor     | corps    | 5-5 | E2  | s r
G-12K         | 12.K        | infantry  | corps    | 2-4 | E2  | s r
G-2A          | 2.A         | infantry  | army     | 4-3 | D1  | s r
G-13K         | 13.K        | infantry  | corps    | 2-4 | D1  | s r
G-35K         | 35.K        | infantry  | corps    | 4-4 | C1  | s r
G-47PzK       | 47.PzK      | armor     | corps    | 4-5 | B1  | s r
G-34K         | 34.K        | infantry  | corps    | 2-4 | B1  | s r
G-17PzDiv     | 17.PzDiv    | armor     | division | 2-6 | B1  | s r
G-2PzGp       | 2.PzGp      | armor     | army     | 5-5 | A2  | s r
G-24PzK       | 24.PzK      | armor     | corps    | 4-5 | A2  | s r
G-4PzDiv      | 4.PzDiv     | armor     | division | 2-6 | A2  | s r
S-Yermakov    | Yermakov    | armor     | group    | 2-4 | A3  | s r
S-13A         | 13.A        | infantry  | army     | 3-3 | B2  | s r
S-3A          | 3.A         | infantry  | army     | 2-3 | C2  | s r
S-50A         | 50.A        | infantry  | army     | 3-3 | D2  | s r
S-Reiter      | Reiter      | armor     | group    | 1-4 | D3  | s r
S-43A         | 43.A        | infantry  | army     | 2-3 | E3  | s r
S-33A         | 33.A        | infantry  | army     | 2-3 | E4  | s r
S-24A         | 24.A        | infantry  | army     | 4-3 | F2  | s r
S-20A         | 20.A        | infantry  | army     | 2-3 | G3  | s r
S-16A         | 16.A        | infantry  | army     | 2-3 | H2  | s r
S-Boldin      | Boldin      | armor     | group    | 2-4 | H2  | s r
S-32A         | 32.A        | infantry  | army     | 2-3 | H3  | s r
S-19A         | 19.A        | infantry  | army     | 3-3 | I3  | s r
S-49A         | 49.A        | infantry  | army     | 2-3 | I4  | s r
S-Lelyushenko | Lelyushenko | armor     | group    | 2-4 | I7  | s r
S-30A         | 30.A        | infantry  | army     | 2-3 | J2  | s r
S-Dovator     | Dovator     | cavalry   | group    | 1-5 | J2  | s r
S-31A         | 31.A        | infantry  | army     | 2-3 | J3  | s r
S-29A         | 29.A        | infantry  | army     | 2-3 | K2  | s r
S-22A         | 22.A        | infantry  | army     | 3-3 | L2  | s r
S-5A          | 5.A         | infantry  | army     | 2-3 | +2  | r r
S-26A         | 26.A        | infantry  | army     | 2-3 | +2  | r r
S-5ParaK      | 5.ParaK     | parachute | corps    | 1-4 | +2  | r r
S-Katukov     | Katukov     | armor     | group    | 1-5 | +2  | r r
S-TulaTank    | Tula Tank   | armor     | group    | 1-5 | +3  | r r
S-Belov       | Belov       | cavalry   | group    | 2-5 | +4  | r r
S-1ShA        | 1.ShA       | shock     | army     | 4-3 | +5  | r r
S-10A         | 10.A        | infantry  | army     | 3-3 | +6  | r r
S-20Anew      | 20.A new    | infantry  | army     | 3-3 | +6  | r r
S-61A         | 61.A        | infantry  | army     | 3-3 | +7  | r r
S-39A         | 39.A        | infantry  | army     | 3-3 | +7  | r r
S-60A         | 60.A        | infantry  | army     | 2-3 | +7  | r r
S-4ParaK      | 4.ParaK     | parachute | corps    | 1-4 | +7  | r r
S-3ShA        | 3.ShA       | shock     | army     | 4-3 | +8  | r r
S-4ShA        | 4.ShA       | shock     | army     | 4-3 | +8  | r r
`

/** Air units: id | name | kind | base | turn in which it leaves | provenance. */
const AIR_ROWS = `
G-2FlK  | 2.FlK                 | luftwaffe   | -  | 7 | s
G-8FlK  | 8.FlK                 | luftwaffe   | -  | - | s
S-6IAK  | 6. Interceptor Korpus | interceptor | I7 | - | s
S-WFAir | Western Front air     | front       | -  | - | r
S-BFAir | Bryansk Front air     | front       | -  | - | r
S-DBA   | Strategic Bombers     | bomber      | M9 | - | r
`

const sideOf = (id: string): Side => (id.startsWith('G-') ? 'german' : 'soviet')
const hexOf = (cell: string, where: string): Hex => onMap(board, cell, where)

const figures = rowReader('figures', '-', { factor: wholeNumber, move: wholeNumber })
const sources = rowReader('provenance', ' ', { source: sourceOf, factorSource: sourceOf })
const readUnit = rowReader('unit', '|', {
  ...{ id: text, name: text, type: among(TYPES), size: among(SIZES), figures },
  place: (cell, where): { hex: Hex | null; arrives: number } =>
    cell.startsWith('+')
      ? { hex: null, arrives: wholeNumber(cell.slice(1), where) }
      : { hex: hexOf(cell, where), arrives: 1 },
  sources,
})

function readCounter(row: string) {
  const { id, name, type, size, figures, place, sources } = readUnit(row)
  return { id, side: sideOf(id), hq: false as const, name, type, size, ...figures, ...place, ...sources }
}
/** What is printed on a ground unit (MOS 62, 63), where it begins (MOS 82, 83) or when it comes (MOS 66). */
export type CounterFacts = Readonly<ReturnType<typeof readCounter>>

/** Every ground unit by its id. */
export const COUNTERS: Readonly<Record<string, CounterFacts>> = tableBy('id', rowsOf(ROWS).map(readCounter))

/** What the units of a side that stand on the map at the beginning are worth. */
export const factorsAtStart = (side: Side): number =>
  Object.values(COUNTERS).reduce((sum, unit) => sum + (unit.side === side && unit.hex ? unit.factor : 0), 0)

const readAir = rowReader('air unit', '|', {
  ...{ id: text, name: text },
  kind: among(['luftwaffe', 'front', 'interceptor', 'bomber']),
  /** null: it need not be on the map (MOS 41). */
  base: orNone(hexOf),
  /** The turn from which it is gone; null: never. */
  leaves: orNone(wholeNumber),
  source: sourceOf,
})
function readAirUnit(row: string) {
  const { id, ...facts } = readAir(row)
  return { id, side: sideOf(id), arrives: 1, ...facts }
}
/** An air unit; the table prints no figure on it. */
type AirFacts = Readonly<ReturnType<typeof readAirUnit>>

/** Every air unit by its id. */
export const AIR: Readonly<Record<string, AirFacts>> = tableBy('id', rowsOf(AIR_ROWS).map(readAirUnit))
