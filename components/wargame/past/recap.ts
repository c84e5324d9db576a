import type { LogLine } from '@/components/table/game-controls'
import { sayLine } from '@/components/table/log-line'
import type { LaterPort } from '../later-port'
import type { TableWords } from '../text/table-words'
import { idsIn } from './recap-parts'

/** So few lines are told as they stand, where nothing on the map has changed. */
const FEW = 2

/**
 * What a player ordered in a turn of his own, in few words. Where no line tells of anything that his units did he ordered nothing,
 * whatever the rules brought about meanwhile.
 */
export function orderedIn(
  port: Pick<LaterPort, 'recap' | 'lost'>,
  words: TableWords,
  lines: readonly LogLine[],
  isOwn: (unit: string) => boolean,
): string {
  const acts = lines.some(
    ({ key, params }) => 'air' in params || (!port.lost.includes(key) && idsIn(params).some(isOwn)),
  )
  return acts ? recapOf(port, words, lines, false) : words.tell('recap.ordered.none')
}

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
