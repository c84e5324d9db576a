'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import type { GameControls } from '@/components/table/game-controls'
import type { Told } from '@/components/table/use-recap'
import { Button } from '@/components/ui/button'
import { SET_UPS } from '@/lib/kernel/disposition'
import { OrderedButton } from '../panels/ordered-button'
import { useTableWords } from '../text/words'
import type { Play } from '../turn/play'
import { CorpsRow } from './corps-row'
import { useStrikesCounted } from './counted'
import { givesUp, goesElsewhere, goesOn } from './going-on'
import { NotPassed, PassCard } from './pass-card'
import { STATIONS, type Station } from './station'
import { useFiled } from './unfiled'
import { useArmyName } from './use-army-name'
import { useOpen } from './use-open'
import { usePlaceText } from './use-place-text'
import { useStaffPort } from './use-staff-port'
import { type Stopped, useStopped } from './use-stopped'

interface Props {
  game: GameControls
  play: Play
  /** Opens a station, or the army there with which one went on last. */
  onOpen: (station: Station, army?: string) => void
  onShow: (hexes: readonly string[]) => void
  /** Has the recap tell of some lines. */
  onTell: (told: Told) => void
  /** Absent while something else has to be read or chosen first; what is ordered meanwhile is noted all the same. */
  isShown: boolean
}

/** Of these it is not known how much there is to do before it has been thought of. */
const UNCOUNTED: ReadonlySet<Station> = new Set(['desk', 'attacks'])
const DONE = '✓'
const SOME = '•'
const NOTHING = '\u00a0'

/**
 * The stations of a turn, always in the same order, each with the number of what is open there: a list of contents, as the
 * map may be touched at any time, and one where nothing stands may be opened as well. Above it, for who comes back, where he stopped. While the other acts: what one
 * ordered oneself, and whether one's next turn is to be passed.
 */
export function TurnBoard({ isShown, onTell, ...props }: Props) {
  const { game, play } = props
  const { view, draft } = play
  const stopped = useStopped(game, view)
  const [isAsked, setAsked] = useState(false)
  const staff = useStaffPort()
  const { game: id } = game.answer!
  const isStriking = draft.offer !== null && staff.isMobile(draft.offer)
  const isMoving = draft.offer?.kind === 'move'
  useStrikesCounted(game, play, isStriking)
  useFiled(game, view)
  // Whoever does not make the attack that he chose at the spearheads, or marches on with somebody after it, is led there no more.
  useEffect(() => {
    if (isMoving) givesUp(id, 'spearheads')
    else if (!isStriking) givesUp(id, 'spearheads', view)
  }, [isMoving, isStriking, id, view])
  if (game.answer!.computerToMove) return null
  if (view.prompt.mine) return isShown ? <Board {...props} stopped={stopped} /> : null
  // What the other does meanwhile takes nothing out of the hands of who is about to say it.
  return isShown || isAsked ? (
    <>
      {isAsked ? null : <OrderedButton game={game} onTell={onTell} />}
      <PassCard game={game} view={view} isOpen={isAsked} onOpen={setAsked} />
    </>
  ) : null
}

