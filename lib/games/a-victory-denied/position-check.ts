import { CHITS, vpChit } from './data/chits'
import { COUNTERS } from './data/counters'
import { VICTORY_HEXES } from './data/map'
import { board } from './geometry'
import { BOXES, type State, type Step, type VpId } from './state'

type Path = (string | number)[]
/** Takes down what is wrong with a position, and where. */
export type Complain = (path: Path, message: string) => void

const NEEDS_BATTLE: ReadonlySet<Step['step']> = new Set([
  'stuka',
  'throw',
  'elite',
  'losses',
  'beginRetreat',
  'airDefence',
  'retreat',
  'headquarters',
  'advance',
  'endBattle',
])
const NEEDS_ACTIVATION: ReadonlySet<Step['step']> = new Set(['move', 'fight', 'endActivation'])

/** What a schema alone cannot say of a position: names that exist, and parts that agree with each other. */
export function checkPosition(state: State, complain: Complain): void {
  checkCounters(state, complain)
  checkAgenda(state, complain)
  checkChits(state, complain)
  checkVpChits(state, complain)
}

function checkCounters({ table }: State, complain: Complain): void {
  const holders = new Map<string, string>()
  for (const [id, { at }] of Object.entries(table.counters)) {
    const path = ['table', 'counters', id]
    const facts = COUNTERS[id]
    if (!facts) complain(path, `there is no counter ${id}`)
    if (Object.hasOwn(BOXES, at)) continue
    if (!board.has(at)) complain([...path, 'at'], `there is no hex ${at}`)
    const holder = holders.get(at)
    if (facts && holder && holder !== facts.side) complain([...path, 'at'], `both sides stand in ${at}`)
    if (facts) holders.set(at, facts.side)
  }
}

function checkAgenda({ table }: State, complain: Complain): void {
  const { activation, battle, agenda } = table
  const counter = (id: string | undefined, path: Path) => {
    if (id !== undefined && !Object.hasOwn(COUNTERS, id)) complain(path, `there is no counter ${id}`)
  }
  for (const [i, step] of agenda.entries()) {
    const path = ['table', 'agenda', i]
    if (NEEDS_BATTLE.has(step.step) && !battle) complain(path, `the step "${step.step}" needs a battle`)
    if (NEEDS_ACTIVATION.has(step.step) && !activation)
      complain(path, `the step "${step.step}" needs an activation`)
    if (step.step === 'advanceTurn' && table.turn >= 10) complain(path, 'turn 10 is the last')
    if ('chit' in step && !Object.hasOwn(CHITS, step.chit)) complain(path, `there is no chit ${step.chit}`)
    if (step.step === 'corps' && !CHITS[step.chit]?.group)
      complain(path, `${step.chit} activates no panzer group`)
    if ('unit' in step) {
      counter(step.unit, path)
      if (!table.counters[step.unit]) complain(path, `${step.unit} lies nowhere in this position`)
    }
    if ('hq' in step) counter(step.hq, path)
    if ('units' in step) for (const [n, id] of step.units.entries()) counter(id, [...path, 'units', n])
  }
  for (const field of ['hqs', 'units', 'moved', 'fought'] as const)
    for (const [i, id] of (activation?.[field] ?? []).entries()) {
      const path = ['table', 'activation', field, i]
      counter(id, path)
      if (COUNTERS[id] && COUNTERS[id].side !== activation!.side) complain(path, `${id} is of the other side`)
    }
  counter(activation?.march?.unit, ['table', 'activation', 'march', 'unit'])
  if (!battle) return
  for (const [i, { unit }] of battle.attackers.entries())
    counter(unit, ['table', 'battle', 'attackers', i, 'unit'])
  for (const [i, id] of battle.defenders.entries()) counter(id, ['table', 'battle', 'defenders', i])
  for (const [i, { hq }] of battle.hqs.entries()) counter(hq, ['table', 'battle', 'hqs', i, 'hq'])
  for (const id of [...Object.keys(battle.retreat), ...Object.keys(battle.went)])
    counter(id, ['table', 'battle', id in battle.retreat ? 'retreat' : 'went', id])
  if (battle.kind === 'attack' && !activation) complain(['table', 'battle'], 'an attack needs an activation')
}

function checkChits({ table, hidden }: State, complain: Complain): void {
  const lists: [Path, readonly string[]][] = [
    [['hidden', 'cup'], hidden.cup],
    [['table', 'played'], table.played],
    [['table', 'cupKnown'], table.cupKnown],
    [['hidden', 'chosen', 'german'], hidden.chosen.german ?? []],
    [['hidden', 'chosen', 'soviet'], hidden.chosen.soviet ?? []],
  ]
  for (const [path, ids] of lists)
    for (const [i, id] of ids.entries())
      if (!Object.hasOwn(CHITS, id)) complain([...path, i], `there is no chit ${id}`)
  const left = new Map(Object.entries(CHITS).map(([id, { copies }]) => [id, copies]))
  for (const [path, ids] of [lists[1]!, lists[0]!])
    for (const [i, id] of ids.entries()) {
      const more = left.get(id) ?? 1
      if (more < 1) complain([...path, i], `there are only ${CHITS[id]!.copies} of the chit ${id}`)
      left.set(id, more - 1)
    }
  const rest = [...hidden.cup]
  for (const [i, id] of table.cupKnown.entries()) {
    const at = rest.indexOf(id)
    if (at < 0) return complain(['table', 'cupKnown', i], `${id} is in cupKnown but not in the cup`)
    rest.splice(at, 1)
  }
  for (const side of ['german', 'soviet'] as const)
    if (rest.filter((id) => CHITS[id]?.side === side).length !== table.cupUnknown[side])
      complain(['table', 'cupUnknown', side], 'does not agree with hidden.cup')
}

function checkVpChits({ table, hidden }: State, complain: Complain): void {
  for (const hex of Object.keys(table.vpOnMap))
    if (!VICTORY_HEXES[hex]) complain(['table', 'vpOnMap', hex], `${hex} is no Victory Hex`)
  for (const [hex, id] of Object.entries(hidden.vpOnMap)) {
    const face = table.vpOnMap[hex]
    if (face === undefined) complain(['hidden', 'vpOnMap', hex], 'table.vpOnMap shows no chit there')
    else if (face !== 'down' && vpChit(id) && vpChit(id)!.value !== face)
      complain(['hidden', 'vpOnMap', hex], `table.vpOnMap says ${face}`)
  }
  const named = new Set<VpId>()
  const each = (path: Path, id: VpId) => {
    if (!vpChit(id)) complain(path, `there is no VP chit ${id}`)
    if (named.has(id)) complain(path, `the VP chit ${id} lies in two places`)
    named.add(id)
  }
  for (const [hex, id] of Object.entries(hidden.vpOnMap)) each(['hidden', 'vpOnMap', hex], id)
  for (const box of ['vpGerman', 'vpSoviet'] as const) {
    for (const [i, id] of hidden[box].entries()) each(['hidden', box, i], id)
    for (const kind of ['minor', 'major'] as const)
      if (hidden[box].filter((id) => vpChit(id)?.kind === kind).length > table[box][kind])
        complain(['table', box, kind], `hidden.${box} names more`)
  }
}
