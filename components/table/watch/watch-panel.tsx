'use client'

import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/icons'
import { useWords } from '@/components/words'
import type { Board } from '@/lib/kernel/game'
import type { GameAnswer } from '@/lib/play/api/game'
import { localeOf } from '@/lib/words/language'
import type { Log, LogLine } from '../game-controls'
import { lineAt } from '../log'
import { LogEntry, type Say } from '../log-line'
import { CopyMoment } from './copy-moment'
import { All, BackStep, Fight, NextStep, Pause, Start } from './icons'
import { eachLine, type FoughtPart, type Stop, stopsOf } from './stops'
import { msOf, usePlayer } from './use-player'
import { useReplay } from './use-replay'

/** A moment of the past, as it is to be shown on the map. */
export interface Moment {
  board: Board
  /** What led to this board, of several lines the last; null before the first line. */
  line: LogLine | null
  /** All of them, which are seen at once. */
  lines: readonly LogLine[]
  /** It follows the board that was shown before, so that its counters may be seen to move. */
  forward: boolean
  /** What the map is to show from now on; absent: as before. */
  around?: readonly string[]
}

interface Props {
  answer: GameAnswer
  log: Log
  /** The line of the log with which to begin. */
  since: number
  /** It has just happened: it goes by, and ends by itself. */
  live?: boolean
  /** Fights that are played alone, one after the other; absent: every line is. */
  fights: readonly FoughtPart[] | undefined
  /** Plays every line, from one on. */
  onAll: (from: number) => void
  say: Say
  isFight: (line: LogLine) => boolean
  /** true: two lines tell of moves that went alike; of one and the same, that it tells of one. */
  areAlike: (a: LogLine, b: LogLine) => boolean
  onMoment: (moment: Moment) => void
  onClose: () => void
}

const NONE: readonly Board[] = []
const NO_LINES: readonly LogLine[] = []
/** Of moves that are shown at once one is told. */
const isTogether = (stop: Stop | null): boolean => stop !== null && !stop.fight && stop.lines.length > 1

