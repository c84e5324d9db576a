'use client'

import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { MapHandle } from '@/components/map/map-canvas'
import { PLAY_SCALE } from '@/components/map/pen'
import type { LogLine } from '@/components/table/game-controls'
import type { Lattice } from '@/lib/hex/lattice'
import { usePort } from '../game'
import { MANY } from '../turn/offers'
import type { Play } from '../turn/play'
import { leadFirst, placesOf } from './first-place'

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
    if (at) look(at)
    if (at || led.current === '' || (lacked.current && places.length > 0)) {
      if (!map.current) return
      lacked.current = leadFirst(map.current, { port, view, lattice, places, desk }).lacked
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
