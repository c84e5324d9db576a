import { beginBattle, hqsIn } from '../flow/battle'
import { board } from '../geometry'
import { no } from '../no'
import { fighters, judgeAttack } from '../rules/09-attack'
import { odds } from '../rules/09-odds'
import { combatUnitsAt, hexOf } from '../rules/occupancy'
import { type Battle, type CounterId, dueOf, type Hex, opponent, type Side, type Table } from '../state'
import type { OrderRule } from './order-rule'

/** The battle that this attack would be. */
export function battleOf(
  table: Table,
  side: Side,
  target: Hex,
  units: readonly CounterId[],
  stuka = false,
): Battle {
  const attackers = units.map((unit) => ({ unit, from: hexOf(table, unit)! }))
  return {
    kind: 'attack',
    side,
    target,
    attackers,
    defenders: combatUnitsAt(table, target, opponent(side)),
    hqs: hqsIn(table, [target, ...attackers.map(({ from }) => from)]),
    stuka,
    throws: 0,
    steps: 0,
    suffers: null,
    retreat: {},
    went: {},
  }
}

/** Hexes that may be attacked now, each with all units that could take part (9.0, 9.1.4, 9.3.6). */
export function attackTargets(table: Table): { target: Hex; attackers: CounterId[] }[] {
  const { activation } = table
  if (!activation) return []
  const byTarget = new Map<Hex, CounterId[]>()
  for (const unit of fighters(table))
    for (const hex of board.neighbours(hexOf(table, unit)!)) {
      if (
        activation.attacked.includes(hex) ||
        combatUnitsAt(table, hex, opponent(activation.side)).length === 0
      )
        continue
      byTarget.set(hex, [...(byTarget.get(hex) ?? []), unit])
    }
  return [...byTarget]
    .map(([target, attackers]) => ({ target, attackers }))
    .filter(({ target, attackers }) => {
      const battle = battleOf(table, activation.side, target, attackers)
      return odds(table, { ...battle, chit: activation.chit }).possible === null
    })
    .sort((a, b) => a.target.localeCompare(b.target))
}

export const declareAttack: OrderRule<'declareAttack'> = {
  cite: 'AVD 4.1.2',
  steps: ['fight'],
  check: ({ table }, side, order) => judgeAttack(table, side, order),
  carryOut: (run, { target, attackers, stuka }) => {
    const { side } = run.table.activation!
    beginBattle(run, battleOf(run.table, side, target, attackers), stuka ?? false)
  },
  list: ({ table }) =>
    attackTargets(table).map(({ target, attackers }) => ({
      order: { type: 'declareAttack', target },
      choose: { field: 'attackers', from: attackers, min: 1, max: attackers.length },
    })),
}

export const flyStuka: OrderRule<'flyStuka'> = {
  cite: 'AVD 9.3.4',
  steps: ['stuka'],
  check: ({ table }) => (table.stukas.ready > 0 ? null : no('AVD 13.3a', 'stuka-none')),
  carryOut: (run) => {
    const { side } = dueOf(run.table, 'stuka')!
    run.done()
    run.add({ type: 'StukaFlown', side })
  },
  list: () => [{ order: { type: 'flyStuka' } }],
}
