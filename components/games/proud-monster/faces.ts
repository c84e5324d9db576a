import { roundFace } from '@/components/map/layers/round'
import { type CardLook, unitFace } from '@/components/map/layers/unit-card'
import type { Badge, CounterFace, UnitSymbol } from '@/components/map/scene'
import {
  AXIS,
  type AxisFacts,
  FACE_FACTS,
  type Face,
  GUARDS,
  type Strength,
  type UnitType,
} from '@/lib/games/proud-monster/data/units'
import { figures } from '@/lib/games/proud-monster/in-force'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { counterOf } from '@/lib/games/proud-monster/state'
import { wholeOf } from './level'

const SYMBOLS: Readonly<Record<UnitType, UnitSymbol>> = {
  ...{ panzer: 'armour', 'assault-gun': 'armour', motorized: 'motorized', flak: 'anti-air' },
  ...{ infantry: 'infantry', light: 'infantry', mountain: 'infantry', static: 'infantry' },
  ...{ security: 'infantry', fortress: 'infantry', airlanding: 'airborne', parachute: 'airborne' },
  ...{ cavalry: 'cavalry', air: 'airborne', 'siege-artillery': 'anti-air' },
}
const SIGNS: Readonly<Partial<Record<UnitType, CardLook['sign']>>> = {
  ...{ mountain: 'peak', 'assault-gun': 'assault', 'siege-artillery': 'gun' },
}
const SOVIET: Readonly<Record<(typeof FACE_FACTS)[Face]['type'], UnitSymbol>> = {
  ...{ rifle: 'infantry', cavalry: 'cavalry', tank: 'armour', motorized: 'motorized' },
}

/** The box of a unit has the colour of its army: neighbours on the map differ most. */
const ARMIES: Readonly<Record<string, string>> = {
  ...{ '18A': '#cfb4e4', '4PzGr': '#f2d25c', '16A': '#f2a08e', '9A': '#b6d68d', '3PzGr': '#8fc1e8' },
  ...{ '4A': '#f0b04c', '2PzGr': '#8fd6c4', '2A': '#e3c9a6', '6A': '#dfe59a', '1PzGr': '#f29bc1' },
  ...{ '17A': '#a9b8e8', '11A': '#ffd9b0', Rom3A: '#b9d3a0', Rom4A: '#e0cf93', CSIR: '#9fd0a8' },
}
const [NO_ARMY, TRIED, GUARD] = ['#fbfaf4', '#f3e6c4', '#f2d25c']
export const colourOfArmy = (army: string | null): string => ARMIES[army ?? ''] ?? NO_ARMY

const factorsOf = ({ attack, defence }: Strength): string => `${attack}-${defence}`

function stockOf({ id, nation }: AxisFacts): CardLook['stock'] {
  if (['romanian', 'hungarian', 'italian'].includes(nation)) return 'ally'
  return id.startsWith('DE-SS') ? 'ss' : 'german'
}

/** A ground unit of the German side that has lost so many steps. */
export function axisFace(id: string, lost: number): CounterFace {
  const facts = AXIS[id]!
  const { short, type, size, strengths, formation } = facts
  const strength = strengths[lost]!
  return unitFace(`${id} ${lost}`, 'west', {
    ...{ stock: stockOf(facts), symbol: SYMBOLS[type], sign: SIGNS[type] ?? null, size, name: short },
    ...{ factors: factorsOf(strength), move: strength.move, box: colourOfArmy(formation.army) },
    steps: [strengths.length - lost, strengths.length],
  })
}

const sovietLook = (face: Face): Omit<CardLook, 'factors' | 'stock' | 'box'> => {
  const { type, size, move } = FACE_FACTS[face]
  return { symbol: SOVIET[type], sign: null, size, name: face, move, steps: [1, 1] }
}

/** A Soviet unit of which nobody knows what it is worth: its symbol and its figures are outlines, all of a kind alike. */
export const untriedFace = (face: Face): CounterFace =>
  unitFace(`${face} ?`, 'east', { ...sovietLook(face), stock: 'untried', factors: '?', box: 'transparent' })

/** One that has been in battle. */
export const triedFace = (face: Face, value: Strength): CounterFace =>
  unitFace(`${face} ${factorsOf(value)}`, 'east', {
    ...{ ...sovietLook(face), stock: 'soviet', factors: factorsOf(value), box: TRIED },
  })

/** A unit of the Guards that has lost so many steps. */
export function guardFace(id: string, lost: number): CounterFace {
  const { name, face, strengths } = GUARDS[id]!
  return unitFace(`${id} ${lost}`, 'east', {
    ...{ ...sovietLook(face), stock: 'soviet', factors: factorsOf(strengths[lost]!), box: GUARD },
    ...{ name: name.split(' ')[0]!, steps: [strengths.length - lost, strengths.length] },
  })
}

/** An aircraft: over its stack, or on the ground (10.2). */
const airFace = (at: Situation, air: string): CounterFace =>
  roundFace(air, AXIS[air] ? 'west' : 'east', AXIS[air]?.short ?? '', {
    look: air in (wholeOf(at)?.open.air ?? {}) ? 'ready' : 'away',
    engines: true,
  })

/** The counter of a unit as it lies. */
export function face(at: Situation, unit: string): CounterFace {
  const { open } = at
  if (!(unit in figures.counters)) return airFace(at, unit)
  const { lost, tried } = counterOf(open, unit)
  const { face: pool } = figures.counters[unit]!
  if (pool === null) return AXIS[unit] ? axisFace(unit, lost) : guardFace(unit, lost)
  return tried === null ? untriedFace(pool) : triedFace(pool, figures.pools[pool].rows[tried]!)
}

/** The sign of a hedgehog (14.40). */
export const HEDGEHOG: Badge = { shape: 'square', letter: 'H', colour: '#2f6f4f' }

/** What counters show: figures, steps, and what nobody knows. */
export const legend = (at: Situation): readonly (readonly [string, CounterFace, Badge?])[] => [
  ['figures', axisFace('DE-PZ-1', 0)],
  ['steps', axisFace('DE-PZ-1', 1)],
  ['untried', untriedFace('RD')],
  ['tried', triedFace('RD', figures.pools.RD.rows[5]!)],
  ...(wholeOf(at)
    ? [['air', airFace(at, 'DE-AIR-VIII')] as const, ['hedgehog', axisFace('DE-PZ-1', 0), HEDGEHOG] as const]
    : []),
]
