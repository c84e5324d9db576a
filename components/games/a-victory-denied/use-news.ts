'use client'

import type { GameControls, LogLine } from '@/components/table/game-controls'

/** What one has just done oneself needs no card; dice and the other side's moves do. */
const QUIET = new Set([
  'log-moved',
  'log-enters',
  'log-chits-mine',
  'log-reinforced',
  'log-released',
  'log-released-chit',
  'log-marked',
  'log-withdrawn',
  'log-disbanded',
  'log-relocated',
  'log-advance',
  'table.did.filed',
])
/** What he has just sealed is not read out to him either. */
const SEALED = new Set(['log-chits-mine', 'table.did.filed'])

/** Lines that the player has not been shown yet, if they hold anything new to him. */
export function newsOf({
  log,
  told,
  answer,
  plan,
}: Pick<GameControls, 'log' | 'told' | 'answer' | 'plan'>): readonly LogLine[] {
  const lines = log.filter((line) => line.n >= told)
  // Whoever planned without a connection must see whatever has come between.
  const loud = plan?.held === 'moved' || lines.some((line) => !QUIET.has(line.key))
  return loud || answer?.computerToMove ? lines.filter(({ key }) => !SEALED.has(key)) : []
}
