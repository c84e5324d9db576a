'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { MapCanvas, type MapHandle } from '@/components/map/map-canvas'
import { PLAY_SCALE } from '@/components/map/pen'
import { BottomSheet, type Stop } from '@/components/table/bottom-sheet'
import { useEntry } from '@/components/table/use-entry'
import type { GameControls } from '@/components/table/use-game'
import { useRecap } from '@/components/table/use-recap'
import { Tabs } from '@/components/ui/tabs'
import { useMedia } from '@/components/ui/use-media'
import { ActionBar } from './action-bar'
import { domainOf, hexOfEntry } from './entries'
import { FacePanel, offMap } from './face-panel'
import { LogPanel, MorePanel, OrdersPanel, RecapPanel, TracksPanel, useLaterPanels } from './later-panels'
import { MapButtons } from './layers-button'
import { isAttackType } from './odds'
import { openWorker } from './open-worker'
import { pastGame } from './past'
import { PromptHead } from './prompt-head'
import { sceneOf } from './scene'
import { Spoken } from './spoken'
import { statusText, TopBar } from './top-bar'
import { useKeys } from './use-keys'
import { newsOf } from './use-news'
import { usePlay } from './use-play'
import { useSheet } from './use-sheet'
import { useWatching } from './use-watching'
import { useTableWords } from './words'

const BAR = 56
const LEFT = 300
const RIGHT = 380
/** Width of the sheet on a phone that lies on its side. */
const SHEET = 416
/** Below this zoom a touch on a counter is too vague to be meant; it zooms in instead. */
const LEAST_TOUCH = 30
/** Orsha: where both sides meet at the start. */
const MIDDLE = '3218'
/** A battle is looked at from near. */
const BATTLE_SCALE = 50
/** With more places than this none of them is the one to look at. */
const MANY = 14

