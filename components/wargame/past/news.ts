import type { GameControls, LogLine } from '@/components/table/game-controls'
import type { LineTraits, TablePort, TableView } from '../port'

/** What he has filed is no news to him, and not read out to him either. */
const FILED = 'table.did.filed'

/** Lines that the player has not been shown yet, if they hold anything new to him. */
export function newsOf(
  { quiet, sealed }: LineTraits,
  { log, told, answer, plan }: Pick<GameControls, 'log' | 'told' | 'answer' | 'plan'>,
): readonly LogLine[] {
  const lines = log.filter((line) => line.n >= told)
  // Whoever planned without a connection must see whatever has come between.
  const loud = plan?.held === 'moved' || lines.some((line) => !quiet.has(line.key) && line.key !== FILED)
  return loud || answer?.computerToMove ? lines.filter(({ key }) => !sealed.has(key) && key !== FILED) : []
}

/** true: the last attack is still being decided. */
export const isFighting = (port: TablePort, view: TableView): boolean => port.focus(view).from.length > 0

/** The line with which the fight began that is being decided; null: none is, or that line is not here. */
export const fightFrom = (port: TablePort, view: TableView, log: GameControls['log']): number | null =>
  isFighting(port, view) ? (log.findLast(({ key }) => port.lines.fights.has(key))?.n ?? null) : null
