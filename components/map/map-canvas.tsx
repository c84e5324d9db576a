'use client'

import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { fetchFonts } from './fonts'
import type { Insets, Place } from './framing'
import { MapView } from './map-view'
import { DAY, NIGHT } from './palette'
import { DRAWN } from './pen'
import { openPrinter, type PrintShop } from './printer'
import type { Scene } from './scene'
import type { MapSheet } from './sheet'
import { builtTerrain } from './terrain'

/** What a screen may ask of the map: where to look. Orders never come from here. */
export interface MapHandle {
  centreOn: (hexes: readonly string[], scale?: number, how?: 'fills' | 'all') => void
  reveal: (hexes: readonly string[], any?: boolean) => void
  whole: () => void
  zoomBy: (factor: number) => void
  scale: () => number
  /** Where the middle of a hex lies in the window, in CSS pixels. */
  placeOf: (hex: string) => { x: number; y: number } | null
  /** Gives the keys to the map. */
  focus: () => void
}

/** Whether it is shown as by night, and how to hear of a change. */
export interface Shading {
  isNight: () => boolean
  /** Answers how to hear no more of it. */
  onChange: (changed: () => void) => () => void
}

interface Props {
  sheet: MapSheet
  /** The same object at all times. */
  shading: Shading
  /** Where the sheet is painted. */
  printing?: PrintShop
  scene: Scene
  insets: Insets
  label: string
  describedBy?: string
  onTap: (hex: string | null, touch: boolean, scale: number) => void
  onLook: (hex: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void
  mayZoom: () => boolean
  onReady?: () => void
  /** The map has been drawn, with everything on it, for the first time. */
  onDrawn?: () => void
  ref?: Ref<MapHandle>
}

export function MapCanvas({
  sheet,
  shading,
  printing,
  scene,
  insets,
  label,
  describedBy,
  onKeyDown,
  onReady,
  onDrawn,
  ref,
  ...events
}: Props) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<MapView | null>(null)
  /** Where one looked on the map before this one: the same with other names. */
  const place = useRef<Place | null>(null)
  // The canvas lives longer than a render: it always calls the newest handlers and knows the newest scene.
  const latest = useRef({ scene, insets, events, onReady, onDrawn })
  latest.current = { scene, insets, events, onReady, onDrawn }

  useEffect(() => {
    const terrain = builtTerrain(sheet)
    const printer = openPrinter(terrain, printing)
    const map = new MapView(
      host.current!,
      terrain,
      printer,
      shading.isNight() ? NIGHT : DAY,
      latest.current.scene,
      {
        tap: (...args) => latest.current.events.onTap(...args),
        look: (hex) => latest.current.events.onLook(hex),
        mayZoom: () => latest.current.events.mayZoom(),
      },
    )
    view.current = map
    host.current!.addEventListener(DRAWN, () => latest.current.onDrawn?.(), { once: true })
    map.cover(latest.current.insets)
    const dress = () => map.dress(shading.isNight() ? NIGHT : DAY)
    const undressed = shading.onChange(dress)
    void fetchFonts().then(() => map.letter())
    if (place.current) map.go(place.current)
    else latest.current.onReady?.()
    return () => {
      place.current = map.place
      undressed()
      map.destroy()
      printer.close()
      view.current = null
    }
  }, [sheet, printing, shading])

  useEffect(() => {
    const map = host.current!
    const look = async () => {
      const { watchHover } = await import('./hover')
      watchHover(
        map,
        () => view.current,
        () => latest.current.scene,
      )
    }
    map.addEventListener(DRAWN, () => void look(), { once: true })
  }, [])

  useEffect(() => view.current?.cover(insets), [insets])
  useEffect(() => view.current?.show(scene), [scene])

  useImperativeHandle(
    ref,
    () => ({
      centreOn: (...asked) => view.current?.centreOn(...asked),
      reveal: (hexes, any) => view.current?.reveal(hexes, any),
      whole: () => view.current?.whole(),
      zoomBy: (factor) => view.current?.zoomBy(factor),
      scale: () => view.current?.scale ?? 0,
      placeOf: (hex) => view.current?.placeOf(hex) ?? null,
      focus: () => host.current?.focus({ preventScroll: true }),
    }),
    [],
  )

  return (
    <div
      ref={host}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is worked by keys of its own, hence an application
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      className="map"
      data-testid="map"
      onKeyDown={onKeyDown}
    />
  )
}
