import { makeLattice } from '@/lib/hex/lattice'
import { mapOf } from '@/lib/wargame/map'
import type { PieceFacts } from '@/lib/wargame/occupancy'
import type { Side } from '@/lib/wargame/ruleset'

/**
 * An invented map to try rules on: seven columns of five flat-topped hexes, 0101 in the north west and 0705 in the
 * south east; even columns lie half a hex further south.
 */
export const board = makeLattice({
  orientation: 'flat',
  lineDigits: 'first',
  lines: [1, 7],
  places: [1, 5],
  shifted: 'even',
})

/** Two sides, each with three divisions and an HQ. */
const piece = (side: Side, hq = false): PieceFacts => ({ side, hq })
export const rules = {
  board,
  counters: {
    G1: piece('german'),
    G2: piece('german'),
    G3: piece('german'),
    GHQ: piece('german', true),
    S1: piece('soviet'),
    S2: piece('soviet'),
    S3: piece('soviet'),
    SHQ: piece('soviet', true),
  },
}
export const map = mapOf(rules)

/** The numbers of these hexes. */
export const at = (...hexes: string[]) => hexes.map(map.numberOf)

/** A position: where each of these pieces stands. */
export const position = (places: Partial<Record<keyof typeof rules.counters, string>>) => ({
  rules,
  open: { counters: Object.fromEntries(Object.entries(places).map(([id, place]) => [id, { at: place }])) },
})
