import { best } from '@/lib/wargame/computer/choose'
import { hexOf } from '@/lib/wargame/occupancy'
import type { Order } from '../orders'
import { mayAdvance } from '../rules/09-advance'
import { stepsLeft } from '../rules/09-losses'
import { odds } from '../rules/09-odds'
import { dueOf, type Hex } from '../state'
import { attackWorth } from './attack'
import { goalOf } from './front'
import { leavesPost, lossWith } from './guard'
import { bestOrder, entriesOf, finish, type Look, ordersOf, pathsOf, unitOf } from './look'
import { groundOf, hqWorth, rearOf, standWorth } from './stand'
import { entryWorth, PRIZE, stepWorth } from './worth'

/** What a Stuka must save the defender to be spent. */
const STUKA_SAVES = 1.3

/** 9.3.4: a Stuka for the defender if it takes enough from what the attack promises. */
export function defendByStuka(look: Look): Order {
  const { at, table } = look
  const battle = { ...table.battle!, chit: table.activation?.chit ?? null }
  const saved = attackWorth(at, battle) - attackWorth(at, { ...battle, stuka: true })
  return saved > STUKA_SAVES ? { type: 'flyStuka' } : finish
}

/** 9.4.3: the drawn unit goes where it makes the best odds. */
export function placeElite(look: Look): Order {
  const {
    table,
    at: { rules },
  } = look
  const battle = table.battle!
  const { unit } = dueOf(table, 'elite')!
  const column = (hex: Hex) => {
    const counters = { ...table.counters, [unit]: { at: hex, reduced: false, oos: false, isolated: false } }
    const attackers = [...battle.attackers, { unit, from: hex }]
    return odds(
      { rules, open: { ...table, counters } },
      { ...battle, attackers, chit: table.activation?.chit ?? null },
    ).column
  }
  return bestOrder(look, 'placeElite', ({ order }) => column(order.hex as Hex))!
}

/** 9.4.2: the cheapest step; a Victory Hex is not left empty for it. */
export function takeLoss(look: Look): Order {
  const { at } = look
  return bestOrder(look, 'takeLoss', (entry) => {
    const unit = unitOf(entry)
    const lastInTown = stepsLeft(at, unit) === 1 && at.rules.victoryHexes[hexOf(at, unit) ?? ''] ? 0.3 : 0
    return -stepWorth(at, unit) - lastInTown
  })!
}

/** 9.5.2: the air defence unit with more steps left pays. */
export const payForRetreat = (look: Look): Order =>
  bestOrder(look, 'takeLoss', (entry) => stepsLeft(look.at, unitOf(entry)))!

/** 9.5: the unit with the fewest ways goes first, to where it stands best. */
export function retreat(look: Look): Order {
  const { at, side } = look
  const entries = [...entriesOf(look, 'retreatUnit')].sort(
    (a, b) => a.choose!.from.length - b.choose!.from.length,
  )
  const unit = unitOf(entries[0]!)
  const ground = groundOf(at, side, new Set([unit]))
  const found = best(look, pathsOf(entries[0]!), (path) =>
    path.at(-1) === hexOf(at, unit)
      ? 0
      : standWorth(ground, unit, path.at(-1)!) + taken(look, path) - PRIZE * lossWith(at, unit, path.at(-1)!),
  )
  return { type: 'retreatUnit', unit, path: found!.choice }
}

/** What is won on the way. */
const taken = ({ at, side }: Look, path: readonly Hex[]): number =>
  path.reduce((sum, hex) => sum + entryWorth(at, side, hex), 0)

/** Ground won is worth something in itself. */
const WON = 0.2

/** A chance to lose the game that is taken for it. */
const RISKED = 0.03

/** 9.6: whoever stands better in front goes there; a chit on the way is always worth it. */
export function advance(look: Look): Order {
  const { at, side } = look
  const choices = mayAdvance(at).flatMap(({ unit, paths }) => paths.map((path) => ({ unit, path })))
  const units = new Set(choices.map(({ unit }) => unit).filter((unit) => !at.rules.counters[unit]!.hq))
  const goal = goalOf(at, side)
  const grounds = new Map([...units].map((unit) => [unit, groundOf(at, side, new Set([unit]), goal)]))
  const rear = rearOf(at, side)
  const found = best(look, choices, ({ unit, path }) => {
    const to = path.at(-1)!
    const here = hexOf(at, unit)!
    if (at.rules.counters[unit]!.hq) return hqWorth(rear, unit, to) - hqWorth(rear, unit, here) - 0.3
    if (lossWith(at, unit, to) > lossWith(at, unit, here) + RISKED || leavesPost(at, unit, to))
      return -Infinity
    const ground = grounds.get(unit)!
    return standWorth(ground, unit, to) - standWorth(ground, unit, here) + taken(look, path) + WON
  })
  return found && found.worth > 0 ? { type: 'advanceUnit', ...found.choice } : finish
}

/** 12.6: to where the HQ commands most in safety. */
export function relocate(look: Look): Order {
  const rear = rearOf(look.at, look.side)
  return best(look, ordersOf(look, 'relocateHq'), ({ unit, to }) => hqWorth(rear, unit, to))!.choice
}
