import { FACES, type Face } from '@/lib/games/proud-monster/data/units'
import { columnOf, rowOf } from '@/lib/games/proud-monster/geometry'
import { WEATHERS, type Weather } from '@/lib/games/proud-monster/names'
import { cellOf, readGrid } from '@/lib/wargame/crt'
import {
  cellsOf,
  fail,
  numberOrNone,
  oneOf,
  orNone,
  rowReader,
  rowsOf,
  sourceOf,
  text,
  wholeNumber,
} from '@/lib/wargame/data-tables'
import { halfMonthOf, monthOf, turnOf } from './turns'

const codeOfTurn = (cell: string, where: string): number => turnOf(wholeNumber(cell, where))
/** What holds from a turn on until the next row. */
const since = <Row extends { readonly turn: number }>(rows: readonly Row[], turn: number): Row | undefined =>
  rows.findLast((row) => row.turn <= turn)

/** 16.2: from the turn of this code on, German steps for mechanized units and for others | provenance. */
export const REPLACEMENTS = rowsOf(`
201 | 2 | 8 | r
209 | 8 | 12 | r
213 | 3 | 8 | r
301 | 4 | 10 | r
307 | 8 | 12 | r
313 | 4 | 8 | r
401 | 4 | 6 | r
`).map(
  rowReader('replacements', '|', {
    turn: codeOfTurn,
    mech: wholeNumber,
    foot: wholeNumber,
    source: sourceOf,
  }),
)
/** German replacement steps of a turn; none before the first row (8.14). */
export const replacementsIn = (turn: number): { mech: number; foot: number } =>
  since(REPLACEMENTS, turn) ?? { mech: 0, foot: 0 }

/** 16.3: divisions for a Korpsabteilung by the die. Reconstructed. */
const KA_DIVISIONS = [2, 3, 3, 3, 3, 4]
export const divisionsForKa = (face: number): number =>
  KA_DIVISIONS[face - 1] ?? fail('16.3', `no row ${face}`)

/** 16.4: infantry divisions, and panzer or panzer grenadier divisions, against partisans by the die. Reconstructed. */
const PARTISANS = [
  [0, 0],
  [1, 0],
  [1, 0],
  [2, 0],
  [1, 1],
  [2, 1],
] as const
export const againstPartisans = (face: number): readonly [foot: number, mech: number] =>
  PARTISANS[face - 1] ?? fail('16.4', `no row ${face}`)

/**
 * 16.5: code of the turn | the German loses with so many points or fewer | he wins with so many or more | provenance.
 */
export const VICTORY = rowsOf(`
124 | 27 | 36 | s
207 | 27 | 36 | r
212 | 27 | 36 | r
216 | 31 | 40 | r
220 | 37 | 46 | r
224 | 37 | 46 | r
306 | 31 | 40 | r
312 | 31 | 40 | r
316 | 27 | 36 | r
320 | 19 | 28 | r
324 | 12 | 21 | r
407 | 1 | 7 | r
`).map(
  rowReader('victory', '|', { turn: codeOfTurn, loses: wholeNumber, wins: wholeNumber, source: sourceOf }),
)

const GUARD_KINDS = ['tank', 'mechanized'] as const
/**
 * 16.6: Guards that are formed in a turn: code | rifle divisions | cavalry divisions | brigades | a corps of this type | provenance. A
 * corps is formed two turns later than in our first draft, as the first ones come to the front in 207.
 */
export const CONVERSIONS = rowsOf(`
124 2 1 0 - r
201 2 0 0 - r
202 2 1 0 - r
203 2 0 0 - r
204 2 1 0 - r
205 2 0 0 - r
206 2 1 1 - r
207 2 0 0 - r
208 2 1 0 - r
209 1 0 1 tank r
210 1 1 0 - r
211 1 0 0 - r
212 1 1 1 - r
213 1 0 0 tank r
214 1 1 0 - r
215 1 0 1 - r
216 1 1 0 - r
217 1 0 0 tank r
218 1 1 1 - r
219 1 0 0 - r
220 1 1 0 mechanized r
221 1 0 1 tank r
222 1 1 0 - r
223 1 0 0 - r
224 1 1 1 mechanized r
301 1 0 0 tank r
302 1 1 0 - r
303 1 0 1 tank r
304 1 1 0 mechanized r
305 1 0 0 tank r
306 1 1 0 - r
307 1 0 0 tank r
308 1 1 0 mechanized r
309 1 0 0 tank r
310 1 0 0 - r
311 1 0 0 tank r
312 1 0 0 mechanized r
313 1 0 0 tank r
314 1 0 0 - r
315 1 0 0 tank r
316 1 0 0 mechanized r
317 1 0 0 - r
318 1 0 0 - r
319 1 0 0 - r
320 1 0 0 mechanized r
321 1 0 0 - r
322 1 0 0 - r
323 1 0 0 - r
324 1 0 0 mechanized r
401 1 0 0 - r
402 1 0 0 - r
404 0 0 0 mechanized r
`).map(
  rowReader('Guards', ' ', {
    turn: codeOfTurn,
    ...{ rifles: wholeNumber, cavalry: wholeNumber, brigades: wholeNumber },
    corps: orNone((cell, where) => oneOf(GUARD_KINDS, cell, where)),
    source: sourceOf,
  }),
)

