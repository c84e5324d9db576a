import { COUNTERS } from '../data/counters'
import { VICTORY_HEXES } from '../data/map'
import { mayAdvance } from '../flow/battle'
import type { Order } from '../orders'
import { odds } from '../rules/09-odds'
import { hexOf } from '../rules/occupancy'
import { type CounterId, counterOf, type Hex, type Table } from '../state'
import { attackWorth } from './attack'
import { goalOf } from './front'
import { best, entriesOf, finish, type Look, pathsOf, unitOf } from './look'
import { groundOf, hqWorth, rearOf, standWorth } from './stand'
import { entryWorth, stepWorth } from './worth'

const stepsOf = (table: Table, unit: CounterId) =>
  counterOf(table, unit).reduced ? 1 : COUNTERS[unit]!.steps

/** What a Stuka must save the defender to be spent. */
const STUKA_SAVES = 1.3

/** 9.3.4: a Stuka for the defender if it takes enough from what the attack promises. */
export function defendByStuka(look: Look): Order {
  const { table } = look
  const battle = { ...table.battle!, chit: table.activation?.chit ?? null }
  const saved = attackWorth(table, battle) - attackWorth(table, { ...battle, stuka: true })
  return saved > STUKA_SAVES ? { type: 'flyStuka' } : finish
}

/** 9.4.3: the drawn unit goes where it makes the best odds. */
export function placeElite(look: Look): Order {
  const { table } = look
  const battle = table.battle!
  const due = table.agenda.at(-1)!
  const unit = due.step === 'elite' ? due.unit : ''
  const column = (hex: Hex) => {
    const counters = { ...table.counters, [unit]: { at: hex, reduced: false, oos: false, isolated: false } }
    const attackers = [...battle.attackers, { unit, from: hex }]
    return odds({ ...table, counters }, { ...battle, attackers, chit: table.activation?.chit ?? null }).column
  }
  const found = best(look, entriesOf(look, 'placeElite'), ({ order }) => column(order.hex as Hex))
  return found!.choice.order as Order
}

/** 9.4.2: the cheapest step; a Victory Hex is not left empty for it. */
export function takeLoss(look: Look): Order {
  const { table } = look
  const found = best(look, entriesOf(look, 'takeLoss'), (entry) => {
    const unit = unitOf(entry)
    const lastInTown = stepsOf(table, unit) === 1 && VICTORY_HEXES[hexOf(table, unit) ?? ''] ? 0.3 : 0
    return -stepWorth(table, unit) - lastInTown
  })
  return found!.choice.order as Order
}

/** 9.5.2: the air defence unit with more steps left pays. */
export function payForRetreat(look: Look): Order {
  const found = best(look, entriesOf(look, 'takeLoss'), (entry) => stepsOf(look.table, unitOf(entry)))
  return found!.choice.order as Order
}

/** 9.5: the unit with the fewest ways goes first, to where it stands best. */
export function retreat(look: Look): Order {
  const { table, side } = look
  const entries = [...entriesOf(look, 'retreatUnit')].sort(
    (a, b) => a.choose!.from.length - b.choose!.from.length,
  )
  const unit = unitOf(entries[0]!)
  const ground = groundOf(table, side, new Set([unit]))
  const found = best(look, pathsOf(entries[0]!), (path) =>
    path.at(-1) === hexOf(table, unit) ? 0 : standWorth(ground, unit, path.at(-1)!) + taken(look, path),
  )
  return { type: 'retreatUnit', unit, path: found!.choice }
}

/** What is won on the way. */
const taken = ({ table, side }: Look, path: readonly Hex[]): number =>
  path.reduce((sum, hex) => sum + entryWorth(table, side, hex), 0)

/** Ground won is worth something in itself. */
const WON = 0.2

/** 9.6: whoever stands better in front goes there; a chit on the way is always worth it. */
export function advance(look: Look): Order {
  const { table, side } = look
  const choices = mayAdvance(table).flatMap(({ unit, paths }) => paths.map((path) => ({ unit, path })))
  const units = new Set(choices.map(({ unit }) => unit).filter((unit) => !COUNTERS[unit]!.hq))
  const goal = goalOf(table, side)
  const grounds = new Map([...units].map((unit) => [unit, groundOf(table, side, new Set([unit]), goal)]))
  const rear = rearOf(table, side)
  const found = best(look, choices, ({ unit, path }) => {
    const to = path.at(-1)!
    const here = hexOf(table, unit)!
    if (COUNTERS[unit]!.hq) return hqWorth(rear, unit, to) - hqWorth(rear, unit, here) - 0.3
    const ground = grounds.get(unit)!
    return standWorth(ground, unit, to) - standWorth(ground, unit, here) + taken(look, path) + WON
  })
  return found && found.worth > 0 ? { type: 'advanceUnit', ...found.choice } : finish
}

/** 12.6: to where the HQ commands most in safety. */
export function relocate(look: Look): Order {
  const rear = rearOf(look.table, look.side)
  const entry = entriesOf(look, 'relocateHq')[0]!
  const hq = unitOf(entry)
  const found = best(look, entry.choose!.from, (to) => hqWorth(rear, hq, to))
  return { type: 'relocateHq', unit: hq, to: found!.choice }
}