/** The table of A Victory Denied: map, sheet or side panels, and what binds them. */
export function Screen({ game }: { game: GameControls }) {
  const words = useTableWords()
  const { ui, say } = words
  const live = usePlay(game)
  const sheet = useSheet()
  useLaterPanels()
  const desk = useMedia('(min-width: 1024px)')
  const lying = useMedia('(orientation: landscape)')
  const map = useRef<MapHandle>(null)
  const [stop, setStop] = useState<Stop>('peek')
  const [tab, setTab] = useState('here')
  const [covered, setCovered] = useState(220)
  const { recap, close: closeRecap } = useRecap(game)
  const { play, story, panel, watch } = useWatching(game, live, map, closeRecap)
  const watching = panel !== null
  const { view, draft, looked, cursor, flash, overlays, legal, look } = play
  const { table, viewer } = view
  const news = newsOf(game)

  const scene = useMemo(
    () => ({ ...sceneOf({ table, legal, draft, looked, cursor, flash, overlays, viewer }), story }),
    [table, legal, draft, looked, cursor, flash, overlays, viewer, story],
  )
  const insets = useMemo(() => {
    if (desk) return { top: BAR, right: RIGHT, bottom: 0, left: LEFT }
    if (lying) return { top: BAR, right: Math.min(SHEET, window.innerWidth * 0.6), bottom: 0, left: 0 }
    return { top: BAR, right: 0, bottom: Math.min(covered, window.innerHeight * 0.6), left: 0 }
  }, [desk, lying, covered])

  const show = (hexes: readonly string[], at: Stop = 'peek') => {
    play.show(hexes)
    map.current?.centreOn(hexes)
    if (!desk && stop === 'full') setStop(at)
  }
  const open = useCallback((to: string, at: Stop) => {
    setTab(to)
    setStop(at)
  }, [])
  const onMapKey = useKeys({
    game: watching ? pastGame(game) : game,
    play,
    map,
    onHelp: () => open('more', 'full'),
  })

  // The eye is led to what is asked: at first closely, afterwards only if it lies outside the window.
  const led = useRef('')
  const moment = `${viewer}/${view.prompt.step}/${table.activation?.number ?? ''}/${table.battle?.target ?? ''}`
  const ready = useRef(false)
  /** The line of the log that an address asks for. */
  const asked = useRef<number | null>(null)
  const { log: lines } = game
  const { show: flashAt } = play
  const lead = useCallback(() => {
    const line = lines.find(({ n }) => n === asked.current)
    asked.current = null
    if (line?.at) {
      flashAt(line.at)
      map.current?.centreOn(line.at, PLAY_SCALE)
      led.current = moment
      return
    }
    const places = play.entries.flatMap((entry) => hexOfEntry(table, entry) ?? [])
    const at = table.battle?.target
    if (at) {
      map.current?.centreOn([at], Math.max(map.current.scale(), BATTLE_SCALE))
      look(at)
    } else if (led.current === '' && places.length === 0) map.current?.centreOn([MIDDLE], desk ? 40 : 30)
    else if (led.current === '') map.current?.centreOn(places, desk ? 48 : PLAY_SCALE)
    else if (places[0] && places.length <= MANY) map.current?.reveal(places[0])
    led.current = moment
  }, [moment, table, play.entries, desk, look, lines, flashAt])
  const leads = useRef(lead)
  leads.current = lead
  useEffect(() => {
    if (ready.current && led.current !== moment && !watching) lead()
  }, [moment, lead, watching])

  // Another shape of the window leaves another part of the map in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the shape matters, not where one has been led since
  useEffect(() => {
    if (!ready.current) return
    led.current = ''
    requestAnimationFrame(() => leads.current())
  }, [desk, lying])

  // The sheet makes room for what is chosen next: for a place on the map, or for what stands in the sheet.
  const step = view.prompt.mine ? view.prompt.step : ''
  const domain = draft.entry ? domainOf(draft.entry) : null
  const inSheet =
    draft.entry === null || domain === 'none'
      ? offMap(play).length > 0
      : isAttackType(draft.entry.order.type) || domain === 'chits'
  const reading = tab !== 'here'
  useEffect(() => {
    if (step) setTab('here')
    setStop('peek')
  }, [step])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read beside stays open, whenever it was opened
  useEffect(() => {
    if (!reading) setStop(inSheet ? 'half' : 'peek')
  }, [step, inSheet])

  // Whoever works by keys must not lose his place when the button that he pressed goes away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new moment may have taken a button away
  useEffect(() => {
    if (document.activeElement === document.body) map.current?.focus()
  }, [moment, game.answer?.version])

  // The sheet grows when something is chosen; the place it is about stays in sight.
  const chosen = draft.entry ? hexOfEntry(table, draft.entry) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what is covered matters, not its use here
  useEffect(() => {
    if (chosen) map.current?.reveal(chosen)
  }, [chosen, covered])

  const newest = news.at(-1)
  useEffect(() => {
    if (newest?.at?.length && game.answer?.computerToMove) map.current?.reveal(newest.at.at(-1)!)
  }, [newest, game.answer?.computerToMove])

  const onTap = (hex: string | null, touch: boolean, scale: number) => {
    if (touch && scale < LEAST_TOUCH && hex) return map.current?.centreOn([hex], PLAY_SCALE)
    play.setCursor(null)
    play.tap(hex)
  }

  const startWatch = (from: number) => {
    setStop('peek')
    watch(from)
  }
  const openEntry = useCallback(
    (n: number) => {
      open('log', 'half')
      asked.current = n
      if (ready.current) leads.current()
    },
    [open],
  )
  const [entry, setEntry] = useEntry(openEntry)
  const logPanel = () => (
    <LogPanel
      log={game.log}
      say={say}
      chosen={entry}
      onChoose={(line) => {
        setEntry(line.n)
        show(line.at ?? [], 'half')
      }}
      onWatch={startWatch}
    />
  )

  const status = watching ? ui('watch.title') : statusText(words, play)
  const room = desk || stop === 'peek' ? 5 : 2
  const head = panel ?? (
    <>
      {recap ? (
        <RecapPanel
          recap={recap}
          mine={view.prompt.mine}
          onWatch={startWatch}
          onClose={() => {
            closeRecap()
            lead()
          }}
        />
      ) : null}
      <PromptHead
        game={game}
        play={play}
        news={recap ? [] : news}
        room={room}
        onShow={show}
        onWatch={() => startWatch(news[0]!.n)}
      />
    </>
  )
  const foot = watching ? null : (
    <ActionBar game={game} play={play} onNext={() => play.next(1)} onShow={show} />
  )
  const here = { id: 'here', label: ui('tab.here'), content: () => <FacePanel play={play} /> }
  const orders = {
    id: 'orders',
    label: ui('tab.orders'),
    content: () => <OrdersPanel play={play} onReveal={(hex) => map.current?.reveal(hex)} />,
  }
  const log = {
    id: 'log',
    label: ui('tab.log'),
    content: logPanel,
  }
  const tracks = {
    id: 'tracks',
    label: ui('tab.tracks'),
    content: () => <TracksPanel view={view} onShow={show} />,
  }
  const more = { id: 'more', label: ui('tab.more'), content: () => <MorePanel game={game} play={play} /> }
  const tabs = desk ? [here, orders, more] : [here, orders, log, tracks, more]

  return (
    <div className="fixed inset-0 overflow-hidden bg-table">
      <TopBar view={view} status={status} onMenu={() => open('more', 'full')} />
      <main>
        <MapCanvas
          ref={map}
          sheet={sheet}
          worker={openWorker}
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
          onReady={() => {
            ready.current = true
            led.current = ''
            requestAnimationFrame(lead)
          }}
        />
        <p id="map-keys" className="spoken">
          {ui('map.keys')}
        </p>
        <MapButtons
          overlays={overlays}
          toggle={play.toggle}
          onWhole={() => map.current?.whole()}
          bottom={insets.bottom}
          right={insets.right}
        />
      </main>
      <Spoken game={game} play={play} news={news} />
      {desk ? (
        <>
          <aside
            aria-label={ui('tab.tracks')}
            className="fixed bottom-0 left-0 z-10 w-[300px] overflow-y-auto border-r border-line bg-ground px-4 pb-6"
            style={{ top: BAR }}
          >
            <TracksPanel view={view} onShow={show} />
            <h2 className="mt-4 text-[15px] font-extrabold">{ui('log.title')}</h2>
            {logPanel()}
          </aside>
          <aside
            aria-label={ui('tab.orders')}
            className="fixed right-0 bottom-0 z-10 flex w-[380px] flex-col border-l border-line bg-ground"
            style={{ top: BAR }}
          >
            <div className="shrink-0 px-4 pt-3">{head}</div>
            <div className="shrink-0 px-4 py-3">{foot}</div>
            <div className="min-h-0 grow overflow-y-auto px-4">
              <Tabs label={ui('tab.list')} tabs={tabs} open={tab} onOpen={setTab} />
            </div>
          </aside>
        </>
      ) : (
        <BottomSheet stop={stop} onStop={setStop} onHeight={setCovered} head={head} foot={foot}>
          <Tabs label={ui('tab.list')} tabs={tabs} open={tab} onOpen={setTab} />
        </BottomSheet>
      )}
    </div>
  )
}
