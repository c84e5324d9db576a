'use client'

import type { GameControls } from '@/components/table/game-controls'
import { NextGame } from '@/components/table/next-game'
import { mayPlayAgain, RematchButton } from '@/components/table/rematch-button'
import { Button } from '@/components/ui/button'
import { UndoIcon } from '@/components/ui/icons'
import { keyOf } from './entries'
import { type Play, undoneOf } from './use-play'
import { useTableWords } from './words'

interface Props {
  game: GameControls
  play: Play
  onNext: () => void
  onShow: (hexes: readonly string[]) => void
  /** Looks back at what happened, from a line of the log on. */
  onWatch: (from: number) => void
}

/** Undo, the next unit, and the one button that sends something. */
export function ActionBar({ game, play, onNext, onShow, onWatch }: Props) {
  const { ui, say } = useTableWords()
  const { draft, view, entries } = play
  const { answer } = game
  const finish = view.prompt.done ? say({ key: view.prompt.done, params: {} }) : null
  if (answer?.computerToMove) {
    return (
      <Button className="w-full" onClick={game.skip}>
        {ui('table.skip')}
      </Button>
    )
  }
  if (view.table.result && answer && !answer.mayTakeBack) {
    const look =
      'inline-flex min-h-12 flex-1 items-center justify-center rounded-xl border border-line bg-second px-4 py-2 text-center text-[17px] leading-tight font-bold'
    return (
      <div className="flex flex-wrap gap-2">
        {mayPlayAgain(answer) ? <RematchButton game={answer.game} /> : null}
        {game.log.length > 0 ? (
          <Button className="basis-full" onClick={() => onWatch(0)}>
            {ui('watch.whole')}
          </Button>
        ) : null}
        <a href={`/games/${answer.game}/dice`} className={look}>
          {ui('dice.link')}
        </a>
        <a href="/" className={look}>
          {ui('table.home')}
        </a>
      </div>
    )
  }
  const idle = answer && answer.seats.length > 0 && !view.prompt.mine && !answer.mayTakeBack
  if (idle) return <NextGame here={answer.game} />
  const others = entries.filter((entry) => keyOf(entry) !== play.pick.entry).length
  const single = entries.length === 1 && draft.entry !== null
  return (
    <div className="grid gap-2">
      {play.armed ? <Undone play={play} onShow={onShow} /> : null}
      <div className="flex gap-2">
        {answer?.mayTakeBack ? (
          <Button disabled={game.busy} onClick={game.takeBack} className="px-3">
            <UndoIcon />
            {ui('act.undo')}
          </Button>
        ) : null}
        {single && finish && play.mayFinish ? (
          <Button disabled={game.busy} className="flex-1" onClick={play.finish}>
            {finish}
          </Button>
        ) : others > 0 ? (
          <Button className="px-3" onClick={onNext}>
            {ui('act.next')}
          </Button>
        ) : null}
        {draft.entry ? (
          <Button
            look="primary"
            className="flex-[1.7]"
            disabled={!draft.order || game.busy}
            onClick={play.commit}
            data-testid="commit"
          >
            {game.busy ? ui('act.sending') : draft.order ? draft.label : ui('act.choose')}
          </Button>
        ) : play.mayFinish && finish ? (
          <Finish game={game} play={play} label={finish} />
        ) : null}
      </div>
    </div>
  )
}

/** Finishing asks once if something is left undone; the second tap finishes. */
function Finish({ game, play, label }: { game: GameControls; play: Play; label: string }) {
  const { avd } = useTableWords()
  const { moves, attacks } = undoneOf(play)
  const open = moves + attacks > 0
  return (
    <Button
      look="primary"
      className="flex-[1.7]"
      disabled={game.busy}
      data-testid="finish"
      onClick={() => (open && !play.armed ? play.setArmed(true) : play.finish())}
    >
      {play.armed ? avd('undone.go', { label }) : label}
    </Button>
  )
}

function Undone({ play, onShow }: { play: Play; onShow: (hexes: readonly string[]) => void }) {
  const { avd } = useTableWords()
  const { moves, attacks, hexes } = undoneOf(play)
  const parts = [
    ...(moves > 0 ? [moves === 1 ? avd('undone.moves.one') : avd('undone.moves', { n: moves })] : []),
    ...(attacks > 0
      ? [attacks === 1 ? avd('undone.attacks.one') : avd('undone.attacks', { n: attacks })]
      : []),
  ]
  return (
    <div role="status" className="flex items-center gap-2 rounded-xl bg-second py-1 pl-3 text-[15px]">
      <p className="grow font-bold">{parts.join(', ')}.</p>
      <Button look="quiet" className="px-2 text-[15px] underline" onClick={() => onShow(hexes)}>
        {avd('undone.show')}
      </Button>
    </div>
  )
}
