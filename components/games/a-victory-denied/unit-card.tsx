'use client'

import { useEffect, useRef } from 'react'
import { cardOf } from '@/components/map/layers/card'
import { DAY, NIGHT } from '@/components/map/palette'
import { useMedia } from '@/components/ui/use-media'
import type { CounterId, Table } from '@/lib/games/a-victory-denied/state'
import { faceOf } from './faces'

/** A counter as it lies on the map, for lists and trays. Its name stands beside it in words. */
export function UnitCard({ table, unit, size = 56 }: { table: Table; unit: CounterId; size?: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const night = useMedia('(prefers-color-scheme: dark)')
  const reduced = table.counters[unit]?.reduced ?? false
  useEffect(() => {
    const element = canvas.current!
    const ratio = Math.min(3, window.devicePixelRatio || 1)
    const side = Math.round(size * ratio * 0.9)
    const { picture } = cardOf(faceOf(unit, { reduced }), night ? NIGHT : DAY, 3, side)
    element.width = picture.width
    element.height = picture.height
    element.getContext('2d')!.drawImage(picture, 0, 0)
  }, [unit, reduced, night, size])
  return (
    <span aria-hidden="true" className="shrink-0">
      <canvas ref={canvas} style={{ width: size, height: size }} />
    </span>
  )
}
