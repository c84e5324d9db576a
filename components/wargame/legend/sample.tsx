'use client'

import { useEffect, useRef } from 'react'
import { BARE } from '@/components/map/bare-scene'
import { drawScene } from '@/components/map/layers/scene'
import { DAY, NIGHT } from '@/components/map/palette'
import { print } from '@/components/map/print'
import type { Scene } from '@/components/map/scene'
import type { MapSheet } from '@/components/map/sheet'
import { builtTerrain } from '@/components/map/terrain'
import { useNight } from '@/components/ui/use-shade'
import type { Point } from '@/lib/hex/layout'
import type { ShownMark } from './marks'

/** CSS pixels to a hex, and how much is seen, in hexes. */
const SCALE = 50
const [WIDE, HIGH] = [1.44, 1.28]

interface Props {
  sheet: MapSheet
  at: Point
  scene?: Scene
  star?: ShownMark['star']
}

/** A piece of the map as it is painted, with what lies on it. */
export function Sample({ sheet, at, scene = BARE, star }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const night = useNight()
  const { x, y } = at
  useEffect(() => {
    const terrain = builtTerrain(sheet)
    const ratio = Math.min(3, window.devicePixelRatio || 1)
    const rect = { x: x - WIDE / 2, y: y - HIGH / 2, width: WIDE, height: HIGH }
    const picture = print(terrain, scene.west, { rect, scale: SCALE, ratio, night, season: scene.season })
    const element = canvas.current!
    element.width = picture.width
    element.height = picture.height
    const g = element.getContext('2d')!
    g.drawImage(picture, 0, 0)
    const zoom = SCALE * ratio
    g.setTransform(zoom, 0, 0, zoom, -rect.x * zoom, -rect.y * zoom)
    // Names would tell nothing here.
    const places = star ? [{ hex: star.hex, name: '', size: 'name' as const, star: star.kind }] : []
    const bare = { ...terrain, sheet: { ...sheet, places } }
    const pen = { g, terrain: bare, palette: night ? NIGHT : DAY, scale: SCALE, detail: 3 as const, rect }
    drawScene(pen, scene, { ratio, cards: SCALE })
  }, [sheet, night, x, y, scene, star])
  return (
    <span aria-hidden="true" className="shrink-0 overflow-hidden rounded-lg border border-line">
      <canvas ref={canvas} style={{ width: WIDE * SCALE, height: HIGH * SCALE }} />
    </span>
  )
}
