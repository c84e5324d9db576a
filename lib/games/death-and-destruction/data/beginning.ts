import type { CounterFacts } from '@/lib/games/proud-monster/data/counters'
import {
  FORTS,
  isLakeSide,
  isLand as isParentLand,
  isSeaSide,
  PLACES,
  STALIN_LINE,
  straitBetween,
} from '@/lib/games/proud-monster/data/map'
import type { Untried } from '@/lib/games/proud-monster/data/scenarios'
import { AXIS, FACES } from '@/lib/games/proud-monster/data/units'
import { figures } from '@/lib/games/proud-monster/full/in-force'
import { figures as beginner } from '@/lib/games/proud-monster/in-force'
import type { Hex, Place } from '@/lib/games/proud-monster/names'
import { beside, beyond, dealt, hexesAlong } from '@/lib/wargame/line-of-battle'
import { board, isOnMapC } from '../geometry'
import { isLand as isLandOfC } from './caucasus'
import { corpsSteps, MUST_LEAVE } from './charts'
import { COUNTERS } from './counters'
import type { Front } from './fronts'
import type { Scenario } from './scenario-facts'
import { turnOf } from './turns'

/** How much is dealt to a hex: one less than it holds, that there is room to move (6.1, 6.3). */
const [FULL, MOST_SMALL] = [beginner.unitsInAHex - 1, figures.smallUnits - 1]
const weightOf = ({ side, size }: CounterFacts): number =>
  side === 'german' ? (figures.stackWeights[size] ?? 1) : 1
/** Allies stand with their own alone (7.1 to 7.3). */
const ALLIES = beginner.southern
const campOf = ({ nation }: CounterFacts): string => (ALLIES.includes(nation) ? nation : '')

/** Places being filled: who may still come to one, and who is in which. */
class Stacks {
  readonly places: Record<string, Place> = {}
  private readonly held = new Map<Hex, CounterFacts[]>()
  readonly takes = (unit: CounterFacts, hex: Hex): boolean => {
    const all = [...(this.held.get(hex) ?? []), unit]
    return (
      all.every((one) => campOf(one) === campOf(unit)) &&
      all.reduce((sum, one) => sum + weightOf(one), 0) <= FULL &&
      all.filter((one) => weightOf(one) < 1 / 2).length <= MOST_SMALL
    )
  }
  readonly put = (unit: CounterFacts, hex: Hex): void => {
    this.held.set(hex, [...(this.held.get(hex) ?? []), unit])
    this.places[unit.id] = hex
  }
  /** Deals units by sorts, so that each of them is spread evenly. */
  deal(units: readonly CounterFacts[], hexes: readonly Hex[]): void {
    const sorts = [...new Set(units.map(({ type }) => type))]
    for (const sort of sorts)
      dealt(
        units.filter(({ type }) => type === sort),
        hexes,
        this.takes,
        this.put,
      )
  }
}

const isWater = (a: Hex, b: Hex): boolean =>
  isSeaSide(a, b) || isLakeSide(a, b) || straitBetween(a, b) !== undefined

/** What a beginning adds to the whole war: who stands where, how worn, and what of the map is German already. */
export type Beginning = Pick<Scenario, 'setUp' | 'worn' | 'held'>

