'use client'

import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { MapCanvas, type MapHandle } from '@/components/map/map-canvas'
import { PLAY_SCALE } from '@/components/map/pen'
import { BottomSheet } from '@/components/table/bottom-sheet'
import type { GameControls, LogLine } from '@/components/table/game-controls'
import { type Entry, useEntry } from '@/components/table/use-entry'
import { useRecap } from '@/components/table/use-recap'
import { useMedia } from '@/components/ui/use-media'
import { useSteady } from '@/components/ui/use-steady'
import type { Kind } from '@/lib/games/a-victory-denied/standing/kinds'
import { ActionBar } from './action-bar'
import { hexOfEntry } from './entries'
import { useLaterPanels } from './later-panels'
import { MapButtons } from './layers-button'
import { Folders, Head, type Told, Tracks } from './panels'
import { pastGame } from './past'
import { printing } from './printing'
import { sceneOf } from './scene'
import { Spoken } from './spoken'
import type { Wanted } from './standing-panel'
import { TopBar } from './top-bar'
import { useKeys } from './use-keys'
import { useLead } from './use-lead'
import { newsOf } from './use-news'
import { usePlay } from './use-play'
import { useRoom } from './use-room'
import { useSheet } from './use-sheet'
import { useWatching } from './use-watching'
import { useTableWords } from './words'

const BAR = 56
const LEFT = 300
const RIGHT = 380
/** Width of the sheet on a phone that lies on its side. */
const SHEET = 416
/** How much of a window the sheet covers at most when it is half open; the rest of the map is led by that. */
const HALF_OPEN = 0.62
/** Below this zoom a touch on a counter is too vague to be meant; it zooms in instead. */
const LEAST_TOUCH = 30

/** What of the menu somebody came for: one of his standing orders, or the list of keys, as often as he asked for it. */
interface Sought {
  standing: Wanted | null
  help: number
}
const NOTHING_SOUGHT: Sought = { standing: null, help: 0 }