// 16.7: a row to each couplet from the first half of March to the second half of May, for dice of 1 to 8. Reconstructed.
const SPRING = `
S S S S F F M R
S S S F F M M R
S S F F M M M R
S F F M M M R R
F M M M M R R D
M M M M R R R D
M M M M R R D D
M M M R R D D D
M M R R D D D D
M R R D D D D D
R R D D D D D D
R D D D D D D D
`
const DICE = 8
const spring = readGrid(SPRING, DICE, (cell) => oneOf(WEATHERS, cell, 'the weather of spring'))
/** The first and the last half month of summer, without any die: between the tables of spring and of autumn (13.1). */
export const SUMMER = [11, 17] as const
/** The first and the last month with the table of spring (13.1). */
export const SPRING_MONTHS = [3, 5] as const
/** The weather of a couplet in spring by a die, to which something may have been added (13.1). */
export const springBy = (turn: number, half: number, couplet: number, die: number): Weather =>
  cellOf(
    spring,
    4 * (monthOf(turn) - SPRING_MONTHS[0]) + 2 * half + couplet - 1,
    Math.min(die, DICE) - 1,
    'spring',
  )

/** 16.8: what the Soviet withdraws: code | face and number: so many, a `third` of all that is left, or `all` | provenance. */
export const SOVIET_WITHDRAWALS = rowsOf(`
205 | TD:third MRD:third | r
206 | TD:third MRD:third | r
207 | TD:all MRD:all CD:2 TB:4 | r
208 | CD:2 TB:4 | r
209 | CD:2 RB:5 TB:4 | r
210 | CD:2 RB:5 TB:4 | r
211 | CD:2 RB:5 TB:4 | r
212 | CD:2 RB:5 TB:4 | r
213 | CD:2 RB:5 TB:4 | r
214 | CD:2 RB:5 TB:4 | r
215 | CD:2 RB:5 TB:4 | r
216 | CD:2 RB:5 TB:4 | r
217 | RB:5 TB:4 | r
218 | RB:5 TB:4 | r
219 | RB:5 TB:4 | r
220 | RB:5 TB:4 | r
221 | RB:5 TB:4 | r
222 | RB:5 | r
223 | RB:5 | r
224 | RB:5 | r
301 | RB:3 | r
302 | RB:3 | r
303 | RB:3 | r
304 | RB:3 | r
305 | RB:3 | r
306 | RB:3 | r
307 | RB:3 | r
308 | RB:3 | r
309 | RB:3 | r
310 | RB:3 | r
311 | RB:3 | r
312 | RB:3 | r
`).map(
  rowReader('Soviet withdrawals', '|', {
    turn: codeOfTurn,
    units: (cell, where) =>
      cell.split(' ').map((one) => {
        const [face, count] = cellsOf(one, ':', 2)
        const most: number | 'third' | 'all' =
          count === 'third' || count === 'all' ? count : wholeNumber(count, where)
        return { face: oneOf(FACES, face, where) as Face, count: most }
      }),
    source: sourceOf,
  }),
)

/** Mechanized upgrade counters of one step: code | German | Soviet | provenance (8.19). */
export const UPGRADES = rowsOf(`
211 | 4 | 0 | r
213 | 0 | 3 | r
221 | 0 | 6 | r
224 | 3 | 0 | r
307 | 0 | 6 | r
311 | 6 | 8 | r
320 | 0 | 6 | r
321 | 4 | 0 | r
`).map(
  rowReader('upgrades', '|', {
    turn: codeOfTurn,
    german: wholeNumber,
    soviet: wholeNumber,
    source: sourceOf,
  }),
)

