import type { LogLine } from '@/components/table/game-controls'
import { sayLine } from '@/components/table/log-line'
import type { LaterPort } from '../later-port'
import type { TableWords } from '../text/table-words'

/** So few lines are told as they stand, where nothing on the map has changed. */
const FEW = 2

/**
 * What the lines tell, in few words: "3 attacks won; Vitebsk taken; 2nd Panzer Group moved"; `isFighting`: the last attack
 * is still being decided.
 */
export function recapOf(
  { recap }: Pick<LaterPort, 'recap'>,
  words: TableWords,
  lines: readonly LogLine[],
  isFighting: boolean,
): string {
  const told = recap(words, lines, isFighting)
  if (told.length > 0) return told.join('; ')
  // What two players settled last says more than a number.
  const settled = lines.filter(({ key }) => key.startsWith('table.did.')).at(-1)
  const few = lines.length <= FEW ? lines : settled ? [settled] : []
  if (few.length === 0) return words.tell('recap.little', { n: lines.length })
  const all = few.map((line) => sayLine(words, line, words.say)).join(' ')
  return all.replace(/\.$/, '')
}
