import { BARE } from '@/components/map/bare-scene'
import { drawForts } from '@/components/map/layers/forts'
import type { CounterFace, Scene, UnitSymbol } from '@/components/map/scene'
import type { MapSheet } from '@/components/map/sheet'
import { FORTS } from '@/lib/games/proud-monster/data/map'

/** Counters of the largest game, and the hexes in which they lie at most. */
const [COUNTERS, HEXES] = [900, 693]
/** The border between the sides runs along this column. */
const BORDER = 24
const SYMBOLS: readonly UnitSymbol[] = ['infantry', 'infantry', 'infantry', 'armour', 'motorized', 'cavalry']
const BOXES = ['#f2a08e', '#f2d25c', '#8fc1e8', '#b6d68d', '#f3e6c4']
/** Steps through a list that come to every place of it, and to neighbours late. */
const STRIDE = 617

/** 900 counters without rules on the land of the sheet, of some thirty faces a side. */
export function manyCounters({ lattice, ground }: MapSheet): Scene {
  const land = lattice.hexes.filter((hex) => !['sea', 'lake', 'off'].includes(ground(hex)))
  const taken = Array.from({ length: HEXES }, (_, i) => land[(i * STRIDE) % land.length]!)
  const west = new Set(lattice.hexes.filter((hex) => Number(hex.slice(0, 2)) < BORDER))
  const counters = Array.from({ length: COUNTERS }, (_, i) => {
    const hex = taken[i % HEXES]!
    const side = west.has(hex) ? 'west' : 'east'
    const kind = i % 30
    const strength = `${1 + (kind % 6)}-${2 + (kind % 5)}-5`
    const face: CounterFace = {
      key: `${side}${kind}`,
      side,
      symbol: SYMBOLS[kind % SYMBOLS.length]!,
      mark: 'xx',
      name: String(kind + 1),
      strength,
      reduced: false,
      steps: 2,
      box: BOXES[kind % BOXES.length]!,
    }
    return { id: `unit-${i}`, hex, face, spent: false, badge: null, ring: null }
  })
  const forts = FORTS.flatMap(({ heavy, active, hexes }) =>
    hexes.map(({ hex }) => ({ hex, heavy, pending: active !== null })),
  )
  return { ...BARE, west, counters, forts: { all: forts, draw: drawForts } }
}
