'use client'

import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { MapCanvas, type MapHandle } from '@/components/map/map-canvas'
import { PLAY_SCALE } from '@/components/map/pen'
import { mapStands } from '@/components/table/after-map'
import { BottomSheet } from '@/components/table/bottom-sheet'
import { noteDrawn } from '@/components/table/drawn-before'
import type { GameControls, LogLine } from '@/components/table/game-controls'
import { StillFront } from '@/components/table/still-front'
import { type Entry, useEntry } from '@/components/table/use-entry'
import { useRecap } from '@/components/table/use-recap'
import type { FoughtPart } from '@/components/table/watch/stops'
import { useMedia } from '@/components/ui/use-media'
import { SHADING } from '@/components/ui/use-shade'
import { useSteady } from '@/components/ui/use-steady'
import { BESIDE, useLaterPort, useTableGame, type Wanted } from '../game'
import { useCamera } from '../map/camera'
import type { FrontDrawn } from '../map/front-scene'
import { sceneOf } from '../map/scene'
import { useSheet } from '../map/use-sheet'
import {
  Chances,
  Folders,
  LegendPanel,
  MapButtons,
  ScreenReader,
  SkipAll,
  StaffPanel,
  ThrownDie,
  useLaterPanels,
  VictoryPanel,
} from '../panels/later-panels'
import { Head, type Told, Tracks } from '../panels/panels'
import { newsOf } from '../past/news'
import { pastGame } from '../past/past'
import { useTelling } from '../past/use-telling'
import { useWatching } from '../past/use-watching'
import { useStation } from '../staff/use-station'
import { useTableWords } from '../text/words'
import { ActionBar } from '../turn/action-bar'
import { besideMap, isFight } from '../turn/offers'
import { usePlay } from '../turn/use-play'
import { BAR, HALF_OPEN, insetsOf } from './insets'
import { staffedPlay } from './staffed-play'
import { useTabs } from './tabs'
import { TopBar } from './top-bar'
import { useKeys } from './use-keys'

/** How much of a window the sheet may cover while pieces beside the map lie there: until one is chosen, and then. */
const STRIP = { asked: HALF_OPEN, chosen: 0.42 }
/** Below this zoom a touch on a counter is too vague to be meant; it zooms in instead. A small map is played on as a whole. */
const LEAST_TOUCH = 28

/** What of the menu somebody came for: one of his standing orders, or the list of keys, as often as he asked for it. */
interface Sought {
  standing: Wanted | null
  help: number
}
const NOTHING_SOUGHT: Sought = { standing: null, help: 0 }

