import type { Refusal } from '@/lib/kernel/decision'
import type { Answer } from '@/lib/kernel/game'
import { COLUMNS, crtResult, crtRow } from '../data/charts'
import { COUNTERS } from '../data/counters'
import { battleOf } from '../decide/fight'
import { bombardment } from '../decide/support'
import { board } from '../geometry'
import { no } from '../no'
import { attackStrength, chances, dieModifier, dieOf, odds, strength } from '../rules/09-odds'
import { lossesOnPath, retreatPaths } from '../rules/09-retreat'
import { type Support, supportTargetRefusal } from '../rules/13-support'
import { combatUnitsAt, hexOf } from '../rules/occupancy'
import { type Battle, type CounterId, type Hex, opponent, type Table } from '../state'
import { say } from '../words.en'
import { answer, nameOf, namesOf, type Step, step } from './answer'

type Found = ReturnType<typeof odds>

/** Column, chances and every rung that led to the column (9.3). */
function oddsWith(table: Table, battle: Battle, found: Found, strengths: readonly Step[]): Answer {
  const { attack, defence, column, possible, ladder } = found
  const modifier = dieModifier(table, battle.kind, battle.side)
  const die = dieOf(battle.kind, battle.side)
  return answer(
    {
      attack: battle.kind === 'attack' ? attack : null,
      defence,
      column: possible ? null : COLUMNS[column],
      possible: possible === null,
      die,
      modifier,
      chances: possible ? [] : chances(column, battle, table.escapeBonus),
    },
    ...strengths,
    ...ladder.map(({ cite, key, params, column: at }) => ({
      cite,
      text: say({ key, params }).replace('  ', ' ').replace(' :', ':'),
      value: at === null ? 'below 1-1' : COLUMNS[at],
    })),
    possible
      ? step(possible.no, 'answer-odds-short', null)
      : step('AVD 9.2', 'answer-die', die, { die, modifier }),
  )
}

function attackSteps(table: Table, { attackers, target }: Battle): Step[] {
  const { total, parts } = attackStrength(table, attackers, target)
  return [
    ...parts.flatMap(({ from: hex, units, printed, supplied, acrossRiver, strength: final }) => [
      step('AVD 2.2.2', 'answer-attack-printed', printed, { units: namesOf(units), hex }),
      ...(supplied === printed ? [] : [step('AVD 9.3.1', 'answer-attack-supply', supplied, { hex })]),
      ...(acrossRiver ? [step('AVD 9.3.1', 'answer-attack-river', final, { hex })] : []),
    ]),
    step('AVD 9.3.1', 'answer-attack-total', total),
  ]
}

function defenceSteps(table: Table, { defenders, target: hex }: Battle, defence: number): Step[] {
  const printed = defenders.reduce((sum, unit) => sum + strength(table, unit, 'defence'), 0)
  return [
    step('AVD 2.2.2', 'answer-defence-printed', printed, { units: namesOf(defenders), hex }),
    ...(printed === defence ? [] : [step('AVD 10.3.3', 'answer-defence-supply', defence, { hex })]),
    step('AVD 9.1.5', 'answer-defence-total', defence),
  ]
}

/** Strengths, ratio, shifts, column and chances of an attack by these units (9.3); whose turn it is does not matter. */
export function oddsAnswer(
  table: Table,
  q: { target: Hex; attackers: readonly CounterId[]; stuka: boolean; chit: string | null },
): Answer | Refusal {
  const { target, attackers } = q
  const { side } = COUNTERS[attackers[0]!]!
  if (combatUnitsAt(table, target, opponent(side)).length === 0)
    return no('AVD 9.0', 'attack-nobody', { target }, [target])
  if (new Set(attackers).size < attackers.length) return no('AVD 9.1.1', 'attack-same-unit')
  for (const id of attackers) {
    const at = hexOf(table, id)
    const unit = nameOf(id)
    if (COUNTERS[id]!.side !== side) return no('AVD 9.1.1', 'not-your-unit', { unit })
    if (COUNTERS[id]!.hq) return no('AVD 2.3.1', 'attack-by-hq', { unit })
    if (at === null || !board.areAdjacent(at, target))
      return no('AVD 9.0', 'attack-from-afar', { unit, target }, [target])
  }
  const battle = battleOf(table, side, target, attackers, q.stuka)
  const found = odds(table, { ...battle, chit: q.chit ?? table.activation?.chit ?? null })
  return oddsWith(table, battle, found, [
    ...attackSteps(table, battle),
    ...defenceSteps(table, battle, found.defence),
  ])
}

/** Column and chances of a bombardment, or why it may not be made (13). */
export function supportAnswer(table: Table, kind: Support, target: Hex): Answer | Refusal {
  const refusal = supportTargetRefusal(table, kind, target)
  if (refusal) return refusal
  const battle = bombardment(table, kind, target)
  return oddsWith(table, battle, odds(table, { ...battle, chit: null }), [])
}

/** A cell of the combat results table for a die already modified (9.4.1). */
export function crtAnswer(column: (typeof COLUMNS)[number], die: number, sides: 'd6' | 'd10'): Answer {
  const row = crtRow(sides, die)
  if (row === 'elite')
    return answer(
      { text: 'E', suffers: null, steps: 0, retreat: 0 },
      step('AVD 9.4.3', 'answer-crt-elite', 'E'),
    )
  const result = crtResult(COLUMNS.indexOf(column), row)
  return answer(
    result,
    step('AVD 9.4.1', 'answer-crt-row', row + 1, { row: row + 1 }),
    step('AVD 9.4.1', 'answer-crt', result.text, { column, result: result.text }),
  )
}

/** All ways among which the owner of a retreating unit may choose, with the steps each costs (9.5). */
export function retreatAnswer(table: Table, unit: CounterId, hexes: number): Answer | Refusal {
  const { hq, colour } = COUNTERS[unit]!
  if (hq || hexOf(table, unit) === null)
    return no('AVD 9.5', 'answer-combat-unit-only', { unit: nameOf(unit) })
  if (colour === 'pvo') return no('AVD 9.5.2', 'answer-retreat-pvo')
  const ways = retreatPaths(table, unit, hexes).map((path) => ({
    path,
    steps: lossesOnPath(table, unit, path),
  }))
  if (ways.length === 0) return answer([], step('AVD 9.5.8', 'answer-retreat-none', 'eliminated'))
  return answer(
    ways,
    step('AVD 9.5.3', 'answer-retreat-rank', ways.length),
    ...ways
      .filter(({ steps }) => steps > 0)
      .map(({ path, steps }) => step('AVD 9.5.4', 'answer-retreat-losses', steps, { path: path.join('-') })),
  )
}
