import { graded, lots } from '@/lib/wargame/computer/choose'
import { hexOf, onMapHqs } from '@/lib/wargame/occupancy'
import type { Order } from '../orders'
import { corpsChains, hqsActivatedBy, panzerUnits, unitsInCommandOf } from '../rules/07-command'
import { strength } from '../rules/09-odds'
import type { Situation } from '../situation'
import { type ChitId, type CounterId, dueOf, opponent, type Side } from '../state'
import { waiting } from './gates'
import { numberOf } from './ground'
import { dangerOn } from './guard'
import { bestOrder, entriesOf, finish, type Look, unitOf } from './look'
import { reserveOf } from './reserve'
import { distanceTo } from './worth'

/** What it is worth to activate a unit: its strength, the more the nearer the enemy is. */
function useOf(at: Situation, unit: CounterId): number {
  const { side, hq, colour } = at.rules.counters[unit]!
  if (hq) return 0.5
  if (colour === 'pvo') return 0.3
  const far = distanceTo(at, opponent(side))[numberOf(at, hexOf(at, unit)!)]!
  const near = graded(far, [2, 5, 9], [1, 0.8, 0.55, 0.3])
  const { oos, isolated } = at.open.counters[unit]!
  return ((strength(at, unit, 'attack') + 1.5) * near) / ((oos ? 1.5 : 1) * (isolated ? 1.5 : 1))
}

/** Units that an HQ activates, with the HQs in its range. */
export function commandOf(at: Situation, hq: CounterId): CounterId[] {
  const hqs = hqsActivatedBy(at, hq)
  return [...hqs, ...unitsInCommandOf(at, hqs)]
}

/** Units that a chit would activate. */
export function activatedBy(at: Situation, chit: ChitId): readonly CounterId[] {
  const { hq, group, side } = at.rules.chits[chit]!
  if (hq) return commandOf(at, hq)
  if (group)
    return corpsChains(at, group).flatMap(({ chains }) =>
      chains.reduce((a, b) => (b.length > a.length ? b : a)),
    )
  if (side !== 'german') return []
  const commands = onMapHqs(at, 'german').map((other) => commandOf(at, other))
  return commands.sort((a, b) => sumOf(at, b) - sumOf(at, a))[0] ?? []
}

const sumOf = (at: Situation, units: readonly CounterId[]) =>
  units.reduce((sum, unit) => sum + useOf(at, unit) + (waiting(at).includes(unit) ? KEEPER : 0), 0)

/** What it is worth to lead on who waits to keep a road to the pocket. */
const KEEPER = 12

/** A unit that is activated again has less left to do. */
const AGAIN = 0.5
/**
 * Nobody should be able to work out what the other has chosen (7.1.3): chits are drawn by lot, the useful more often.
 * A chit worth half as much as another comes 2 to this power times less often.
 */
const SHARPNESS = 2
/** Guderian comes when he is wanted (7.2.2). */
const GUDERIAN = 1.15

/** What it is worth that a chit brings all guards that are missing. */
const GUARDED = 40
/** What it is worth to activate those who stand around what would surely be stormed. */
const STORMED = 20
/** How near that is, in hexes. */
const AROUND = 2

/** What it is worth to choose a chit beside those that are chosen. */
export function chitWorth(at: Situation, from: readonly ChitId[]) {
  const [first] = from
  const side = first === undefined ? 'soviet' : (at.rules.chits[first]!.side as Side)
  const reserve = side === 'german' ? waiting(at) : reserveOf(at, side).units
  const { peril } = dangerOn(at, side)
  const { distance } = at.rules.board
  const isAround = (unit: CounterId) =>
    at.rules.moscow.some((hex) => distance(hex, hexOf(at, unit)!) <= AROUND)
  const activates = new Map(from.map((chit) => [chit, activatedBy(at, chit)]))
  return (chit: ChitId, chosen: readonly ChitId[]): number => {
    const times = (unit: CounterId) => chosen.filter((one) => activates.get(one)!.includes(unit)).length
    const units = activates.get(chit)!
    const sum = units.reduce((total, unit) => total + useOf(at, unit) * AGAIN ** times(unit), 0)
    const fresh = units.filter((unit) => times(unit) === 0)
    const guards = fresh.filter((unit) => reserve.includes(unit)).length
    return (
      sum * (at.rules.chits[chit]!.kind === 'guderian' ? GUDERIAN : 1) +
      (GUARDED * guards) / Math.max(1, reserve.length) +
      (peril > 0 && fresh.some(isAround) ? STORMED * peril : 0)
    )
  }
}

/** 7.1.2: chits that together activate much, by lot. */
export function chooseChits(look: Look): Order {
  const { from, min } = entriesOf(look, 'chooseChits')[0]!.choose!
  const worth = chitWorth(look.at, from)
  const chits = lots(look, from, min, (chit, chosen) => worth(chit, chosen) ** SHARPNESS)
  return { type: 'chooseChits', chits }
}

/** 7.2.2: the HQ that activates most. */
export const chooseHq = (look: Look): Order =>
  bestOrder(look, 'chooseHq', ({ order }) => sumOf(look.at, commandOf(look.at, order.hq as CounterId)))!

/** 7.4.2: the part of a split corps that can do most. */
export function activateCorps(look: Look): Order {
  const { at } = look
  const corps = (['pg2', 'pg3'] as const).flatMap((group) => corpsChains(at, group))
  const chains = corps.flatMap((one) => one.chains)
  return bestOrder(look, 'activateCorps', (entry) =>
    sumOf(at, chains.find((chain) => chain.includes(unitOf(entry))) ?? []),
  )!
}

/**
 * 7.2.2: Guderian goes before the Soviets strike at his divisions or bring up fresh ones, and before the supply is
 * judged if none of his divisions waits to be freed of a mark.
 */
export function trump(look: Look): Order {
  const { at, table } = look
  const { chit } = dueOf(table, 'trump')!
  const own = panzerUnits(at, 'pg2')
  const marked = own.filter((unit) => table.counters[unit]!.oos || table.counters[unit]!.isolated)
  const fit = marked.length * 3 <= own.length
  const { side, kind } = at.rules.chits[chit]!
  const inDanger = () => {
    const near = distanceTo(at, 'soviet')
    return own.some((unit) => near[numberOf(at, hexOf(at, unit)!)]! <= 2)
  }
  const yes =
    fit &&
    (kind === 'supply' || kind === 'reinforcement' || (side === 'soviet' && kind === 'army' && inDanger()))
  return yes ? { type: 'trump' } : finish
}

/** So many chits that together activate most, each the best beside those before it (7.1.2). */
export function usualChits(at: Situation, from: readonly string[], count: number): string[] {
  const worth = chitWorth(at, from)
  const chosen: string[] = []
  const left = [...from]
  while (chosen.length < count && left.length > 0) {
    const best = left.reduce((a, b) => (worth(b, chosen) > worth(a, chosen) ? b : a))
    chosen.push(best)
    left.splice(left.indexOf(best), 1)
  }
  return chosen
}
