import { roundFace } from '@/components/map/layers/round'
import { type CardLook, type UnitSize, unitFace } from '@/components/map/layers/unit-card'
import { SIGNS, SYMBOLS } from '@/components/map/layers/unit-symbols'
import type { Badge, CounterFace } from '@/components/map/scene'
import type { CounterFacts } from '@/lib/games/proud-monster/data/counters'
import { AXIS, FACE_FACTS, type Face, type Strength } from '@/lib/games/proud-monster/data/units'
import { wholeOf } from '@/lib/games/proud-monster/full/situation'
import { figures } from '@/lib/games/proud-monster/in-force'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { counterOf } from '@/lib/games/proud-monster/state'

/** The box of a unit has the colour of its army: neighbours on the map differ most. */
const ARMIES: Readonly<Record<string, string>> = {
  ...{ '18A': '#cfb4e4', '4PzGr': '#f2d25c', '16A': '#f2a08e', '9A': '#b6d68d', '3PzGr': '#8fc1e8' },
  ...{ '4A': '#f0b04c', '2PzGr': '#8fd6c4', '2A': '#e3c9a6', '6A': '#dfe59a', '1PzGr': '#f29bc1' },
  ...{ '17A': '#a9b8e8', '11A': '#ffd9b0', Rom3A: '#b9d3a0', Rom4A: '#e0cf93', CSIR: '#9fd0a8' },
}
const [NO_ARMY, TRIED, GUARD] = ['#fbfaf4', '#f3e6c4', '#f2d25c']
export const colourOfArmy = (army: string | null): string => ARMIES[army ?? ''] ?? NO_ARMY

const factorsOf = ({ attack, defence }: Omit<Strength, 'move'>): string => `${attack}-${defence}`

function stockOf({ id, nation }: CounterFacts): CardLook['stock'] {
  if (['romanian', 'hungarian', 'italian'].includes(nation)) return 'ally'
  return /^DE-SS/.test(id) ? 'ss' : 'german'
}

/** A unit with a name of its own that has lost so many steps: of the German side, the Guards, and who else was never untried. */
export function namedFace(facts: CounterFacts, lost: number): CounterFace {
  const { id, side, short: name, type, size, values, becomes } = facts
  const { move, ...factors } = values[lost]!
  const look = {
    ...{ symbol: SYMBOLS[type]!, sign: SIGNS[type] ?? null, size: size as UnitSize, name, move },
    ...{ factors: factorsOf(factors), steps: [values.length - lost, values.length] as const },
  }
  return side === 'german'
    ? unitFace(`${id} ${lost}`, 'west', {
        ...{ ...look, stock: stockOf(facts), box: colourOfArmy(AXIS[id]?.formation.army ?? null) },
      })
    : unitFace(`${id} ${lost}`, 'east', { ...look, stock: 'soviet', box: becomes ? GUARD : TRIED })
}
const printed = (id: string, lost: number) => namedFace(figures.counters[id]!, lost)

/** A ground unit of the German side, and one of the Guards, as this game prints them. */
export { printed as axisFace, printed as guardFace }

const sovietLook = (face: Face): Omit<CardLook, 'factors' | 'stock' | 'box'> => {
  const { type, size, move } = FACE_FACTS[face]
  return { symbol: SYMBOLS[type]!, sign: null, size, name: face, move, steps: [1, 1] }
}

/** A Soviet unit of which nobody knows what it is worth: its symbol and its figures are outlines, all of a kind alike. */
export const untriedFace = (face: Face): CounterFace =>
  unitFace(`${face} ?`, 'east', { ...sovietLook(face), stock: 'untried', factors: '?', box: 'transparent' })

/** One that has been in battle. */
export const triedFace = (face: Face, value: Strength): CounterFace =>
  unitFace(`${face} ${factorsOf(value)}`, 'east', {
    ...{ ...sovietLook(face), stock: 'soviet', factors: factorsOf(value), box: TRIED },
  })

/** What an aircraft is called in a word: that of the Soviets is the last part of its id. */
export const airName = (air: string): string => AXIS[air]?.short ?? air.split('-').at(-1)!

/** An aircraft: over its stack, or on the ground (10.2). */
const airFace = (at: Situation, air: string): CounterFace =>
  roundFace(air, AXIS[air] ? 'west' : 'east', airName(air), {
    look: air in (wholeOf(at)?.open.air ?? {}) ? 'ready' : 'away',
    engines: true,
  })

/** The counter of a unit as it lies. */
export function face(at: Situation, unit: string): CounterFace {
  const { counters, pools } = at.rules
  const facts = counters[unit]
  if (!facts) return airFace(at, unit)
  const { lost, tried } = counterOf(at.open, unit)
  if (facts.face === null) return namedFace(facts, lost)
  return tried === null ? untriedFace(facts.face) : triedFace(facts.face, pools[facts.face].rows[tried]!)
}

/** The sign of a hedgehog (14.40). */
export const HEDGEHOG: Badge = { shape: 'square', letter: 'H', colour: '#2f6f4f' }

/** What counters show: figures, steps, and what nobody knows. */
export const legend = (at: Situation): readonly (readonly [string, CounterFace, Badge?])[] => [
  ['figures', printed('DE-PZ-1', 0)],
  ['steps', printed('DE-PZ-1', 1)],
  ['untried', untriedFace('RD')],
  ['tried', triedFace('RD', figures.pools.RD.rows[5]!)],
  ...(wholeOf(at)
    ? [['air', airFace(at, 'DE-AIR-VIII')] as const, ['hedgehog', printed('DE-PZ-1', 0), HEDGEHOG] as const]
    : []),
]
