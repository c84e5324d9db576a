'use client'

import type { GameControls } from '@/components/table/game-controls'
import { Button } from '@/components/ui/button'
import { UndoIcon } from '@/components/ui/icons'
import { useLaterPort, useStaff, useTableGame } from '../game'
import { EndedBar, NextGame, StaffUndone, Undone } from '../panels/later-panels'
import type { Station } from '../staff/station'
import { useTableWords } from '../text/words'
import { undoneOf } from './offers'
import type { Play } from './play'

interface Props {
  game: GameControls
  play: Play
  onNext: () => void
  onShow: (hexes: readonly string[]) => void
  /** Looks back at what happened, from a line of the log on. */
  onWatch: (from: number) => void
  onStation: (station: Station) => void
}

/** Letters of an order from which on its button has a line of its own. */
const LONG = 28

/** Undo, the next unit, and the one button that sends something. */
export function ActionBar({ game, play, onNext, onShow, onWatch, onStation }: Props) {
  const { ui, say, tell, own } = useTableWords()
  const { draft, view, offers } = play
  const { port } = useTableGame()
  const staff = useStaff(view)
  const { answer } = game
  // What declines is plain, and what leaves something undone; what ends a step that is done is what one wants.
  const declines =
    view.prompt.done === `done-${view.prompt.step}` &&
    offers.some(({ kind, occasional }) => (kind === 'other' || kind === 'bombard') && !occasional)
  const later = useLaterPort(declines)
  const { finishing } = play
  const [stays] =
    (declines &&
      finishing &&
      later?.perils?.(view, { offer: finishing, order: finishing.order, hexes: [] })) ||
    []
  const plainly = view.prompt.done ? say({ key: view.prompt.done, params: {} }) : null
  const finish = plainly && stays ? `${plainly}: ${own(stays.key, stays.params)}` : plainly
  if (answer?.computerToMove) {
    return (
      <Button className="w-full" onClick={game.skip}>
        {ui('table.skip')}
      </Button>
    )
  }
  if (port.result(view) && answer && !answer.mayTakeBack)
    return <EndedBar answer={answer} onWatch={game.log.length > 0 ? () => onWatch(0) : undefined} />
  const idle = answer && answer.seats.length > 0 && !view.prompt.mine && !answer.mayTakeBack
  if (idle) return <NextGame here={answer.game} />
  const others = offers.filter(({ key }) => key !== play.selection.entry).length
  const { moves, attacks } = undoneOf(offers)
  const open = moves + attacks > 0
  const single = offers.length === 1 && draft.offer !== null
  const plain = !play.armed && ((declines && !draft.warned) || open)
  // Of losses one most likely wants those that are proposed (`losses-card.tsx`).
  const isProposed = offers[0]?.order.type === 'takeLoss'
  const wanted = !draft.offer && !isProposed && (plain || !play.mayFinish)
  /** Asks once if something is left undone, on the map or, once he is there, by what a staff warns of. */
  const ask = async () => {
    const port = open ? null : await staff?.().catch(() => null)
    if (open || port?.isGrave(view)) play.setArmed(true)
    else play.finish()
  }
  const done =
    finish && play.mayFinish ? (
      <Button
        look={plain ? 'second' : 'primary'}
        className={plain ? 'flex-1' : 'flex-[1.7]'}
        disabled={game.busy}
        data-testid="finish"
        onClick={() => void (play.armed ? play.finish() : ask())}
      >
        {play.armed ? tell('undone.go', { label: finish }) : finish}
      </Button>
    ) : null
  return (
    <div className="grid gap-2">
      {play.armed && staff ? (
        <StaffUndone game={game} play={play} onShow={onShow} onOpen={onStation} />
      ) : null}
      {play.armed && open ? <Undone play={play} onShow={onShow} /> : null}
      <div className="flex flex-wrap gap-2">
        {answer?.mayTakeBack ? (
          <Button disabled={game.busy} onClick={game.takeBack} className="px-3" aria-label={ui('act.undo')}>
            <UndoIcon />
            <span className="max-[379px]:hidden">{ui('act.undo')}</span>
          </Button>
        ) : null}
        {(single || draft.warned) && done ? (
          done
        ) : others > 0 ? (
          // Before anything is chosen the next unit is what one most likely wants, or all that there is.
          <Button
            look={wanted ? 'primary' : 'second'}
            className={wanted ? 'flex-1' : 'px-3'}
            onClick={onNext}
          >
            {ui('act.next')}
          </Button>
        ) : null}
        {draft.onward !== null ? (
          <Button look="primary" className="flex-[1.7]" onClick={play.onward} data-testid="onward">
            {tell('draft.onward')}
          </Button>
        ) : draft.offer ? (
          <Button
            // Whoever is done already, and sees what else there is, has one main button; so has who would be cut off.
            look={done && !plain && (single || draft.warned) ? 'second' : 'primary'}
            // Beside others a long word would be broken into a column.
            className={draft.label.length > LONG ? 'basis-full' : 'flex-[1.7]'}
            disabled={!draft.order || game.busy || play.thinking}
            onClick={play.commit}
            data-testid="commit"
          >
            {game.busy || play.thinking
              ? ui('act.sending')
              : draft.order || draft.due?.kind === 'items'
                ? draft.label
                : ui('act.choose')}
          </Button>
        ) : (
          done
        )}
      </div>
    </div>
  )
}
