'use client'

import { useEffect, useRef } from 'react'
import { cardOf } from '@/components/map/layers/card'
import { DAY, NIGHT } from '@/components/map/palette'
import type { Badge, CounterFace } from '@/components/map/scene'
import { useNight } from '@/components/ui/use-shade'
import { usePort } from '../game'
import type { TableView } from '../port'

/** A counter as it lies on the map, for lists and trays. Its name stands beside it in words. */
export function UnitCard({ view, unit, size = 56 }: { view: TableView; unit: string; size?: number }) {
  return <UnitFace face={usePort().face(view, unit)} size={size} />
}

/** A counter by what is printed on it, with the badge that may lie on it. */
export function UnitFace({
  face,
  badge = null,
  size,
}: {
  face: CounterFace
  badge?: Badge | null
  size: number
}) {
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
    <span aria-hidden="true" className="relative shrink-0">
      <canvas ref={canvas} style={{ width: size, height: size }} />
      {badge ? (
        <span
          className={`absolute top-0 left-0 grid size-5 place-items-center font-figures text-[14px] leading-none font-bold text-[#fff4dd] ${badge.shape === 'triangle' ? '[clip-path:polygon(50%_0,100%_100%,0_100%)] pt-1.5' : ''}`}
          style={{ backgroundColor: badge.colour }}
        >
          {badge.letter}
        </span>
      ) : null}
    </span>
  )
}
