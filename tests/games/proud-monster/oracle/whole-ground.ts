import { FORT_ROWS, STALIN_ROWS } from '@/lib/games/proud-monster/data/zones'
import type { Hex, Table } from '@/lib/games/proud-monster/full/state'
import { around, between, groundOf } from './map'

// Weather and forts, read from the book a second time.

// Weather (13).
export const CRIMEA = new Set<Hex>()
/** The southern zone is the Crimea: what is reached from Simferopol without Perekop, the Sivash or the strait of Kerch. */
{
  const queue = ['3118S']
  for (const hex of queue) {
    if (CRIMEA.has(hex)) continue
    CRIMEA.add(hex)
    queue.push(
      ...around(hex).filter(
        (next) => groundOf(next) !== 'none' && next !== '3115S' && between(hex, next) !== 'strait',
      ),
    )
  }
}
export const weatherIn = ({ weather }: Table, hex: Hex) => (CRIMEA.has(hex) ? weather.south : weather.north)
export const isFrozen = (weather: string) => weather === 'F' || weather === 'S'

/** What lies between two neighbours in this weather (13.6, 13.7). */
export function sideIn(table: Table, a: Hex, b: Hex): 'open' | 'river' | 'strait' | 'shut' {
  const lies = between(a, b)
  const weather = CRIMEA.has(a) || CRIMEA.has(b) ? table.weather.south : table.weather.north
  if (lies === 'river' && isFrozen(weather)) return 'open'
  return lies === 'strait' && weather === 'S' ? 'open' : lies
}
export const isMarsh = (table: Table, hex: Hex) =>
  groundOf(hex) === 'marsh' && !isFrozen(weatherIn(table, hex))

// Forts (14.24 to 14.30).
interface Fort {
  readonly line: string
  readonly isHeavy: boolean
  readonly from: number
}
export const forts = new Map<Hex, Fort>()
{
  let fort: Fort | null = null
  for (const row of FORT_ROWS.split('\n')) {
    const [line = '', kind, from] = row
      .replace('>', '')
      .split('|')
      .map((cell) => cell.trim())
    if (row.startsWith('>')) fort = { line, isHeavy: kind === 'heavy', from: Number(from) || 1 }
    else for (const hex of row.split(' ')) if (hex.length > 1) forts.set(hex, fort!)
  }
}
export const stalin = new Set(STALIN_ROWS.split(/\s+/).filter((word) => /^\d{4}[NS]$/.test(word)))
/** Hexes of forts and of the Stalin Line. */
export const FORTIFIED: readonly Hex[] = [...forts.keys(), ...stalin].sort()
export const isFort = ({ turn, forts: now }: Table, hex: Hex): boolean => {
  const fort = forts.get(hex)
  return (
    fort !== undefined &&
    turn >= fort.from &&
    !now.aborted.includes(fort.line) &&
    !now.destroyed.includes(hex)
  )
}
