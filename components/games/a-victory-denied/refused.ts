import { board } from '@/lib/games/a-victory-denied/geometry'
import { judgeMove } from '@/lib/games/a-victory-denied/rules/08-movement'
import { fighters, judgeAttack } from '@/lib/games/a-victory-denied/rules/09-attack'
import { combatUnitsAt, hexOf } from '@/lib/games/a-victory-denied/rules/occupancy'
import { type CounterId, dueStep, type Hex, opponent, type Table } from '@/lib/games/a-victory-denied/state'
import type { Cite, Refusal } from '@/lib/kernel/decision'
import { printedCite } from '@/lib/kernel/ledger'
import type { TableWords } from './table-words'

/** What is told of a place that cannot be chosen, and the hexes that show why. */
export interface Told {
  hint: string
  /** The rule that forbids it. */
  cite: Cite | null
  refusedAt: readonly Hex[]
}

const tell = ({ say }: TableWords, { because, no, at }: Refusal, hex: Hex): Told => ({
  hint: say(because),
  cite: printedCite(no),
  refusedAt: at ?? [hex],
})

/** Why a unit cannot go to a hex, by the rule that forbids the straight way; the same words as the server's. */
export function moveRefused(words: TableWords, table: Table, unit: CounterId, to: Hex | null): Told {
  const start = hexOf(table, unit)
  const open = { hint: words.avd('hint.where'), cite: null, refusedAt: [] }
  if (to === null || start === null) return open
  const judged = judgeMove(table, unit, straightWay(start, to))
  return 'no' in judged ? tell(words, judged, to) : open
}

/** The hexes from one to another, each nearer than the last. */
function straightWay(from: Hex, to: Hex): Hex[] {
  const way: Hex[] = []
  for (let at = from; at !== to; way.push(at))
    at = board
      .neighbours(at)
      .reduce((best, hex) => (board.distance(hex, to) < board.distance(best, to) ? hex : best))
  return way
}

/** Why the enemy in a hex cannot be attacked now: by the units beside him, or else by the nearest. */
export function attackRefused(words: TableWords, table: Table, target: Hex): Partial<Told> {
  const due = dueStep(table)
  if (due?.step !== 'fight' || combatUnitsAt(table, target, opponent(due.side)).length === 0) return {}
  const able = fighters(table).map((unit) => ({ unit, away: board.distance(hexOf(table, unit)!, target) }))
  const beside = able.filter(({ away }) => away === 1)
  const nearest = able.sort((a, b) => a.away - b.away).slice(0, 1)
  const attackers = (beside.length > 0 ? beside : nearest).map(({ unit }) => unit)
  const judged = attackers.length > 0 ? judgeAttack(table, due.side, { target, attackers }) : null
  return judged ? tell(words, judged, target) : {}
}
