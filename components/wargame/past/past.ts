import type { GameControls } from '@/components/table/game-controls'
import type { Moment } from '@/components/table/watch/watch-panel'
import type { TablePort } from '../port'
import { EMPTY } from '../turn/draft'
import type { Play } from '../turn/play'

const nothing = () => undefined

/** The screen at a moment of the past: one may look at everything and do nothing. */
export const pastPlay = (port: TablePort, play: Play, { board, line }: Moment): Play => ({
  ...play,
  view: port.past(play.view, board),
  ...{ offers: [], listed: [], mayFinish: false, draft: EMPTY, armed: false },
  flash: line?.at ?? [],
  tap: play.look,
  ...{ choose: nothing, walk: () => [], next: () => null, commit: nothing, finish: nothing },
})

/** A game in which nothing can be taken back for the moment. */
export const pastGame = (game: GameControls): GameControls => ({
  ...game,
  answer: game.answer && { ...game.answer, mayTakeBack: false },
})
