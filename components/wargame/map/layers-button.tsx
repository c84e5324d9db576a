'use client'

import { memo, useEffect, useRef, useState } from 'react'
import { LayersIcon, LegendIcon, WholeIcon } from '@/components/ui/icons'
import { OverlayList } from '../panels/later-panels'
import { useTableWords } from '../text/words'
import type { Overlays } from './scene'

const CORNER =
  'grid size-12 place-items-center rounded-xl border border-line bg-ground shadow-[0_2px_6px_rgba(40,25,5,.22)]'

/** The buttons that may lie on the map: what its marks mean, layers, and the whole map. */
export const MapButtons = memo(function MapButtons({
  overlays,
  toggle,
  onWhole,
  onLegend,
  bottom,
  right,
}: {
  overlays: Overlays
  toggle: (overlay: string) => void
  onWhole: () => void
  onLegend: () => void
  bottom: number
  right: number
}) {
  const { ui, tell } = useTableWords()
  const [open, setOpen] = useState(false)
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
      className="fixed z-10 grid justify-items-end gap-2"
      style={{ bottom: bottom + 10, right: right + 10 }}
    >
      {open ? (
        <div
          className="min-h-24 w-60 overflow-y-auto overscroll-contain rounded-xl border border-line bg-ground px-3 py-2 shadow-lg"
          // Between the bar at the top and the buttons.
          style={{ maxHeight: `calc(100dvh - ${bottom + 246}px)` }}
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
