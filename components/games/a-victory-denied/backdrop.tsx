'use client'

import { useMemo } from 'react'
import type { MapHandle } from '@/components/map/map-canvas'
import { useMedia } from '@/components/ui/use-media'
import { sceneAtStart } from './start'
import { StillMap } from './still-map'

/** What the card of the first page covers, CSS pixels. */
const CARD = 480
/** The front before Smolensk, as near as the window allows. */
const lead = (map: MapHandle) =>
  requestAnimationFrame(() => map.centreOn(['3321'], window.innerWidth > 1000 ? 44 : 34))

/** The map on the morning of the first turn; one may pan and zoom it. */
export function Backdrop() {
  const desk = useMedia('(min-width: 1024px)')
  const insets = useMemo(() => ({ top: 0, right: desk ? CARD : 0, bottom: desk ? 0 : 20, left: 0 }), [desk])
  const scene = useMemo(sceneAtStart, [])
  return <StillMap scene={scene} insets={insets} lead={lead} />
}
