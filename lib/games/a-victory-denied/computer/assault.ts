import { COUNTERS } from '../data/counters'
import { riverBetween } from '../data/map'
import { board } from '../geometry'
import { strength } from '../rules/09-odds'
import { numberOf } from '../rules/ground'
import { combatUnitsAt, hexOf, onMapUnits } from '../rules/occupancy'
import type { CounterId, Hex, Table } from '../state'
import { attackWorth } from './attack'
import { STUKA_PRICE } from './fight'
import type { Look } from './look'
import { type Ground, standWorth } from './stand'

/** Where each unit of an activation may be when the fighting begins: where it stands, and where it may still go. */
export type Places = ReadonlyMap<CounterId, ReadonlySet<Hex>>

export interface Assault {
  readonly target: Hex
  readonly posts: readonly { readonly unit: CounterId; readonly from: Hex }[]
  readonly worth: number
}

/** What each point of strength that is brought up could do elsewhere. */
const PER_STRENGTH = 0.03
/** Part of what a unit is worth where it stands now that counts against calling it away. */
const CALLED_AWAY = 0.6
const MOST_ATTACKERS = 8

const isTan = (unit: CounterId) => ['tan', 'star'].includes(COUNTERS[unit]!.colour)

/** Who will stand in each hex beside a target, with those who stay there. */
class Posts {
  private readonly taken = new Map<Hex, CounterId[]>()

  constructor(
    private readonly table: Table,
    private readonly places: Places,
  ) {}

  hasRoom(hex: Hex, unit: CounterId): boolean {
    const side = COUNTERS[unit]!.side
    const stay = combatUnitsAt(this.table, hex, side).filter((mate) => mate !== unit && !this.isFree(mate))
    const all = [...stay, ...(this.taken.get(hex) ?? [])]
    return all.length < 2 && !(isTan(unit) && all.some(isTan))
  }

  take(hex: Hex, unit: CounterId): void {
    this.taken.set(hex, [...(this.taken.get(hex) ?? []), unit])
  }

  /** true: may still go elsewhere. */
  private isFree = (unit: CounterId) => (this.places.get(unit)?.size ?? 0) > 1
}

/** The best way to bring units against one hex, strongest first. */
function assaultOn(look: Look, ground: Ground, places: Places, target: Hex): Assault | null {
  const { table, side, enemy } = look
  const beside = board.neighbours(target)
  const useOf = (unit: CounterId, from: Hex) =>
    strength(table, unit, 'attack') * (riverBetween(from, target) ? 0.5 : 1)
  const offers = [...places]
    .map(([unit, to]) => ({ unit, from: beside.filter((hex) => to.has(hex)) }))
    .filter(({ from }) => from.length > 0)
    .map(({ unit, from }) => ({ unit, from, use: Math.max(...from.map((hex) => useOf(unit, hex))) }))
    .sort((a, b) => b.use - a.use || a.unit.localeCompare(b.unit))

  const mayFly = side === 'german' && table.stukas.ready > 0
  const defenders = combatUnitsAt(table, target, enemy)
  const posts = new Posts(table, places)
  const sent: { unit: CounterId; from: Hex }[] = []
  let price = 0
  let found: Assault | null = null
  for (const { unit, from } of offers) {
    const room = from.filter((hex) => posts.hasRoom(hex, unit))
    if (room.length === 0) continue
    const here = hexOf(table, unit)
    const stands = (hex: Hex) => standWorth(ground, unit, hex)
    const goodness = (hex: Hex) => useOf(unit, hex) + 0.5 * stands(hex) + (hex === here ? 0.2 : 0)
    const post = room
      .map((hex) => ({ hex, good: goodness(hex) }))
      .reduce((a, b) => (b.good > a.good ? b : a)).hex
    if (here !== null && post !== here) price += CALLED_AWAY * Math.max(0, stands(here) - stands(post))
    price += PER_STRENGTH * strength(table, unit, 'attack')
    posts.take(post, unit)
    sent.push({ unit, from: post })
    const planned = { at: new Set(sent.map((attacker) => numberOf(attacker.from))) }
    const chit = table.activation!.chit
    const battle = {
      kind: 'attack' as const,
      side,
      target,
      attackers: [...sent],
      defenders,
      stuka: false,
      chit,
    }
    const byAir = mayFly ? attackWorth(table, { ...battle, stuka: true }, planned) - STUKA_PRICE : -Infinity
    const worth = Math.max(attackWorth(table, battle, planned), byAir) - price
    if (!found || worth > found.worth) found = { target, posts: [...sent], worth }
    if (sent.length >= MOST_ATTACKERS) break
  }
  return found
}

/** The most promising assault that these units could make after they have moved; null if none is worth it. */
export function bestAssault(
  look: Look,
  ground: Ground,
  places: Places,
  done: ReadonlySet<Hex>,
  least: number,
): Assault | null {
  const { table, enemy } = look
  const targets = new Set(onMapUnits(table, enemy).map((unit) => hexOf(table, unit)!))
  const within = new Set<Hex>()
  for (const hexes of places.values()) for (const hex of hexes) within.add(hex)
  let found: Assault | null = null
  for (const target of targets) {
    if (done.has(target) || !board.neighbours(target).some((hex) => within.has(hex))) continue
    const assault = assaultOn(look, ground, places, target)
    if (assault && assault.worth > least && (!found || assault.worth > found.worth)) found = assault
  }
  return found
}
