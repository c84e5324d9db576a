import { beginBattle, hqsIn } from '../flow/battle'
import { no } from '../no'
import { odds } from '../rules/09-odds'
import { type Support, supportTargetRefusal, supportTargets } from '../rules/13-support'
import { combatUnitsAt } from '../rules/occupancy'
import type { Run } from '../run'
import { type Battle, dueOf, type Hex, opponent, type Table } from '../state'
import type { OrderRule } from './order-rule'

/** The battle that this bombardment would be. */
export function bombardment(table: Table, kind: Support, target: Hex): Battle {
  const side = kind === 'bomber' ? 'german' : 'soviet'
  return {
    kind,
    side,
    target,
    attackers: [],
    defenders: combatUnitsAt(table, target, opponent(side)),
    hqs: hqsIn(table, [target]),
    stuka: false,
    throws: 0,
    steps: 0,
    suffers: null,
    retreat: {},
    went: {},
  }
}

const refusalOf = (table: Table, kind: Support, target: Hex) =>
  supportTargetRefusal(table, kind, target) ??
  odds(table, { ...bombardment(table, kind, target), chit: null }).possible

function strike(run: Run, kind: Support, target: Hex): void {
  const battle = bombardment(run.table, kind, target)
  run.add({ type: 'SupportSpent', kind, target })
  beginBattle(run, battle)
}

export const fireArtillery: OrderRule<'fireArtillery'> = {
  cite: 'AVD 13.2a',
  steps: ['artillery'],
  check: ({ table }, _side, { target }) =>
    dueOf(table, 'artillery')!.left > 0
      ? refusalOf(table, 'artillery', target)
      : no('AVD 13.2a', 'artillery-none-left'),
  carryOut: (run, { target }) => {
    const due = dueOf(run.table, 'artillery')!
    run.add({ type: 'StepChanged', step: { ...due, left: due.left - 1 } })
    strike(run, 'artillery', target)
  },
  list: ({ table }) =>
    dueOf(table, 'artillery')!.left === 0
      ? []
      : supportTargets(table, 'artillery').map((target) => ({ order: { type: 'fireArtillery', target } })),
}

export const fireRocket: OrderRule<'fireRocket'> = {
  cite: 'AVD 13.2b',
  steps: ['artillery'],
  check: ({ table }, _side, { target }) => refusalOf(table, 'rocket', target),
  carryOut: (run, { target }) => strike(run, 'rocket', target),
  list: ({ table }) =>
    table.rocket
      ? supportTargets(table, 'rocket').map((target) => ({ order: { type: 'fireRocket', target } }))
      : [],
}

export const bomb: OrderRule<'bomb'> = {
  cite: 'AVD 13.3b',
  steps: ['bomber'],
  check: ({ table }, _side, { target }) => refusalOf(table, 'bomber', target),
  carryOut: (run, { target }) => {
    run.done()
    strike(run, 'bomber', target)
  },
  list: ({ table }) => supportTargets(table, 'bomber').map((target) => ({ order: { type: 'bomb', target } })),
}