/** A lawful beginning on a front: units of the order of battle of its turn, dealt along both sides of the line. */
export function beginningOn(front: Front): Beginning {
  const turn = turnOf(front.code)
  const isLand = (hex: Hex) => (isOnMapC(hex) ? front.caucasus && isLandOfC(hex) : isParentLand(hex))
  const stretches = front.line.map((one) => ({ name: one.name, hexes: hexesAlong(board, one, isLand) }))
  const line = new Set(stretches.flatMap(({ hexes }) => hexes))
  const east = board.hexes.filter((hex) => hex.startsWith('60'))
  const leads = (from: Hex | null, to: Hex) => isLand(to) && !(from && isWater(from, to))
  const soviet = beyond(board, line, [...east, ...front.pockets], leads)
  const west = new Set(board.hexes.filter((hex) => isLand(hex) && !soviet.has(hex) && !line.has(hex)))
  const along = (group: string) => stretches.flatMap(({ name, hexes }) => (name === group ? hexes : []))
  const rear = beside(board, west, line).filter((hex) => hex.endsWith('S'))
  const alongOrBehind = (camp: string) => (along(camp).length > 0 ? along(camp) : rear)

  // 8.4: whose time was up before it, whether he was ever called up or not.
  const overdue = Object.values(COUNTERS).filter(({ type }) => (MUST_LEAVE[type] ?? turn) < turn)
  const gone = new Map([
    ...overdue.map(({ id }) => [id, 'dead'] as const),
    ...Object.entries(front.gone).flatMap(([box, units]) => units.map((id) => [id, box] as const)),
  ])
  const isHere = ({ id, type, turn: comes }: CounterFacts) =>
    front.also.includes(id) ||
    (comes !== null &&
      comes < turn &&
      !gone.has(id) &&
      !['air', 'airborne', 'partisan', 'security'].includes(type))
  const all = Object.values(COUNTERS).filter(isHere)
  const axis = all.filter(({ side }) => side === 'german')
  const stacks = new Stacks()
  const groups = new Set(stretches.map(({ name }) => name))
  const groupOf = (unit: CounterFacts): string => {
    const group = AXIS[unit.id]?.formation.group ?? ''
    return campOf(unit) || (groups.has(group) ? group : front.fresh)
  }
  for (const name of new Set([...ALLIES, ...groups]))
    stacks.deal(
      axis.filter((unit) => groupOf(unit) === name),
      ALLIES.includes(name) ? alongOrBehind(name) : along(name),
    )

  const first = beside(board, soviet, line)
  const second = beside(board, new Set([...soviet].filter((hex) => !first.includes(hex))), new Set(first))
  stacks.deal(
    all.filter(({ side }) => side === 'soviet'),
    first,
  )
  const untried: Record<Hex, Partial<Record<string, number>>> = { dead: front.dead }
  const untriedOf = (face: string): CounterFacts[] =>
    Object.values(COUNTERS).filter((one) => one.face === face)
  for (const face of FACES)
    dealt(untriedOf(face).slice(0, front.soviet[face]), [...first, ...second], stacks.takes, (unit, hex) => {
      stacks.put(unit, hex)
      delete stacks.places[unit.id]
      untried[hex] = { ...untried[hex], [face]: (untried[hex]?.[face] ?? 0) + 1 }
    })

  const corps = all.filter(({ size, steps }) => size === 'corps' && steps > 2)
  const reduced = axis.filter(({ mech, steps }) => !mech && steps > 1)
  const worn = Object.fromEntries([
    // 8.31: corps have as many steps as they could have so far.
    ...corps.flatMap(({ id, side, steps }) =>
      side === 'soviet' && steps > corpsSteps(turn - 1) ? [[id, steps - corpsSteps(turn - 1)]] : [],
    ),
    ...axis.flatMap(({ id, mech, steps }) =>
      mech && steps > 1 ? [[id, Math.min(front.wear.mech, steps - 1)]] : [],
    ),
    ...reduced.flatMap(({ id }, i) => (i % front.wear.foot === 0 ? [[id, 1]] : [])),
  ])
  const isGerman = (hex: Hex) => isLand(hex) && !soviet.has(hex)
  const named = { ...stacks.places, ...Object.fromEntries(gone) } as Record<string, Place>
  return {
    setUp: { german: () => named, soviet: () => untried as Untried },
    worn,
    held: {
      caucasus: front.caucasus,
      works: front.works,
      taken: PLACES.flatMap(({ hex, kind }) => (kind !== 'town' && isGerman(hex) ? [hex] : [])).sort(),
      destroyed: [...FORTS, ...STALIN_LINE].flatMap(({ hexes }) =>
        hexes.map(({ hex }) => hex).filter(isGerman),
      ),
    },
  }
}
