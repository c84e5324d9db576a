import type { Offer, Route } from '@/components/wargame/port'
import { type ExposureRules, movedTo } from '@/components/wargame/turn/exposure-with'
import type { NoteRules } from '@/components/wargame/turn/way-notes'
import type { OnwardRules } from '@/components/wargame/turn/ways-on'
import { activatedBy } from '@/lib/games/a-victory-denied/computer/chits'
import { mayStackWith } from '@/lib/games/a-victory-denied/rules/05-stacking'
import { availableChits } from '@/lib/games/a-victory-denied/rules/07-command'
import { marchOf } from '@/lib/games/a-victory-denied/rules/08-costs'
import { allowance, judgeMove, reach } from '@/lib/games/a-victory-denied/rules/08-movement'
import { costParts } from '@/lib/games/a-victory-denied/rules/08-parts'
import { type OddsOf, odds, strength } from '@/lib/games/a-victory-denied/rules/09-odds'
import { on, type Situation } from '@/lib/games/a-victory-denied/situation'
import { type CounterId, type Hex, opponent, type Side } from '@/lib/games/a-victory-denied/state'
import { combatUnitsAt, hexOf, isLoneHq, sideAt } from '@/lib/wargame/occupancy'
import { type StrikeRules, strikers } from '@/lib/wargame/strikers'
import { forecastOf } from './odds'
import type { AvdWords } from './table-words'

/** Who enters the hex of a lone HQ overruns it. */
export const notes: NoteRules<Situation, AvdWords> = {
  points(at, { unit }, { cost }) {
    const whole = allowance(at, unit!) * 6
    return { whole, left: whole - cost }
  },
  more({ tell }, at, { kind, unit }, { hexes }) {
    const to = hexes.at(-1)!
    const { side } = at.rules.counters[unit!]!
    return kind === 'move' && isLoneHq(at, to) && sideAt(at, to) !== side ? [tell('note.move.overrun')] : []
  },
}

/** What a move costs, part by part (8.1 to 8.3). */
export function costs(at: Situation, { unit }: Offer, { hexes }: Route) {
  const path = hexes.slice(unit && hexOf(at, unit) ? 1 : 0)
  const judged = unit ? judgeMove(at, unit, path) : null
  if (!unit || !judged || 'no' in judged) return []
  const { normal, road } = judged
  const isByRoad = road !== null && (normal === null || road < normal)
  return costParts(at, unit, { path, road: isByRoad }).map(({ sixths, ...one }) => ({
    ...one,
    parts: sixths,
  }))
}

/** A march goes on from where it has come: what it has cost so far counts (8.1.1). */
export const onward: OnwardRules<Situation> = {
  gone(at, { unit }, path) {
    const { activation, counters } = at.open
    const judged = unit ? judgeMove(at, unit, path) : null
    if (!unit || !activation || !judged || 'no' in judged) return null
    const { normal, road, halted } = judged
    const from = marchOf(at.open, unit)?.from ?? counters[unit]!.at
    const there = movedTo(at, [unit], path.at(-1)!).open
    return on({ ...there, activation: { ...activation, march: { unit, from, normal, road, halted } } })
  },
  cost: (_at, _offer, { further }) => further.cost,
}

/** A unit counts half across a river; those of its party who go along make room. */
const strikesOf = (party: readonly CounterId[]): StrikeRules<Situation> => ({
  strikesFrom: (at, unit, goes) =>
    strength(at, unit, 'attack') > 0 ? [hexOf(at, unit)!, ...(goes ? reach(at, unit).keys() : [])] : [],
  counts: (at, unit, from, target) =>
    strength(at, unit, 'attack') / (at.rules.riverBetween(from, target) ? 2 : 1),
  mayJoin(at, unit, others, from) {
    const stay = combatUnitsAt(at, from).filter((mate) => !party.includes(mate))
    return mayStackWith(at, unit, [...stay, ...others])
  },
})
export const strikes = strikesOf([])

/**
 * The best attack that may be made on a hex with some units, from where they stand or, if they go, from where each can
 * get; null: none.
 */
function bestAgainst(
  at: Situation,
  target: Hex,
  party: readonly CounterId[],
  { goes, chit }: { goes: boolean; chit: string | null },
): OddsOf | null {
  const { board, counters } = at.rules
  // No march is longer than its points.
  const units = party.filter(
    (unit) => board.distance(hexOf(at, unit)!, target) <= counters[unit]!.move * 3 + 1,
  )
  const attackers = [...strikers(strikesOf(party), at, { units, target, goes })]
  const [first] = attackers
  if (!first) return null
  const { side } = counters[first.unit]!
  const battle: OddsOf = {
    ...{ kind: 'attack', side, target, attackers, chit },
    defenders: combatUnitsAt(at, target, opponent(side)),
    stuka: goes && side === 'german' && at.open.stukas.ready > 0,
  }
  return odds(at, battle).possible === null ? battle : null
}

/**
 * The best attack that any one chit of a side lets it make on a hex, of all chits that it may choose; null: none does.
 * Which of them are in the cup nobody knows.
 */
export function bestByChit(at: Situation, target: Hex, side: Side, goes: boolean) {
  const attacks = [...new Set(availableChits(at, side))].flatMap((chit) => {
    const units = activatedBy(at, chit).filter((unit) => !at.rules.counters[unit]!.hq)
    const battle = bestAgainst(at, target, units, { goes, chit })
    return battle ? [{ chit, battle, column: odds(at, battle).column }] : []
  })
  return attacks.sort((a, b) => b.column - a.column)[0] ?? null
}

/** What the enemy could attack a unit with where it ends its move, at most by one of his chits. */
export const exposure: ExposureRules<Situation, AvdWords, NonNullable<ReturnType<typeof bestByChit>>> = {
  movers: ({ rules }, { unit }) => (unit && !rules.counters[unit]!.hq ? [unit] : []),
  bestAttack: bestByChit,
  forecastOf: (at, { battle }) => forecastOf(at, battle),
  mostBy: ({ chitName }, { chit }) => ({ who: chitName(chit) }),
}
