'use client'

import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import type { Insets } from '@/components/map/framing'
import type { MapHandle } from '@/components/map/map-canvas'
import { DRAWN } from '@/components/map/pen'
import type { SceneCounter } from '@/components/map/scene'
import { useTableWords } from '../text/words'
import { CORNERS, type Corner, clearest, GAP } from './corners'
import { LayersIcon, LegendIcon, WholeIcon } from './map-icons'
import { OverlayList } from './overlay-list'
import type { Overlays } from './scene'

const CORNER =
  'grid size-12 place-items-center rounded-xl border border-line bg-ground shadow-[0_2px_6px_rgba(40,25,5,.22)]'

/** So many milliseconds after it was last drawn a map lies still. */
const STILL = 300

/** The corner where buttons cover no strength, as the map lies when it has come to rest; while `open` they stay. */
function useCorner(
  map: RefObject<MapHandle | null>,
  counters: readonly SceneCounter[],
  insets: Insets,
  open: boolean,
) {
  const [corner, setCorner] = useState<Corner>(CORNERS[0])
  useEffect(() => {
    if (open) return
    const look = () => {
      const lying = map.current
      if (!lying) return
      const cards = counters.flatMap(({ hex }) => lying.placeOf(hex) ?? [])
      const size = { width: window.innerWidth, height: window.innerHeight }
      setCorner((stand) => clearest(stand, cards, { scale: lying.scale(), size, insets }))
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
  }, [map, counters, insets, open])
  return corner
}

/** The buttons that may lie on the map: what its marks mean, layers, and the whole map. They step aside for counters. */
export const MapButtons = memo(function MapButtons({
  map,
  counters,
  overlays,
  toggle,
  onWhole,
  onLegend,
  insets,
}: {
  map: RefObject<MapHandle | null>
  counters: readonly SceneCounter[]
  overlays: Overlays
  toggle: (overlay: string) => void
  onWhole: () => void
  onLegend: () => void
  insets: Insets
}) {
  const { ui, tell } = useTableWords()
  const [open, setOpen] = useState(false)
  const { left, top } = useCorner(map, counters, insets, open)
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
  return (
    <div
      ref={host}
      className={`fixed z-10 grid gap-2 ${left ? 'justify-items-start' : 'justify-items-end'}`}
      style={{
        ...(left ? { left: insets.left + GAP } : { right: insets.right + GAP }),
        ...(top
          ? { top: `calc(${insets.top + GAP}px + env(safe-area-inset-top))` }
          : { bottom: insets.bottom + GAP }),
      }}
    >
      {open ? (
        <div
          className={`min-h-24 w-60 overflow-y-auto overscroll-contain rounded-xl border border-line bg-ground px-3 py-2 shadow-lg ${top ? 'order-last' : ''}`}
          // Between the bar at the top, or what lies below the map, and the buttons.
          style={{ maxHeight: `calc(100dvh - ${insets.bottom + 246}px)` }}
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