/** Fieldworks: code | German | Soviet | provenance (14.10). Nothing is known of German ones: as many as Soviet ones, ours. */
export const FIELDWORKS = rowsOf(`
303 | 1 | 1 | r
305 | 1 | 1 | r
307 | 1 | 1 | r
308 | 1 | 1 | r
309 | 1 | 1 | r
310 | 1 | 1 | r
311 | 1 | 1 | r
312 | 1 | 1 | r
315 | 1 | 1 | r
317 | 1 | 1 | r
321 | 1 | 1 | r
323 | 1 | 1 | r
`).map(
  rowReader('fieldworks', '|', {
    turn: codeOfTurn,
    german: wholeNumber,
    soviet: wholeNumber,
    source: sourceOf,
  }),
)

/** The three markers of offensive supply: code of the turn in which each comes with its dummy | hexes that it reaches | provenance (9.6). */
export const SUPPLY_MARKERS = rowsOf(`
203 | 5 | s
217 | 4 | s
221 | 3 | s
`).map(rowReader('supply marker', '|', { turn: codeOfTurn, range: wholeNumber, source: sourceOf }))

/** Steps that go into the reserve of the high command and out of it in a turn, together; - no limit but that of what lies there (8.34). */
export const RVGK_STEPS = rowsOf(`
112 | - | s
203 | 28 | s
217 | 36 | s
221 | 48 | s
`).map(rowReader('reserve', '|', { turn: codeOfTurn, steps: numberOrNone, source: sourceOf }))
export const rvgkSteps = (turn: number): number | null => since(RVGK_STEPS, turn)?.steps ?? null

/** Steps that a tank or mechanized corps has at most (8.31). */
export const CORPS_STEPS = rowsOf(`
207 | 2 | s
213 | 3 | s
221 | 4 | s
`).map(rowReader('steps of corps', '|', { turn: codeOfTurn, steps: wholeNumber, source: sourceOf }))
export const corpsSteps = (turn: number): number => since(CORPS_STEPS, turn)?.steps ?? 0

/** What happens to units of the German side in a turn: code | what | to whom | provenance. */
const ORDER_OF_BATTLE = `
205 | general | infantry | r
208 | leave | DE-PZ-10 | r
208 | leave | DE-PZ-6 | r
209 | air | 4 | s
210 | leave | DE-PZ-7 | r
210 | general | infantry | r
211 | convert | DE-MOT-GD DE-PGD-GD | r
211 | leave | DE-SS-R | s
213 | leave | DE-SS-LAH | r
213 | guns | 4 | r
220 | leave | DE-SS-T | r
221 | guns | 4 | r
222 | general | panzerOrInfantry | r
223 | return | DE-PZ-6 | r
224 | return | DE-PZ-7 | r
224 | air | -2 | r
302 | convert | DE-SS-R DE-SSPZ-2SS | s
302 | return | DE-SSPZ-2SS | s
302 | return | DE-SS-LAH | r
302 | leave | DE-PZ-1 | r
303 | convert | DE-SS-T DE-SSPZ-3SS | r
303 | return | DE-SSPZ-3SS | r
304 | disband | DE-PZ-27 | r
305 | disband | DE-PZ-22 | r
306 | air | 1 | r
306 | general | infantry | r
306 | guns | 6 | r
309 | convert | DE-MOT-36 DE-ID-36 | r
310 | convert | DE-MOT-14 DE-ID-14 | r
310 | leave | DE-SS-P | r
311 | guns | 6 | r
313 | convert | DE-MOT-3 DE-PGD-3 | r
313 | convert | DE-MOT-10 DE-PGD-10 | r
313 | convert | DE-MOT-16 DE-PGD-16 | r
313 | convert | DE-MOT-18 DE-PGD-18 | r
313 | convert | DE-MOT-20 DE-PGD-20 | r
313 | convert | DE-MOT-25 DE-PGD-25 | r
313 | convert | DE-MOT-29 DE-PGD-29 | r
313 | convert | DE-MOT-60 DE-PGD-60 | r
314 | general | panzergrenadier | r
315 | leave | DE-SS-LAH | r
316 | general | infantry | r
318 | air | -1 | r
319 | disband | DE-PZ-18 | r
320 | rebuilt | panzer 2 | r
321 | return | DE-PZ-1 | r
321 | convert | DE-SS-LAH DE-SSPZ-1SS | r
321 | return | DE-SSPZ-1SS | r
322 | rebuilt | panzer 1 | r
322 | rebuilt | panzergrenadier 3 | r
322 | rebuilt | infantry 6 | r
324 | general | infantry | r
402 | leave | DE-PZ-2 | r
403 | leave | DE-SSPZ-2SS | r
406 | leave | DE-PGD-16 | r
406 | convert | DE-SS-W DE-SSPZ-5SS | r
407 | leave | DE-PZ-9 | r
407 | leave | DE-SSPZ-1SS | r
`
/**
 * `general`: one of a kind is withdrawn (8.3); `leave`, `return`: this unit is withdrawn, or comes back (8.5); `disband`: it goes
 * to the Dead Pile; `convert`: the first becomes the second (8.8); `guns`: so many battalions become brigades (8.11); `rebuilt`: so
 * many of a kind come back out of the Stalingrad pile (8.6); `air`: so many air corps come, or go (10.1).
 */
