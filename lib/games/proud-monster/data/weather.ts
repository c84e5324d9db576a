import { cellOf, readGrid } from '@/lib/wargame/crt'
import { oneOf } from '@/lib/wargame/data-tables'
import { WEATHERS, type Weather } from '../names'

/** The first turn in which the die is thrown for it (13.2). */
export const WEATHER_TURN = 7

// A row to each couplet from that turn on; from a die of -1 to one of 6 (17.1). Seed.
const ROWS = `
D D D D D D D R
D D D D D D R R
D D D D D R R M
D D D D R R M M
D D D R R M M M
D R R R M M M F
R R R M M M F F
R R M M M F F F
R M M F F F F S
M M M F F F S S
M F F S S S S S
F F S S S S S S
`
const LEAST = -1
const cells = readGrid(ROWS, 8, (cell) => oneOf(WEATHERS, cell, 'the weather'))

/** The weather of a couplet by a die, of which something may have been taken off (17.1). */
export const weatherBy = (turn: number, couplet: number, die: number): Weather =>
  cellOf(cells, 2 * (turn - WEATHER_TURN) + couplet - 1, die - LEAST, 'the weather')