/** The table of A Victory Denied: map, sheet or side panels, and what binds them. */
export function Screen({ game }: { game: GameControls }) {
  const { ui } = useTableWords()
  const live = usePlay(game)
  const sheet = useSheet()
  const [stands, setStands] = useState(false)
  useLaterPanels(stands)
  const desk = useMedia('(min-width: 1024px)')
  const lying = useMedia('(orientation: landscape)')
  const map = useRef<MapHandle>(null)
  const [covered, setCovered] = useState(220)
  const { recap, close: closeRecap } = useRecap(game)
  const { play, story, panel, watch } = useWatching(game, live, map, closeRecap)
  const watching = panel !== null
  const { view, draft, looked, cursor, flash, overlays, legal, onMap } = play
  const { table, viewer } = view
  const { log, told: known, answer, plan } = game
  const news = useMemo(() => newsOf({ log, told: known, answer, plan }), [log, known, answer, plan])

  const scene = useMemo(
    () => ({ ...sceneOf({ table, legal, draft, looked, cursor, flash, overlays, viewer }), story }),
    [table, legal, draft, looked, cursor, flash, overlays, viewer, story],
  )
  // The map answers a finger first. What is read follows at once, but nobody waits for it; what is sent does not.
  const now = useMemo((): Told => ({ game, play, news, recap }), [game, play, news, recap])
  const later = useDeferredValue(now)
  const told = onMap ? later : now

  const { stop, setStop, tab, setTab, open } = useRoom(play)
  const [{ standing, help }, setSought] = useState<Sought>(NOTHING_SOUGHT)
  const { moment, lead, leadToLine, begin } = useLead({ map, play, log, desk, lying, watching })
  const insets = useMemo(() => {
    if (desk) return { top: BAR, right: RIGHT, bottom: 0, left: LEFT }
    if (lying) return { top: BAR, right: Math.min(SHEET, window.innerWidth * 0.6), bottom: 0, left: 0 }
    return { top: BAR, right: 0, bottom: Math.min(covered, window.innerHeight * HALF_OPEN), left: 0 }
  }, [desk, lying, covered])
  const openEntry = useCallback(
    (entry: Entry) => {
      open('log', 'half')
      if (typeof entry === 'number') leadToLine(entry)
    },
    [open, leadToLine],
  )
  const [line, setLine] = useEntry(log, openEntry)

  const show = (hexes: readonly string[], at: 'peek' | 'half' = 'peek') => {
    play.show(hexes)
    map.current?.centreOn(hexes)
    if (!desk && stop === 'full') setStop(at)
  }
  const hands = useSteady({
    show: (hexes: readonly string[]) => show(hexes),
    reveal: (hex: string) => map.current?.reveal(hex),
    watch: (from: number) => {
      setStop('peek')
      watch(from)
    },
    chooseLine: (line: LogLine) => {
      setLine(line)
      show(line.at ?? [], 'half')
    },
    closeRecap: () => {
      closeRecap()
      lead()
    },
    menu: () => {
      setSought(NOTHING_SOUGHT)
      open('more', 'full')
    },
    help: () => {
      setSought({ standing: null, help: help + 1 })
      open('more', 'full')
    },
    standing: (kind: Kind) => {
      setSought({ standing: { kind }, help: 0 })
      open('more', 'full')
    },
    toggle: play.toggle,
    whole: () => map.current?.whole(),
  })
  const onMapKey = useKeys({ game: watching ? pastGame(game) : game, play, map, onHelp: hands.help })

  // Whoever works by keys must not lose his place when the button that he pressed goes away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new moment may have taken a button away
  useEffect(() => {
    if (document.activeElement === document.body) map.current?.focus()
  }, [moment, answer?.version, told.game.answer?.version])

  // The sheet grows when something is chosen; the place it is about stays in sight.
  const chosen = draft.entry ? hexOfEntry(table, draft.entry) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what is covered matters, not its use here
  useEffect(() => {
    if (chosen) map.current?.reveal(chosen)
  }, [chosen, covered])

  const newest = news.at(-1)
  useEffect(() => {
    if (newest?.at?.length && answer?.computerToMove) map.current?.reveal(newest.at.at(-1)!)
  }, [newest, answer?.computerToMove])

  const onTap = (hex: string | null, touch: boolean, scale: number) => {
    if (touch && scale < LEAST_TOUCH && hex) return map.current?.centreOn([hex], PLAY_SCALE)
    play.setCursor(null)
    play.tap(hex)
  }

  const head = panel ?? <Head told={told} hands={hands} room={desk || stop === 'peek' ? 5 : 2} />
  const foot = watching ? null : (
    <ActionBar
      game={game}
      play={play}
      onNext={() => play.next(1)}
      onShow={hands.show}
      onWatch={hands.watch}
    />
  )
  const openTab = useCallback(
    (to: string) => {
      setSought(NOTHING_SOUGHT)
      setTab(to)
    },
    [setTab],
  )
  const folders = <Folders {...{ told, hands, desk, line, tab, standing, help }} onTab={openTab} />

  return (
    <div className="fixed inset-0 overflow-hidden bg-table">
      <TopBar
        play={told.play}
        answer={told.game.answer!}
        watching={watching}
        unread={told.game.unread}
        onMenu={hands.menu}
      />
      <main>
        <MapCanvas
          ref={map}
          sheet={sheet}
          printing={printing}
          scene={scene}
          insets={insets}
          label={ui('map.label')}
          describedBy="map-keys"
          onTap={onTap}
          onLook={(hex) => {
            play.look(hex)
            open('here', 'half')
          }}
          onKeyDown={onMapKey}
          mayZoom={() => draft.entry === null}
          onReady={begin}
          onDrawn={() => setStands(true)}
        />
        <p id="map-keys" className="spoken">
          {ui('map.keys')}
        </p>
        <MapButtons
          overlays={overlays}
          toggle={hands.toggle}
          onWhole={hands.whole}
          bottom={insets.bottom}
          right={insets.right}
        />
      </main>
      <Spoken told={told} />
      {desk ? (
        <>
          <aside
            aria-label={ui('tab.tracks')}
            className="fixed bottom-0 left-0 z-10 w-[300px] overflow-y-auto border-r border-line bg-ground px-4 pb-6"
            style={{ top: BAR }}
          >
            <Tracks told={told} hands={hands} />
          </aside>
          <aside
            aria-label={ui('tab.orders')}
            className="fixed right-0 bottom-0 z-10 flex w-[380px] flex-col border-l border-line bg-ground"
            style={{ top: BAR }}
          >
            <div className="shrink-0 px-4 pt-3">{head}</div>
            <div className="shrink-0 px-4 py-3">{foot}</div>
            <div className="min-h-0 grow overflow-y-auto px-4">{folders}</div>
          </aside>
        </>
      ) : (
        <BottomSheet stop={stop} onStop={setStop} onHeight={setCovered} head={head} foot={foot}>
          {folders}
        </BottomSheet>
      )}
    </div>
  )
}