/** Plays what happened on the map, line by line, or fight by fight. */
export function WatchPanel({
  answer,
  log,
  since,
  live = false,
  fights,
  onAll,
  say,
  isFight,
  areAlike,
  onMoment,
  onClose,
}: Props) {
  const { ui, language } = useWords()
  const past = useReplay(answer, since)
  const boards = past ? past.boards : NONE
  const stops = useMemo(() => {
    const at = (n: number) => lineAt(log, n)
    return fights ? stopsOf(fights, at) : eachLine({ since, boards, lineAt: at, msOf, areAlike })
  }, [fights, log, since, boards, areAlike])
  const count = boards.length > 1 ? stops.length : 0
  const player = usePlayer(count, (n) => stops[n]!.ms)
  const { at, forward } = player
  const stop = at > 0 ? stops[at - 1]! : null
  const line = stop?.line ?? null
  // Of a fight the line is seen in which it was decided.
  const lines = isTogether(stop) ? stop!.lines : line ? [line] : NO_LINES
  const board = stop?.board ?? boards[stop ? stop.to - since + 1 : 0]
  const told = useRef(onMoment)
  told.current = onMoment
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment is the same as long as its number is
  useEffect(() => {
    if (board) told.current({ board, line, lines, forward, ...(stop?.around && { around: stop.around }) })
  }, [board, at, forward])

  const fight = stops.findIndex(({ line }, n) => n >= at && line && isFight(line))
  const over = past !== null && at >= count
  const finished = live && (player.ended || past === false)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (finished) close.current()
  }, [finished])
  const time = line && new Date(line.time).toLocaleString(localeOf(language), WHEN)
  return (
    <section
      aria-label={ui('watch.title')}
      data-testid="watch"
      {...{ 'data-at': at, 'data-count': count, 'data-line': line?.n }}
      data-lines={stops.reduce((sum, { lines }) => sum + lines.length, 0)}
    >
      <div
        aria-live="polite"
        // Fights take as much room each, so that no button is ahead of another.
        className={`text-[15px] ${fights ? 'h-[26dvh] overflow-y-auto' : 'min-h-12'}`}
      >
        {past === null ? <p role="status">{ui('watch.loading')}</p> : null}
        {past === false ? <p role="alert">{ui('watch.failed')}</p> : null}
        {stop?.fight ? (
          <p className="pt-1 font-bold">
            {stop.fight.part} · {ui('watch.of', { at: stop.fight.n, count: stop.fight.of })}
          </p>
        ) : null}
        {(isTogether(stop) ? stop!.lines.slice(-1) : (stop?.lines ?? NO_LINES)).map((line) => (
          <LogEntry key={line.n} line={line} say={say} />
        ))}
        {isTogether(stop) ? <p className="text-dim">{ui('watch.alike', { n: lines.length - 1 })}</p> : null}
        {past && !line ? <p className="py-1 font-bold">{ui('watch.before')}</p> : null}
      </div>
      {live ? (
        <div className="flex gap-2 pb-1">
          <Control label={ui(player.playing ? 'watch.pause' : 'watch.play')} onClick={player.toggle}>
            {player.playing ? <Pause /> : <Start />}
          </Control>
          <Button className="flex-[3]" onClick={onClose}>
            {ui('table.skip')}
          </Button>
        </div>
      ) : (
        <>
          <div className="flex items-center gap-1">
            <label className="flex min-h-12 min-w-0 grow items-center gap-3 text-[13px] text-dim">
              <input
                type="range"
                min={0}
                max={count}
                value={at}
                aria-label={ui('watch.place')}
                aria-valuetext={ui('watch.of', { at, count })}
                className="h-12 min-w-0 grow accent-primary"
                onChange={(event) => player.jump(Number(event.target.value))}
              />
              <span className="shrink-0 tabular-nums">{time ?? ui('watch.of', { at, count })}</span>
            </label>
            <CopyMoment line={line} shown={answer.public} />
          </div>
          <div className="flex justify-between gap-1 pb-1">
            <Control label={ui('watch.back')} off={at === 0} onClick={() => player.step(-1)}>
              <BackStep />
            </Control>
            <Control
              label={ui(player.playing ? 'watch.pause' : 'watch.play')}
              look="primary"
              onClick={player.toggle}
            >
              {player.playing ? <Pause /> : <Start />}
            </Control>
            <Control label={ui('watch.next')} off={over} onClick={() => player.step(1)}>
              <NextStep />
            </Control>
            {fights ? (
              <Control label={ui('watch.all')} onClick={() => onAll(since)}>
                <All />
              </Control>
            ) : (
              <Control label={ui('watch.fight')} off={fight < 0} onClick={() => player.jump(fight + 1)}>
                <Fight />
              </Control>
            )}
            <Control label={ui('watch.speed', { speed: player.speed })} onClick={player.faster}>
              <span className="font-figures">{player.speed}×</span>
            </Control>
            <Control label={ui('watch.close')} onClick={onClose}>
              <CloseIcon />
            </Control>
          </div>
          {answer.stage === 'over' && line && !over ? (
            <a
              href={`/games/${answer.game}/start?line=${line.n}&as=${answer.viewer}`}
              className="inline-flex min-h-12 w-full items-center justify-center font-bold underline"
            >
              {ui('here.title')}
            </a>
          ) : null}
          {over ? (
            <Button look="primary" className="mt-1 w-full" onClick={onClose}>
              {ui('watch.done')}
            </Button>
          ) : null}
        </>
      )}
    </section>
  )
}

// A game lasts weeks: the day of the week alone would not say when it was.
const WHEN = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

interface ControlProps {
  label: string
  look?: 'primary' | 'second'
  off?: boolean
  onClick: () => void
  children: ReactNode
}

const Control = ({ label, look = 'second', off = false, onClick, children }: ControlProps) => (
  <Button
    look={look}
    className="!px-0 flex-1"
    aria-label={label}
    title={label}
    disabled={off}
    onClick={onClick}
  >
    {children}
  </Button>
)
