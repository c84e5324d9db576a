import { lengthOf, momentOf } from '@/components/table/clock'
import type { ListedGame } from '@/lib/play/api/list'
import type { UiWord, Words } from '@/lib/words/words'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** With whom a game is played. */
export function opponentOf({ ui, sideName }: Words, game: ListedGame): string {
  const { mode, sides, players, names } = game
  if (game.practice) return ui('mode.practice')
  if (sides.length === 0) return ui(mode === 'watch' ? 'mode.watch' : 'mode.spectator')
  if (mode !== 'invite') return ui(`mode.${mode}` as UiWord)
  if (game.stage === 'closed' && game.challenge?.closed !== 'left') return ui('list.challenge')
  const other = Object.keys(players).find((side) => !sides.includes(side))
  if (!other || players[other] === 'open') return ui('list.nobody')
  if (players[other] === 'computer') return ui('mode.computer')
  // His account is deleted; the game goes on.
  if (!(other in names)) return ui('list.former')
  return names[other] ?? ui('list.guest', { side: sideName(other) })
}

export function stateOf(
  { ui, sideName }: Words,
  { stage, challenge, awaits, mine, ...game }: ListedGame,
): string {
  if (stage === 'closed') return ui(`list.${challenge?.closed ?? 'withdrawn'}`)
  if (stage === 'over') {
    if (game.winner === 'abandoned') return ui('list.over.abandoned')
    if (!game.winner || game.winner === 'draw') return ui('list.over.draw')
    if (game.sides.length !== 1) return ui('list.over.side', { side: sideName(game.winner) })
    return ui(game.sides.includes(game.winner) ? 'list.over.won' : 'list.over.lost')
  }
  if (stage === 'join') return ui(challenge?.to === 'player' ? 'list.asked' : 'list.open')
  if (stage === 'nonce') return ui(mine ? 'list.dice.mine' : 'list.dice')
  if (game.empty?.length) return ui('list.empty')
  if (mine) return ui('home.tables.mine')
  const [side] = awaits
  if (!side) return ui('home.tables.theirs.unknown')
  if (awaits.every((one) => game.players[one] === 'computer')) return ui('home.tables.computer')
  return ui('home.tables.theirs', { side: sideName(side) })
}

/** How much time there is left that counts: weekends off and days off do not. Empty where no clock runs. */
export function timeLeft(words: Words, { deadline, left = 0 }: Due, now: number): string {
  if (deadline === undefined) return ''
  if (Date.parse(deadline) <= now) return words.ui('clock.out')
  return words.ui('clock.left', { time: lengthOf(words, left) })
}

/** The same, and the moment at which it ends in the reader's own time zone. */
export function dueWords(words: Words, due: Due, now: number): string {
  const left = timeLeft(words, due, now)
  const end = Date.parse(due.deadline ?? '')
  return end > now ? words.ui('list.due', { date: momentOf(words, end), left }) : left
}

/** True if both have stopped their clocks: somebody is waited for, at a pace, and no time of his ever runs out. */
export const isPaused = ({ stage, pace, deadline, awaits, players }: ListedGame): boolean =>
  stage === 'play' &&
  pace !== null &&
  deadline === undefined &&
  awaits.some((side) => players[side] === 'person')

type Due = Pick<ListedGame, 'deadline' | 'left'>

/** How long ago something was, in the reader's language. */
export function timeAgo({ language }: Words, then: string, now: number): string {
  const ago = Math.max(0, now - Date.parse(then))
  const told = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  if (ago >= DAY) return told.format(-Math.floor(ago / DAY), 'day')
  if (ago >= HOUR) return told.format(-Math.floor(ago / HOUR), 'hour')
  return told.format(-Math.floor(ago / MINUTE), 'minute')
}
