import { CHITS } from '../data/chits'
import { COUNTERS } from '../data/counters'
import type { Order } from '../orders'
import { corpsChains, hqsActivatedBy, panzerUnits, unitsInCommandOf } from '../rules/07-command'
import { strength } from '../rules/09-odds'
import { numberOf } from '../rules/ground'
import { hexOf, onMapHqs } from '../rules/occupancy'
import { type ChitId, type CounterId, opponent, type Table } from '../state'
import { best, entriesOf, type Look, lot, unitOf } from './look'
import { distanceTo } from './worth'

/** What it is worth to activate a unit: its strength, the more the nearer the enemy is. */
function useOf(table: Table, unit: CounterId): number {
  const { side, hq, colour } = COUNTERS[unit]!
  if (hq) return 0.5
  if (colour === 'pvo') return 0.3
  const far = distanceTo(table, opponent(side))[numberOf(hexOf(table, unit)!)]!
  const near = far <= 2 ? 1 : far <= 5 ? 0.8 : far <= 9 ? 0.55 : 0.3
  const { oos, isolated } = table.counters[unit]!
  return ((strength(table, unit, 'attack') + 1.5) * near) / ((oos ? 1.5 : 1) * (isolated ? 1.5 : 1))
}

/** Units that an HQ activates, with the HQs in its range. */
function commandOf(table: Table, hq: CounterId): CounterId[] {
  const hqs = hqsActivatedBy(table, hq)
  return [...hqs, ...unitsInCommandOf(table, hqs)]
}

/** Units that a chit would activate. */
function activatedBy(table: Table, chit: ChitId): readonly CounterId[] {
  const { hq, group, side } = CHITS[chit]!
  if (hq) return commandOf(table, hq)
  if (group)
    return corpsChains(table, group).flatMap(({ chains }) =>
      chains.reduce((a, b) => (b.length > a.length ? b : a)),
    )
  if (side !== 'german') return []
  const commands = onMapHqs(table, 'german').map((other) => commandOf(table, other))
  return commands.sort((a, b) => sumOf(table, b) - sumOf(table, a))[0] ?? []
}

const sumOf = (table: Table, units: readonly CounterId[]) =>
  units.reduce((sum, unit) => sum + useOf(table, unit), 0)

/** A unit that is activated again has less left to do. */
const AGAIN = 0.5
/**
 * Nobody should be able to work out what the other has chosen (7.1.3): chits are drawn by lot, the useful more often.
 * A chit worth half as much as another comes 2 to this power times less often.
 */
const SHARPNESS = 2
/** Guderian comes when he is wanted (7.2.2). */
const GUDERIAN = 1.15

/** 7.1.2: chits that together activate much, by lot. */
export function chooseChits(look: Look): Order {
  const { table } = look
  const entry = entriesOf(look, 'chooseChits')[0]!
  const left = [...entry.choose!.from]
  const times = new Map<CounterId, number>()
  const chits: ChitId[] = []
  const worth = (chit: ChitId) => {
    const sum = activatedBy(table, chit).reduce(
      (total, unit) => total + useOf(table, unit) * AGAIN ** (times.get(unit) ?? 0),
      0,
    )
    return sum * (CHITS[chit]!.kind === 'guderian' ? GUDERIAN : 1)
  }
  while (chits.length < entry.choose!.min) {
    const choice = lot(look, left, (chit) => worth(chit) ** SHARPNESS)
    chits.push(choice)
    left.splice(left.indexOf(choice), 1)
    for (const unit of activatedBy(table, choice)) times.set(unit, (times.get(unit) ?? 0) + 1)
  }
  return { type: 'chooseChits', chits }
}

/** 7.2.2: the HQ that activates most. */
export function chooseHq(look: Look): Order {
  const found = best(look, entriesOf(look, 'chooseHq'), ({ order }) =>
    sumOf(look.table, commandOf(look.table, order.hq as CounterId)),
  )
  return found!.choice.order as Order
}

/** 7.4.2: the part of a split corps that can do most. */
export function activateCorps(look: Look): Order {
  const { table } = look
  const chains = (['pg2', 'pg3'] as const).flatMap((group) =>
    corpsChains(table, group).flatMap((corps) => corps.chains),
  )
  const found = best(look, entriesOf(look, 'activateCorps'), (entry) =>
    sumOf(table, chains.find((chain) => chain.includes(unitOf(entry))) ?? []),
  )
  return found!.choice.order as Order
}

/**
 * 7.2.2: Guderian goes before the Soviets strike at his divisions or bring up fresh ones, and before the supply is
 * judged if none of his divisions waits to be freed of a mark.
 */
export function trump(look: Look): Order {
  const { table } = look
  const due = table.agenda.at(-1)!
  const chit = due.step === 'trump' ? due.chit : ''
  const own = panzerUnits(table, 'pg2')
  const marked = own.filter((unit) => table.counters[unit]!.oos || table.counters[unit]!.isolated)
  const fit = marked.length * 3 <= own.length
  const { side, kind } = CHITS[chit]!
  const inDanger = () => {
    const near = distanceTo(table, 'soviet')
    return own.some((unit) => near[numberOf(hexOf(table, unit)!)]! <= 2)
  }
  const yes =
    fit &&
    (kind === 'supply' || kind === 'reinforcement' || (side === 'soviet' && kind === 'army' && inDanger()))
  return yes ? { type: 'trump' } : { type: 'done' }
}
