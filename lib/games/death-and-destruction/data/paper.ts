import { labelOf } from '@/lib/games/proud-monster/geometry'
import { type Lattice, makeLattice } from '@/lib/hex/lattice'
import { board, numbering } from '../geometry'

// What fills the corners is called as if the sheets of the parent went on there.
const whole = makeLattice({
  ...numbering,
  label: (column, row) => numbering.label(column, row) ?? labelOf(column, row),
})

/** The paper of all three sheets joined: the hexes of the map, and around them those up to its corners. */
export const paper: Lattice = {
  ...board,
  beyond: whole.hexes.filter((hex) => !board.has(hex)),
  centre: whole.centre,
}
/** The same as one map, for what is printed across both. */
export const around: Lattice = whole
