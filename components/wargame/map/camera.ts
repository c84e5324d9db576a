'use client'

import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { MapHandle } from '@/components/map/map-canvas'
import { PLAY_SCALE } from '@/components/map/pen'
import type { LogLine } from '@/components/table/game-controls'
import type { Lattice } from '@/lib/hex/lattice'
import { usePort } from '../game'
import type { Offer, TablePort, TableView } from '../port'
import type { Draft } from '../turn/draft'
import { MANY } from '../turn/offers'
import type { Play } from '../turn/play'

/** A battle is looked at from near. */
const BATTLE_SCALE = 50
/** On a phone so many are begun with from near, as far off nothing can be chosen by touch. */
const NEAR_SCALE = 34

interface Asked {
  map: RefObject<MapHandle | null>
  lattice: Lattice
  play: Play
  log: readonly LogLine[]
  desk: boolean
  lying: boolean
  /** It is known which part of the map lies open, and so what is its middle. */
  measured: boolean
  /** While somebody looks back, or reads a recap, the eye is led by what he looks at. */
  watching: boolean
  /** How much of the window lies beneath what stands at its foot, in CSS pixels. */
  beneath: number
}

/** Of several hexes the one that lies nearest to the middle of all. */
function middleOf({ placeOf }: MapHandle, hexes: readonly string[]): string {
  const places = hexes.map((hex) => ({ hex, ...placeOf(hex)! }))
  const mean = (axis: 'x' | 'y') => places.reduce((sum, place) => sum + place[axis], 0) / places.length
  const [x, y] = [mean('x'), mean('y')]
  const off = (place: { x: number; y: number }) => Math.hypot(place.x - x, place.y - y)
  return places.reduce((a, b) => (off(b) < off(a) ? b : a)).hex
}

/** So many hexes before the enemy is where the front is. */
const AT_FRONT = 2

/** Where hexes lie closest together counts what lies so near. */
const TOGETHER = 4

/** Of hexes with something to do in them those before the enemy; where nobody is met yet, where most lie together. */
export function foremost(
  port: Pick<TablePort, 'pieces' | 'sideOf' | 'middle'>,
  view: TableView,
  { distance }: Pick<Lattice, 'distance'>,
  hexes: readonly string[],
): readonly string[] {
  const enemies = new Set(
    port.pieces(view).flatMap(({ id, hex }) => (port.sideOf(id) === view.viewer ? [] : [hex])),
  )
  const front = hexes.filter((hex) => [...enemies].some((enemy) => distance(hex, enemy) <= AT_FRONT))
  if (front.length > 0) return front
  const near = (hex: string) => hexes.filter((other) => distance(hex, other) <= TOGETHER).length
  const counted = hexes.map((hex) => ({ hex, most: near(hex) }))
  return [counted.reduce((a, b) => (b.most > a.most ? b : a), { hex: port.middle, most: 0 }).hex]
}

/** Where units of the viewer stand: none of one who looks on. */
export const ownPlaces = (port: Pick<TablePort, 'pieces' | 'sideOf'>, view: TableView): readonly string[] =>
  port.pieces(view).flatMap(({ id, hex }) => (port.sideOf(id) === view.viewer ? [hex] : []))

/** Where it is asked for on the map: where one begins, or who would act by the piece beside it that may be played. */
export function placesOf(offers: readonly Offer[], { offer, choices }: Draft): readonly string[] {
  const begins = offers.flatMap(({ hex }) => hex ?? [])
  return begins.length > 0 || !offer?.piece ? begins : choices.map(({ hex }) => hex)
}

/** Leads the eye to what is asked: at first closely, afterwards only if it lies outside the window. */
export function useCamera({ map, lattice, play, log, desk, lying, measured, watching, beneath }: Asked) {
  const port = usePort()
  const { view, offers, draft, look, show } = play
  const { moment, at } = port.focus(view)
  const led = useRef('')
  /** true: nobody of his stood anywhere when he was led: he is led anew once he has something to choose. */
  const lacked = useRef(false)
  const stands = useRef(false)
  const known = useRef(measured)
  known.current = measured
  const ready = useCallback(() => stands.current && known.current, [])
  /** The line of the log that an address asks for. */
  const asked = useRef<number | null>(null)

  /** true: nobody has touched anything, and the map lies where one begins. */
  const fresh = useRef(true)
  useEffect(() => {
    const touched = () => {
      fresh.current = false
    }
    window.addEventListener('pointerdown', touched, true)
    return () => window.removeEventListener('pointerdown', touched, true)
  }, [])
  const lead = useCallback(() => {
    const line = log.find(({ n }) => n === asked.current)
    asked.current = null
    if (line?.at?.length) {
      fresh.current = false
      show(line.at)
      map.current?.centreOn(line.at, PLAY_SCALE)
      led.current = moment
      return
    }
    const places = placesOf(offers, draft)
    if (at) {
      map.current?.centreOn([at], Math.max(map.current.scale(), BATTLE_SCALE))
      look(at)
    } else if (led.current === '' && places.length === 0) {
      const own = ownPlaces(port, view)
      lacked.current = own.length === 0
      const front = middleOf(map.current!, foremost(port, view, lattice, own))
      const field = port.field?.(view)
      const usual = desk ? 40 : 30
      // A part of the map that is in play fills the window, so that little is seen of what is not; unless it is large.
      if (field) map.current!.centreOn(field, desk ? PLAY_SCALE : usual)
      if (!field || (field.includes(front) && map.current!.scale() < usual))
        map.current!.centreOn([front], usual)
    } else if (led.current === '' || (lacked.current && places.length > 0)) {
      lacked.current = false
      const first = places.length > MANY ? foremost(port, view, lattice, places) : places
      map.current?.centreOn(first, desk ? 48 : PLAY_SCALE)
      if (!desk && places.length > MANY) map.current?.centreOn([middleOf(map.current, first)], NEAR_SCALE)
    } else if (places.length > 0) map.current?.reveal(places, places.length > MANY)
    led.current = moment
  }, [map, lattice, moment, at, port, view, offers, draft, desk, look, log, show])
  const latest = useRef(lead)
  latest.current = lead
  useEffect(() => {
    if (ready() && led.current !== moment && !watching) lead()
  }, [moment, lead, watching, ready])

  /** Leads him anew, as if he came only now. */
  const anew = useCallback(() => {
    if (!ready()) return
    led.current = ''
    requestAnimationFrame(() => latest.current())
  }, [ready])
  // Until then it stays in the middle of what lies open, whatever comes to stand at the foot of the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what lies open matters
  useEffect(() => {
    if (fresh.current && !watching) anew()
  }, [beneath])
  // Another shape of the window leaves another part of the map in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the shape matters, not where one has been led since
  useEffect(() => {
    if (!watching) anew()
  }, [desk, lying, measured])

  return {
    moment,
    anew,
    /** To a line of the log, as soon as there is a map. */
    leadToLine: useCallback(
      (n: number) => {
        asked.current = n
        if (ready()) latest.current()
      },
      [ready],
    ),
    /** The map stands. */
    begin: useCallback(() => {
      stands.current = true
      anew()
    }, [anew]),
  }
}
