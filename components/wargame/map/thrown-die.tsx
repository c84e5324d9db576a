'use client'

import { type RefObject, useEffect, useState } from 'react'
import type { MapHandle } from '@/components/map/map-canvas'
import { feel } from '@/components/settings/feel'
import { DiceFace } from '@/components/table/dice-face'
import type { Thrown } from '../past/telling'

/** Milliseconds for which a face is seen while the die still tumbles, and after which it lies. */
const FACE_MS = 70
const LIES_MS = 430
const SIZE = 64

/** Dice that fall upon the hex of a fight. */
export function ThrownDie({ thrown, map }: { thrown: Thrown; map: RefObject<MapHandle | null> }) {
  const { dice, hex } = thrown
  const [at, setAt] = useState<{ x: number; y: number } | null>(null)
  const [turned, setTurned] = useState(0)
  useEffect(() => {
    map.current?.reveal([hex])
    setAt(map.current?.placeOf(hex) ?? null)
    feel('die')
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    setTurned(1)
    const turning = setInterval(() => setTurned((n) => n + 1), FACE_MS)
    const lies = setTimeout(() => {
      clearInterval(turning)
      setTurned(0)
    }, LIES_MS)
    return () => {
      clearInterval(turning)
      clearTimeout(lies)
    }
  }, [hex, map])
  if (!at) return null
  return (
    <div
      className="thrown pointer-events-none fixed z-10 flex gap-1 drop-shadow-lg"
      data-testid="die"
      style={{ left: at.x - (SIZE * dice.length) / 2, top: at.y - SIZE / 2 }}
    >
      {dice.map(({ face, sides }, i) => (
        <DiceFace
          // biome-ignore lint/suspicious/noArrayIndexKey: the dice of a throw never change places
          key={i}
          face={((face - 1 + turned * 2) % sides) + 1}
          sides={sides}
          size={SIZE}
        />
      ))}
    </div>
  )
}
