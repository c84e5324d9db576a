'use client'

import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Insets } from '@/components/map/framing'
import type { MapHandle } from '@/components/map/map-canvas'
import { DRAWN } from '@/components/map/pen'
import type { SceneCounter } from '@/components/map/scene'
import type { MapSheet } from '@/components/map/sheet'
import { useTableWords } from '../text/words'
import { CORNERS, type Corner, clearest, GAP } from './corners'
import { LayersIcon, LegendIcon, WholeIcon } from './map-icons'
import { OverlayList } from './overlay-list'
import type { Overlays } from './scene'

const CORNER =
  'grid size-12 place-items-center rounded-xl border border-line bg-ground shadow-[0_2px_6px_rgba(40,25,5,.22)]'

/** CSS pixels of a button. */
const SIZE = 48
/** CSS pixels between the edges of a desk's bar and a button in it. */
const BAR_GAP = 4

/** So many milliseconds after it was last drawn a map lies still. */
const STILL = 300

/** The corner where buttons cover no strength, and no town, as the map lies when it has come to rest; while `open` they stay. */
function useCorner(
  map: RefObject<MapHandle | null>,
  { places }: Pick<MapSheet, 'places'>,
  counters: readonly SceneCounter[],
  insets: Insets,
  open: boolean,
) {
  const [corner, setCorner] = useState<Corner>(CORNERS[0])
  const towns = useMemo(() => places.filter(({ size }) => size !== 'name'), [places])
  useEffect(() => {
    if (open) return
    const look = () => {
      const lying = map.current
      if (!lying) return
      const lie = (all: readonly { hex: string }[]) => all.flatMap(({ hex }) => lying.placeOf(hex) ?? [])
      const things = { cards: lie(counters), towns: lie(towns) }
      const size = { width: window.innerWidth, height: window.innerHeight }
      setCorner((stand) => clearest(stand, things, { scale: lying.scale(), size, insets }))
    }
    let still = setTimeout(look, STILL)
    const later = () => {
      clearTimeout(still)
      still = setTimeout(look, STILL)
    }
    window.addEventListener(DRAWN, later)
    return () => {
      clearTimeout(still)
      window.removeEventListener(DRAWN, later)
    }
  }, [map, counters, towns, insets, open])
  return corner
}

/**
 * What the marks of the map mean, its layers, and the whole map: on it these buttons step aside for counters, and a desk
 * has room for them in the bar above it.
 */
export const MapButtons = memo(function MapButtons({
  map,
  sheet,
  counters,
  overlays,
  toggle,
  onWhole,
  onLegend,
  insets,
  desk,
}: {
  map: RefObject<MapHandle | null>
  sheet: MapSheet
  counters: readonly SceneCounter[]
  overlays: Overlays
  toggle: (overlay: string) => void
  onWhole: () => void
  onLegend: () => void
  insets: Insets
  desk: boolean
}) {
  const { ui, tell } = useTableWords()
  const [open, setOpen] = useState(false)
  const { left, top } = useCorner(map, sheet, counters, insets, open || desk)
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const onPointer = (event: PointerEvent) => {
      if (!host.current?.contains(event.target as Node)) setOpen(false)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false)
    }
    window.addEventListener('pointerdown', onPointer, true)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('pointerdown', onPointer, true)
      window.removeEventListener('keydown', onKey)
    }
  }, [open])
  const right = { right: insets.right + GAP }
  const place = desk
    ? { ...right, top: BAR_GAP }
    : {
        ...(left ? { left: insets.left + GAP } : right),
        ...(top
          ? { top: `calc(${insets.top + GAP}px + env(safe-area-inset-top))` }
          : { bottom: insets.bottom + GAP }),
      }
  // On a phone it stands beside the buttons, over whatever else is there until it is closed: all of it is seen at once.
  const beside = {
    ...{ [left ? 'left' : 'right']: (left ? insets.left : insets.right) + SIZE + 2 * GAP },
    top: `calc(${insets.top + GAP}px + env(safe-area-inset-top))`,
    maxHeight: `calc(100dvh - ${insets.top + 2 * GAP}px - env(safe-area-inset-top))`,
  }
  return (
    <div
      ref={host}
      className={
        desk
          ? 'fixed z-20 flex gap-2'
          : `fixed grid gap-2 ${open ? 'z-30' : 'z-10'} ${left ? 'justify-items-start' : 'justify-items-end'}`
      }
      style={place}
    >
      {open ? (
        <div
          className={`w-60 overflow-y-auto overscroll-contain rounded-xl border border-line bg-ground px-3 py-2 shadow-lg ${desk ? 'absolute top-14 right-0' : 'fixed'}`}
          style={desk ? { maxHeight: 'calc(100dvh - 80px)' } : beside}
        >
          <OverlayList overlays={overlays} toggle={toggle} />
        </div>
      ) : null}
      <button type="button" aria-label={tell('legend.title')} className={CORNER} onClick={onLegend}>
        <LegendIcon />
      </button>
      <button
        type="button"
        aria-label={ui('map.layers')}
        aria-expanded={open}
        className={CORNER}
        onClick={() => setOpen(!open)}
      >
        <LayersIcon />
      </button>
      <button type="button" aria-label={ui('map.whole')} className={CORNER} onClick={onWhole}>
        <WholeIcon />
      </button>
    </div>
  )
})