/** The table: map, sheet or side panels, and what binds them. */
export function Screen({ game: served }: { game: GameControls }) {
  const words = useTableWords()
  const { ui } = words
  const { port, printing, Beside } = useTableGame()
  const telling = useTelling(served)
  const { game, seen } = telling
  const current = usePlay(game)
  const [stands, setStands] = useState(false)
  useLaterPanels(stands)
  const desk = useMedia('(min-width: 1024px)')
  const lying = useMedia('(orientation: landscape)')
  const map = useRef<MapHandle>(null)
  // null: it is not known yet.
  const [height, setHeight] = useState<number | null>(null)
  const covered = height ?? 220
  const { recap, close: closeRecap, again, tell } = useRecap(served, port.lines.turns)
  const {
    play,
    story,
    panel,
    watch,
    thrown: watched,
  } = useWatching({
    ...{ game, live: served, telling, play: current, map },
    onClose: closeRecap,
  })
  const thrown = telling.thrown ?? watched
  const watching = panel !== null
  const { view, draft, looked, cursor, flash, overlays, offers, onMap } = play
  const sheet = useSheet(view)
  const { lattice } = sheet
  const { has } = lattice
  const { log, told: known, answer, plan } = game
  const news = useMemo(
    () => newsOf(port.lines, { log, told: known, answer, plan }),
    [port, log, known, answer, plan],
  )

  const { station, staffed, desk: onDesk, ...stations } = useStation()
  const isOver = port.result(view) !== null
  const layers = useLaterPort(isOver || port.layers.some(({ id, drawn }) => drawn && overlays[id]))
  const scene = useMemo(
    () => ({
      ...sceneOf(port, { view, offers, draft, looked, cursor, flash: flash.filter(has), overlays }, layers),
      story,
    }),
    [port, view, offers, draft, looked, cursor, flash, has, overlays, story, layers],
  )
  const [front, setFront] = useState<FrontDrawn | null>(null)
  const drawn = useMemo(
    // What is chosen is seen with where it can go, recap or not.
    () => staffed?.over(scene) ?? (watching || draft.offer ? scene : (front?.over(scene) ?? scene)),
    [staffed, scene, front, watching, draft.offer],
  )
  // The map answers a finger first. What is read follows at once, but nobody waits for it; what is sent does not, and
  // of a new moment all is told together, or its buttons would stand below the card of the one before.
  const now = useMemo((): Told => ({ game, play, news, seen, recap }), [game, play, news, seen, recap])
  const later = useDeferredValue(now)
  const told = onMap && later.game.answer === game.answer ? later : now

  const strips = Beside !== undefined && !desk && !lying
  const { stop, setStop, tab, setTab, open, beside } = useTabs(play, strips)
  const [{ standing, help }, setSought] = useState<Sought>(NOTHING_SOUGHT)
  // Where none of them can do anything they leave the room to the map; the tracks tell of them.
  const strip =
    strips &&
    station === null &&
    stop === 'peek' &&
    besideMap(port, offers).length > 0 &&
    covered < window.innerHeight * STRIP[draft.offer ? 'chosen' : 'asked']
  const [opened, setOpened] = useState<'victory' | 'legend' | null>(null)
  const insets = useMemo(
    () => insetsOf({ desk, lying, covered, beside: strip ? BESIDE : 0 }),
    [desk, lying, covered, strip],
  )
  const { moment, anew, leadToLine, begin } = useCamera({
    ...{ map, lattice, play, log, desk, lying, watching: watching || front !== null },
    measured: desk || height !== null,
    beneath: insets.bottom,
  })
  const openEntry = useCallback(
    (entry: Entry) => {
      open('log', 'half')
      if (typeof entry === 'number') leadToLine(entry)
    },
    [open, leadToLine],
  )
  const [line, setLine] = useEntry(game, openEntry)

  const show = (hexes: readonly string[], at: 'peek' | 'half') => {
    play.show(hexes)
    map.current?.centreOn(hexes)
    if (!desk && stop === 'full') setStop(at)
  }
  const actions = useSteady({
    show: (hexes: readonly string[]) => show(hexes, beside),
    reveal: (hex: string) => map.current?.reveal([hex]),
    watch: (from: number, fights?: readonly FoughtPart[]) => {
      setStop('peek')
      watch(from, fights)
    },
    tell,
    chooseLine: (line: LogLine) => {
      setLine(line)
      show(line.at ?? [], 'half')
    },
    closeRecap: () => {
      closeRecap()
      // A recap has shown the whole front.
      anew()
    },
    menu: () => {
      setSought(NOTHING_SOUGHT)
      open('more', 'full')
    },
    front: setFront,
    help: () => {
      setSought({ standing: null, help: help + 1 })
      open('more', 'full')
    },
    standing: (kind: string) => {
      setSought({ standing: { kind }, help: 0 })
      open('more', 'full')
    },
    victory: () => setOpened('victory'),
    station: stations.open,
    leave: stations.leave,
    legend: () => setOpened('legend'),
    close: () => setOpened(null),
    toggle: play.toggle,
    whole: () => {
      const field = port.field?.(view)
      if (field) map.current?.centreOn(field, Number.MAX_VALUE)
      else map.current?.whole()
    },
  })
  const onMapKey = useKeys({
    game: watching ? pastGame(game) : game,
    play: station && !watching ? staffedPlay(play, staffed) : play,
    map,
    lattice,
    onHelp: actions.help,
    onWhole: actions.whole,
    onLeave: station && !watching ? actions.leave : null,
  })

  // Whoever works by keys must not lose his place when the button that he pressed goes away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new moment may have taken a button away
  useEffect(() => {
    if (document.activeElement === document.body) map.current?.focus()
  }, [moment, answer?.version, told.game.answer?.version])

  // The sheet grows when something is chosen: the hex in question stays in the middle, and so does what was chosen beside
  // the map. What somebody touches on the map must not slip from under his finger: it stays in sight, but for an enemy
  // whose odds then cover half of a phone.
  const asked = watching ? null : port.focus(view).at
  const { offer } = draft
  const chosen =
    draft.route?.hexes.at(-1) ?? offer?.hex ?? (offer?.party && port.at(view, offer.party.units[0]!))
  const touched = onMap && (desk || lying || !offer || !isFight(offer))
  // Whoever comes onto the map lies nowhere yet: of the hexes where he may come one at least is seen.
  const marked = offer && !chosen && draft.due ? offer.key + draft.due.field : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what is covered matters, not its use here
  useEffect(() => {
    if (asked) map.current?.centreOn([asked])
    else if (chosen) map.current?.[touched ? 'reveal' : 'centreOn']([chosen])
    else if (marked)
      map.current?.reveal(
        draft.choices.map(({ hex }) => hex),
        true,
      )
  }, [asked, chosen, marked, covered])

  // A recap shows the whole of what it tells, once: afterwards its reader looks where he likes.
  const recapped = front !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what is covered matters, not its use here
  useEffect(() => {
    if (front && !offer) map.current?.centreOn(front.hexes, PLAY_SCALE, 'all')
  }, [recapped, covered])

  // While the computer acts it is seen where; so is where a game was decided: in some places, or all over the field.
  const readsOn = useRef(false)
  const newest = news.findLast(({ at = [] }) => at.length > 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what is covered matters, not its use here
  useEffect(() => {
    // Whoever has read on when all is over looks where he likes.
    readsOn.current ||= isOver && stop !== 'peek'
    if (watching || readsOn.current) return
    if (isOver) {
      const places = layers?.decidedAt(words, view)
      if (places?.[0]) map.current?.centreOn(places, PLAY_SCALE, 'fills')
      else if (places) actions.whole()
    } else if (newest && answer?.computerToMove) map.current?.reveal([newest.at!.at(-1)!])
  }, [newest, answer?.computerToMove, isOver, layers, watching, covered])

  const onTap = (hex: string | null, touch: boolean, scale: number) => {
    // Who marches far is sent there as it is seen from far.
    const least = staffed ? LEAST_TOUCH / 2 : LEAST_TOUCH
    if (touch && scale < least && hex) return map.current?.centreOn([hex], PLAY_SCALE)
    play.setCursor(null)
    if (staffed) staffed.tap(hex)
    else play.tap(hex)
  }

  // On a phone a recap of many sentences is read by itself, until something is chosen on the map.
  const reads = !desk && told.recap !== null && front?.isLong === true && !offer
  const head =
    panel ??
    (station ? (
      <StaffPanel
        {...{ station, game, play, ...onDesk }}
        onRecap={again}
        onTell={tell}
        onShow={actions.show}
        onClose={actions.leave}
      />
    ) : (
      <Head {...{ told, actions, stands, reads }} room={desk || stop === 'peek' ? 5 : asked ? 1 : 2} />
    ))
  const foot =
    watching || station || reads ? null : (
      <>
        {stands ? <Chances play={told.play} /> : null}
        <ActionBar
          game={game}
          play={play}
          onNext={() => {
            const next = play.next(1)?.hex
            // The only one there is may be wanted once more, when one has looked elsewhere.
            const hex = asked ?? next
            if (hex) map.current?.centreOn([hex])
          }}
          onShow={actions.show}
          onWatch={actions.watch}
          onStation={stations.open}
        />
      </>
    )
  const openTab = useCallback(
    (to: string) => {
      setSought(NOTHING_SOUGHT)
      setTab(to)
    },
    [setTab],
  )
  // What a low sheet hides is not fetched before the map.
  const folders =
    desk || stands || stop !== 'peek' ? (
      <Folders {...{ told, actions, desk, line, tab, standing, help }} onTab={openTab} />
    ) : null

  return (
    <div className="fixed inset-0 overflow-hidden bg-table">
      <TopBar
        play={told.play}
        answer={told.game.answer!}
        watching={watching}
        unread={told.game.unread}
        onMenu={actions.menu}
        onScore={actions.victory}
      />
      <main>
        <MapCanvas
          ref={map}
          shading={SHADING}
          sheet={sheet}
          printing={printing}
          scene={drawn}
          insets={insets}
          label={ui('map.label')}
          describedBy="map-keys"
          onTap={onTap}
          onLook={(hex) => {
            play.look(hex)
            open('here', 'half')
          }}
          onKeyDown={onMapKey}
          mayZoom={() => draft.offer === null}
          onReady={begin}
          onDrawn={() => {
            setStands(true)
            mapStands()
            noteDrawn(served.answer!.kind)
          }}
        />
        {stands ? (
          <MapButtons
            {...{ map, sheet, overlays, insets, desk }}
            counters={drawn.counters}
            toggle={actions.toggle}
            onWhole={actions.whole}
            onLegend={actions.legend}
          />
        ) : null}
      </main>
      <StillFront still={null} />
      {thrown ? <ThrownDie key={thrown.line} thrown={thrown} map={map} /> : null}
      {telling.thrown ? <SkipAll label={ui('table.skip')} onSkip={telling.release} /> : null}
      {stands ? <ScreenReader told={told} /> : null}
      {opened === 'victory' ? (
        <VictoryPanel view={told.play.view} onShow={actions.show} onClose={actions.close} />
      ) : opened === 'legend' ? (
        <LegendPanel view={told.play.view} kind={served.answer!.kind} onClose={actions.close} />
      ) : null}
      {desk ? (
        <>
          {/* What is asked comes first to whoever goes by keys. */}
          <aside
            aria-label={ui('tab.orders')}
            className="fixed right-0 bottom-0 z-10 flex w-[380px] flex-col border-l border-line bg-ground"
            style={{ top: BAR }}
          >
            <div className="shrink-0 px-4 pt-3">{head}</div>
            <div className="shrink-0 px-4 py-3">{foot}</div>
            <div className="min-h-0 grow overflow-y-auto px-4">{folders}</div>
          </aside>
          <aside
            aria-label={ui('tab.tracks')}
            className="fixed bottom-0 left-0 z-10 w-[300px] overflow-y-auto border-r border-line bg-ground px-4 pb-6"
            style={{ top: BAR }}
          >
            <Tracks told={told} actions={actions} />
          </aside>
        </>
      ) : (
        <>
          {strip && stands ? <Beside play={told.play} onShow={actions.show} bottom={covered} /> : null}
          <BottomSheet stop={stop} onStop={setStop} onHeight={setHeight} head={head} foot={foot}>
            {folders}
          </BottomSheet>
        </>
      )}
    </div>
  )
}
