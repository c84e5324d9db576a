'use client'

import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { MapHandle } from '@/components/map/map-canvas'
import type { Scene } from '@/components/map/scene'
import type { GameControls } from '@/components/table/game-controls'
import { lineAt } from '@/components/table/log'
import { REPLAY } from '@/components/table/use-entry'
import type { FoughtPart } from '@/components/table/watch/stops'
import type { Moment } from '@/components/table/watch/watch-panel'
import { usePort } from '../game'
import { WatchPanel } from '../panels/later-panels'
import type { Play } from '../turn/play'
import { animationOf } from './animation'
import { pastPlay } from './past'
import { type Thrown, thrownIn } from './telling'
import { useAnimation } from './use-animation'
import type { Telling } from './use-telling'

/** The past is looked at from no further than this, and the fights of one part of the front from as near as they all are seen. */
const SCALE = 34
const NEAR = 64

export interface Watching {
  /** The screen as it is to be shown: of now, or of the moment that is looked at. */
  play: Play
  story: Scene['story']
  /** Null while nobody looks back. */
  panel: ReactNode
  /** Dice of the line that is looked at. */
  thrown: Thrown | null
  /** From a line on; `fights`: these alone, one after the other. */
  watch: (from: number, fights?: readonly FoughtPart[]) => void
}

interface Asked {
  /** The table as it is shown. */
  game: GameControls
  /** The same as it stands. */
  live: GameControls
  /** What happens while one looks, and is told line by line. */
  telling: Telling
  play: Play
  map: RefObject<MapHandle | null>
  onClose: () => void
}

/** Looking back at what happened, from one line of the log on: when somebody wants it, or as it comes. */
export function useWatching({ game, live, telling, play: now, map, onClose }: Asked): Watching {
  const port = usePort()
  const [wanted, setWanted] = useState<{ from: number; fights?: readonly FoughtPart[] } | null>(null)
  const [told, setTold] = useState<number | null>(null)
  const [shown, setShown] = useState<{ from: number; moment: Moment } | null>(null)
  const { from: coming, release } = telling
  // What comes while a line is told is told after it.
  if (coming !== null && told === null) setTold(coming)
  const from = wanted ? wanted.from : told
  // Of what is played now, and of nothing else: whoever stops as a line comes has closed the panel before it tells of that.
  const moment = shown !== null && shown.from === from ? shown.moment : null
  const isLive = wanted === null && told !== null
  const news = useAnimation(game, moment !== null)
  const story = useMemo(
    () =>
      moment?.forward && moment.line ? animationOf(port.lines, moment.lines, moment.lines.length > 1) : null,
    [port, moment],
  )

  const near = useRef(false)
  const show = (from: number, next: Moment) => {
    setShown({ from, moment: next })
    release()
    if (next.around) return map.current?.centreOn(next.around, NEAR, 'all')
    const lines = next.line ? next.lines : [lineAt(live.log, from)]
    const at = lines.flatMap((line) => (line?.at?.[0] ? [line.at[0], line.at.at(-1)!] : []))
    if (at.length === 0) return
    if (near.current) return map.current?.reveal(at)
    // Whoever looks on from afar is brought near once, and afterwards looks from where he likes.
    near.current = true
    map.current?.centreOn(at, Math.max(map.current.scale(), SCALE))
  }
  const close = () => {
    near.current = false
    setWanted(null)
    setTold(null)
    setShown(null)
    release()
    onClose()
  }
  const watch: Watching['watch'] = (from, fights) => {
    near.current = false
    setWanted(fights ? { from, fights } : { from })
    void game.readBack({ from })
  }
  const fights = wanted?.fights
  const panel =
    from === null ? null : (
      <WatchPanel
        key={`${from} ${!fights}`}
        view={now.view}
        answer={live.answer!}
        log={live.log}
        since={from}
        live={isLive}
        fights={fights}
        onAll={watch}
        onMoment={(next) => show(from, next)}
        onClose={close}
      />
    )
  const play = useMemo(() => (moment ? pastPlay(port, now, moment) : now), [port, moment, now])
  const line = moment?.forward ? moment.line : null
  const thrown = useMemo(() => line && thrownIn(line), [line])
  // Who comes from a list of finished games comes to watch.
  const first = useRef(watch)
  useEffect(() => {
    if (window.location.hash !== REPLAY) return
    history.replaceState(history.state, '', window.location.pathname + window.location.search)
    first.current(0)
  }, [])
  return {
    play,
    story: moment ? story : news,
    panel,
    thrown,
    watch,
  }
}
