import type { GameControls, LogLine } from '@/components/table/game-controls'
import type { Moment } from '@/components/table/watch/watch-panel'
import type { Table } from '@/lib/games/a-victory-denied/state'
import { EMPTY } from './draft'
import type { Play } from './use-play'

const FIGHTS: ReadonlySet<string> = new Set([
  'log-attack',
  'log-artillery-at',
  'log-rocket-at',
  'log-bomber-at',
])
export const isFight = ({ key }: LogLine): boolean => FIGHTS.has(key)

/** What a board holds: parts of the table, and what this viewer knew of the cup. */
type PastBoard = Partial<Table> & { cup: { size: number; mine: readonly string[] } }

const nothing = () => undefined

/** The screen at a moment of the past: one may look at everything and do nothing. */
export function pastPlay(play: Play, { board, line }: Moment): Play {
  const { view } = play
  const { cup, ...then } = board as unknown as PastBoard
  const table = { ...view.table, directive: null, ...then, activation: null, battle: null, agenda: [] }
  const mine = view.mine && { ...view.mine, inCup: [...cup.mine] }
  return {
    ...play,
    view: { ...view, table, mine, cupSize: cup.size },
    ...{ legal: [], entries: [], mayFinish: false, draft: EMPTY, armed: false },
    flash: line?.at ?? [],
    tap: play.look,
    ...{ choose: nothing, next: () => null, commit: nothing, finish: nothing },
  }
}

/** A game in which nothing can be taken back for the moment. */
export const pastGame = (game: GameControls): GameControls => ({
  ...game,
  answer: game.answer && { ...game.answer, mayTakeBack: false },
})
