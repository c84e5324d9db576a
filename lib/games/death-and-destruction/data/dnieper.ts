import { RIVER_ROWS } from '@/lib/games/proud-monster/data/rivers'
import { fail } from '@/lib/wargame/data-tables'

/** The first hexside of the Lower Dnieper, where the hexes 2900S, 3000S and 3001S meet (12.1). */
const FIRST = '2900S/3001S'
const course: readonly string[] =
  /^> Dnieper\n([^>]*)/m.exec(RIVER_ROWS)?.[1]?.match(/\d{4}[NS]\/\d{4}[NS]/g) ?? []

/** Hexsides from either side. */
const bothWays = (sides: readonly string[]): ReadonlySet<string> =>
  new Set(sides.flatMap((side) => [side, side.split('/').reverse().join('/')]))

/** Hexsides of the Lower Dnieper, without its tributaries, down to the sea (12.1). */
export const LOWER_DNIEPER = bothWays(
  course.includes(FIRST)
    ? course.slice(course.indexOf(FIRST))
    : fail('rivers', `the Dnieper does not pass ${FIRST}`),
)

/** Those of them at which the German side crosses from turn 311 on. Seed (12.1). */
export const DNIEPER_CROSSINGS = bothWays([
  ...[FIRST, '3105S/3205S', '3305S/3306S', '3408S/3507S', '3710S/3810S', '3412S/3512S', '3113S/3214S'],
  '2913S/3014S',
])
