import { beyondCopies, without } from '@/lib/wargame/pools'
import { type Complain, checkHolders } from '@/lib/wargame/position'
import type { Rules } from './in-force'
import { SIDES, type State, type VpId } from './state'
import { battleSteps } from './steps/battle'

/** Steps of a battle; an HQ relocates outside of them too. */
const NEEDS_BATTLE: ReadonlySet<string> = new Set(without(Object.keys(battleSteps), ['relocate']))
const NEEDS_ACTIVATION: ReadonlySet<string> = new Set(['move', 'fight', 'endActivation'])

/** What a schema alone cannot say of a position: parts that agree with each other. It has said which names there are. */
export const checkPosition =
  (rules: Rules) =>
  (state: State, complain: Complain): void => {
    const { counters: printed, board } = rules
    const { counters } = state.table
    checkHolders(
      counters,
      (id) => printed[id]?.side,
      board.has,
      (id, hex) => complain(['table', 'counters', id, 'at'], `both sides stand in ${hex}`),
    )
    checkAgenda(rules, state, complain)
    checkCup(rules, state, complain)
    checkVpChits(rules, state, complain)
  }

function checkAgenda({ counters, chits, lastTurn }: Rules, { table }: State, complain: Complain): void {
  const { activation, battle, agenda } = table
  for (const [i, step] of agenda.entries()) {
    const about = (message: string) => complain(['table', 'agenda', i], message)
    if (NEEDS_BATTLE.has(step.step) && !battle) about(`the step "${step.step}" needs a battle`)
    if (NEEDS_ACTIVATION.has(step.step) && !activation) about(`the step "${step.step}" needs an activation`)
    if (step.step === 'advanceTurn' && table.turn >= lastTurn.moscow)
      about(`turn ${lastTurn.moscow} is the last`)
    if (step.step === 'corps' && chits[step.chit] && !chits[step.chit]!.group)
      about(`${step.chit} activates no panzer group`)
    if ('unit' in step && !table.counters[step.unit]) about(`${step.unit} lies nowhere in this position`)
  }
  for (const field of ['hqs', 'units', 'moved', 'fought'] as const)
    for (const [i, id] of (activation?.[field] ?? []).entries())
      if (counters[id] && counters[id].side !== activation!.side)
        complain(['table', 'activation', field, i], `${id} is of the other side`)
  if (battle?.kind === 'attack' && !activation) complain(['table', 'battle'], 'an attack needs an activation')
}

function checkCup({ chits }: Rules, { table, hidden }: State, complain: Complain): void {
  const { played, cupKnown, cupUnknown } = table
  const copiesOf = (id: string) => chits[id]?.copies ?? Infinity
  for (const n of beyondCopies([...played, ...hidden.cup], copiesOf)) {
    const path = n < played.length ? ['table', 'played', n] : ['hidden', 'cup', n - played.length]
    const id = [...played, ...hidden.cup][n]!
    complain(path, `there are only ${copiesOf(id)} of the chit ${id}`)
  }
  const inCup = (id: string) => hidden.cup.filter((one) => one === id).length
  for (const i of beyondCopies(cupKnown, inCup))
    complain(['table', 'cupKnown', i], `${cupKnown[i]} is in cupKnown but not in the cup`)
  const unknown = without(hidden.cup, cupKnown)
  for (const side of SIDES)
    if (unknown.filter((id) => chits[id]?.side === side).length !== cupUnknown[side])
      complain(['table', 'cupUnknown', side], 'does not agree with hidden.cup')
}

function checkVpChits({ vpChit }: Rules, { table, hidden }: State, complain: Complain): void {
  const named = new Set<VpId>()
  const once = (path: (string | number)[], id: VpId) => {
    if (named.has(id)) complain(path, `the VP chit ${id} lies in two places`)
    named.add(id)
  }
  for (const [hex, id] of Object.entries(hidden.vpOnMap)) {
    const path = ['hidden', 'vpOnMap', hex]
    const face = table.vpOnMap[hex]
    if (face === undefined) complain(path, 'table.vpOnMap shows no chit there')
    else if (face !== 'down' && vpChit(id) && vpChit(id)!.value !== face)
      complain(path, `table.vpOnMap says ${face}`)
    once(path, id)
  }
  for (const box of ['vpGerman', 'vpSoviet'] as const) {
    for (const [i, id] of hidden[box].entries()) once(['hidden', box, i], id)
    for (const kind of ['minor', 'major'] as const)
      if (hidden[box].filter((id) => vpChit(id)?.kind === kind).length > table[box][kind])
        complain(['table', box, kind], `hidden.${box} names more`)
  }
}