function Board({
  game,
  play,
  onOpen,
  onShow,
  stopped,
}: Omit<Props, 'isShown' | 'onTell'> & { stopped: Stopped | null }) {
  const { tell } = useTableWords()
  const staff = useStaffPort()
  const nameOf = useArmyName(staff.papers(play.view))
  const { view, setArmed } = play
  const isFiled = staff.papers(view).pass !== undefined
  const wasFiled = useRef(isFiled)
  // Whoever says as he signs off whether his next turn is passed is about to sign off still.
  useEffect(() => {
    if (wasFiled.current !== isFiled) setArmed(true)
    wasFiled.current = isFiled
  }, [isFiled, setArmed])
  const placeText = usePlaceText(view)
  const { game: id } = game.answer!
  const { counts: open, mayLead, mayCall } = useOpen(play, game)
  // After a fight its player is back at the list from which he began it, as long as there is more to be attacked.
  const mayAttack = open.attacks > 0
  const mayStrike = open.spearheads > 0
  useEffect(() => {
    if (mayAttack && goesOn(id, 'attacks', view)) onOpen('attacks')
    else if (mayStrike && goesOn(id, 'spearheads', view)) onOpen('spearheads')
  }, [mayAttack, mayStrike, id, view, onOpen])
  const mayNumber = useMemo(() => staff.numbers(view) !== null, [staff, view])
  const maySetUp = useMemo(() => staff.setUps(view) !== null, [staff, view])
  // Whoever has opened the address of a set-up comes here to use it.
  useEffect(() => {
    if (!maySetUp || window.location.hash !== SET_UPS) return
    window.history.replaceState(null, '', window.location.pathname)
    onOpen('setUps')
  }, [maySetUp, onOpen])
  const next = STATIONS.find((station) => open[station] > 0)
  /** In this phase units are led: before it there is nothing at their stations, and nothing is done there yet. */
  const isLed = staff.attacks(view) !== null
  // Where nothing is left to be done it remains to sign off, in a phase that has anything to be done by a staff.
  if (mayNumber || maySetUp)
    return (
      <>
        <CorpsRow play={play} onShow={onShow} />
        <div className="mt-2 flex gap-2">
          {mayNumber ? (
            <Button className="flex-1 px-2" onClick={() => onOpen('numbers')}>
              {tell('numbers.open')}
            </Button>
          ) : null}
          {maySetUp ? (
            <Button className="flex-1 px-2" onClick={() => onOpen('setUps')}>
              {tell('setUps.open')}
            </Button>
          ) : null}
        </div>
      </>
    )
  if (!next && !isLed) return <NotPassed view={view} onShow={onShow} />
  return (
    <nav aria-label={tell('staff.title')} className="mt-2">
      <NotPassed view={view} onShow={onShow} />
      {stopped ? (
        <button
          type="button"
          className="mb-1 block min-h-12 w-full rounded-xl bg-second px-3 text-left text-[15px] leading-tight"
          onClick={() => {
            onShow([stopped.hex])
            if (stopped.army !== null && mayLead) onOpen('armies', stopped.army)
          }}
        >
          {tell('staff.stopped', { place: placeText(stopped.hex) })}
          {stopped.army === null ? null : ` · ${nameOf(stopped.army)}`}
        </button>
      ) : null}
      {/* As wide as seven fingers, on the smallest phone as well. */}
      <div className="-mx-2 grid grid-cols-7 gap-0.5">
        {STATIONS.map((station, i) => {
          const n = open[station]
          const isOpen =
            ['reports', 'signoff'].includes(station) ||
            (station === 'armies' && mayLead) ||
            (station === 'desk' && mayCall)
          const isDone = n === 0 && !isOpen
          return (
            <button
              key={station}
              type="button"
              aria-keyshortcuts={`${i + 1}`}
              disabled={station === 'signoff' && !play.mayFinish}
              aria-label={
                UNCOUNTED.has(station) || n === 0
                  ? tell(`staff.${station}`)
                  : `${tell(`staff.${station}`)} ${n}`
              }
              className={`grid min-h-12 min-w-0 content-center justify-items-center rounded-xl border font-figures text-[14px] leading-tight font-bold disabled:opacity-55 ${station === next ? 'border-mark bg-second' : 'border-line bg-second'} ${isDone ? 'text-dim' : ''}`}
              onClick={() => {
                goesElsewhere(id)
                if (station === 'signoff') setArmed(true)
                else onOpen(station)
              }}
            >
              <span className="max-w-full truncate">{tell(`staff.short.${station}`)}</span>
              <b aria-hidden className="text-[15px] text-dim">
                {isDone ? (isLed ? DONE : NOTHING) : n === 0 ? NOTHING : UNCOUNTED.has(station) ? SOME : n}
              </b>
            </button>
          )
        })}
      </div>
    </nav>
  )
}