const CHORES = ['general', 'leave', 'return', 'disband', 'convert', 'guns', 'rebuilt', 'air'] as const
export type Chore = (typeof CHORES)[number]
export const GERMAN_ORDER_OF_BATTLE = rowsOf(ORDER_OF_BATTLE).map(
  rowReader('order of battle', '|', {
    turn: codeOfTurn,
    what: (cell, where): Chore => oneOf(CHORES, cell, where),
    whom: text,
    source: sourceOf,
  }),
)
/** What of a sort falls due in a turn, in words: ids or a kind and a number. */
export const choresIn = (turn: number, what: Chore): string[][] =>
  GERMAN_ORDER_OF_BATTLE.filter((row) => row.turn === turn && row.what === what).map(({ whom }) =>
    whom.split(' '),
  )

/**
 * The border of the southern zone of weather is a diagonal row of hexes, which is a part of it: from the turn of this code on | how
 * far south it lies | provenance (13.2): the rows of 5123S and 1807S, and of 6023S and 1400S.
 */
const WEATHER_LINES = rowsOf(`
218 | -4 | s
318 | -14 | s
`).map(rowReader('weather line', '|', { turn: codeOfTurn, south: wholeNumber, source: sourceOf }))
/** How far south a hex lies of the diagonal through the corner of the southern sheet, in half hexes. */
const southOf = (hex: string): number => {
  const column = columnOf(hex)
  return 2 * (rowOf(hex) - rowOf('1000S')) + (column % 2) - column
}
/** true: the hex is of the southern zone by the line of a turn; null: there is no line yet (13.2). */
export const isSouthern = (hex: string, turn: number): boolean | null => {
  const line = since(WEATHER_LINES, turn)
  return line ? southOf(hex) >= line.south : null
}
/** How many lines there were up to a turn. */
export const weatherLine = (turn: number): number => since(WEATHER_LINES, turn)?.turn ?? 0

/**
 * 17.1 of the parent, which has a row to each couplet of its turns: in later years by the half month, and from II December to February
 * always the last row (13.1).
 */
export const autumnBy =
  (parent: (turn: number, couplet: number, die: number) => Weather) =>
  (turn: number, couplet: number, die: number): Weather => {
    const row = halfMonthOf(turn) - halfMonthOf(1) + 1
    return row >= 1 && row <= AUTUMN_ROWS ? parent(row, couplet, die) : parent(AUTUMN_ROWS, 2, die)
  }
const AUTUMN_ROWS = 12

/** By turn, the kinds of units of which one each is withdrawn (8.3). */
export const GENERAL_WITHDRAWALS: Readonly<Record<number, readonly string[]>> = Object.fromEntries(
  [...new Set(GERMAN_ORDER_OF_BATTLE.map(({ turn }) => turn))].flatMap((turn) => {
    const kinds = choresIn(turn, 'general').flat()
    return kinds.length > 0 ? [[turn, kinds]] : []
  }),
)

/** The turns in which all Flak and all security divisions leave for good, by their type (8.4). */
export const MUST_LEAVE: Readonly<Record<string, number>> = { flak: turnOf(123), security: turnOf(207) }

/** Divisions that come in at one port alone, if it is German: code | unit | port | provenance (8.21). */
export const PORT_ENTRIES = rowsOf(`
318 | DE-SS-19 | 2705N | s
406 | DE-SS-20 | 3200N | s
`).map(rowReader('port entry', '|', { turn: codeOfTurn, unit: text, port: text, source: sourceOf }))
