'use client'

import { useEffect, useRef } from 'react'
import { cardOf } from '@/components/map/layers/card'
import { DAY, NIGHT } from '@/components/map/palette'
import type { CounterFace } from '@/components/map/scene'
import { useNight } from '@/components/ui/use-shade'
import { usePort } from '../game'
import type { TableView } from '../port'

/** A counter as it lies on the map, for lists and trays. Its name stands beside it in words. */
export function UnitCard({ view, unit, size = 56 }: { view: TableView; unit: string; size?: number }) {
  return <UnitFace face={usePort().face(view, unit)} size={size} />
}

/** A counter by what is printed on it. */
export function UnitFace({ face, size }: { face: CounterFace; size: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const night = useNight()
  const { key } = face
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal faces have equal keys
  useEffect(() => {
    const element = canvas.current!
    const ratio = Math.min(3, window.devicePixelRatio || 1)
    const side = Math.round(size * ratio * 0.9)
    const { picture } = cardOf(face, night ? NIGHT : DAY, 3, side)
    element.width = picture.width
    element.height = picture.height
    element.getContext('2d')!.drawImage(picture, 0, 0)
  }, [key, night, size])
  return (
    <span aria-hidden="true" className="shrink-0">
      <canvas ref={canvas} style={{ width: size, height: size }} />
    </span>
  )
}
