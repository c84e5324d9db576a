import type { Refusal } from '@/lib/kernel/decision'
import { attackersLeft, attackRefusal, defendersLeft } from '@/lib/wargame/attack'
import { combatUnitsAt, hexOf, hqAt } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import { type Battle, type CounterId, type Hex, opponent, type Side } from '../state'
import { no } from '../world'
import { mayStackIn } from './05-stacking'
import { odds } from './09-odds'

/** Activated units that have not attacked yet in this segment (9.1.1). */
export const fighters = (at: Situation): CounterId[] =>
  (at.open.activation?.units ?? []).filter(
    (unit) => !at.open.activation!.fought.includes(unit) && hexOf(at, unit) !== null,
  )

/** Who may take part in an attack (9.0, 9.1.1). */
export const ATTACK = { no, beside: 'AVD 9.0', once: 'AVD 9.1.1' } as const

/** An attack as it is declared. */
export interface Declared {
  target: Hex
  attackers: readonly CounterId[]
  stuka?: boolean | undefined
}

/** Why a side may not make this attack now; null if it may (9.0, 9.1, 9.3.6). */
export function judgeAttack(
  at: Situation,
  side: Side,
  { target, attackers, stuka }: Declared,
): Refusal | null {
  const { activation } = at.open
  const refusal = attackRefusal(at, side, target, attackers, {
    ...ATTACK,
    ofTarget: () =>
      activation?.attacked.includes(target) ? no('AVD 9.1.4', 'attack-twice', { target }, [target]) : null,
    ofUnit: (unit) => {
      if (at.rules.counters[unit]!.hq) return no('AVD 2.3.1', 'attack-by-hq', { unit })
      if (!activation?.units.includes(unit)) return no('AVD 9.1.1', 'not-active', { unit })
      return activation.fought.includes(unit) ? no('AVD 9.1.1', 'fought-already', { unit }) : null
    },
  })
  if (refusal) return refusal
  if (stuka && side !== 'german') return no('AVD 9.3.4', 'stuka-german-only')
  if (stuka && at.open.stukas.ready === 0) return no('AVD 13.3a', 'stuka-none')
  const battle = battleOf(at, 'attack', side, target, attackers, stuka)
  return odds(at, { ...battle, chit: activation!.chit }).possible
}

/** Units of one side in a battle that are still on the map. */
export function unitsInBattle(at: Situation, side: Side): CounterId[] {
  const { battle } = at.open
  if (!battle) return []
  return side === battle.side ? attackersLeft(at, battle) : defendersLeft(at, battle)
}

/** HQs that share a hex with units of the battle (12.2-12.4). */
function hqsIn(at: Situation, hexes: readonly Hex[]): Battle['hqs'] {
  return [...new Set(hexes)].flatMap((hex) => {
    const hq = hqAt(at, hex)
    return hq ? [{ hq, at: hex }] : []
  })
}

/** Hexes of attackers with room for a unit drawn from the elite cup (9.4.3, 5.1). */
export function eliteHexes(at: Situation, unit: CounterId): Hex[] {
  const hexes = new Set(at.open.battle!.attackers.flatMap((attacker) => hexOf(at, attacker.unit) ?? []))
  return [...hexes].filter((hex) => mayStackIn(at, unit, hex))
}

/** The battle that this attack or bombardment would be. */
export function battleOf(
  at: Situation,
  kind: Battle['kind'],
  side: Side,
  target: Hex,
  units: readonly CounterId[] = [],
  stuka = false,
): Battle {
  const attackers = units.map((unit) => ({ unit, from: hexOf(at, unit)! }))
  return {
    ...{ kind, side, target, attackers },
    defenders: combatUnitsAt(at, target, opponent(side)),
    hqs: hqsIn(at, [target, ...attackers.map(({ from }) => from)]),
    ...{ stuka, throws: 0, steps: 0, suffers: null, retreat: {}, went: {} },
  }
}

/** Hexes that may be attacked now, each with all units that could take part (9.0, 9.1.4, 9.3.6). */
export function attackTargets(at: Situation): { target: Hex; attackers: CounterId[] }[] {
  const { activation } = at.open
  if (!activation) return []
  const byTarget = new Map<Hex, CounterId[]>()
  for (const unit of fighters(at))
    for (const hex of at.rules.board.neighbours(hexOf(at, unit)!)) {
      if (activation.attacked.includes(hex) || combatUnitsAt(at, hex, opponent(activation.side)).length === 0)
        continue
      byTarget.set(hex, [...(byTarget.get(hex) ?? []), unit])
    }
  return [...byTarget]
    .map(([target, attackers]) => ({ target, attackers }))
    .filter(({ target, attackers }) => {
      const battle = battleOf(at, 'attack', activation.side, target, attackers)
      return odds(at, { ...battle, chit: activation.chit }).possible === null
    })
    .sort((a, b) => a.target.localeCompare(b.target))
}
