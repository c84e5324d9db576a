'use client'

import { useMemo, useRef } from 'react'
import { openWorker } from '@/components/games/a-victory-denied/open-worker'
import { sceneAtStart } from '@/components/games/a-victory-denied/start'
import { useSheet } from '@/components/games/a-victory-denied/use-sheet'
import { MapCanvas, type MapHandle } from '@/components/map/map-canvas'
import { useMedia } from '@/components/ui/use-media'
import { useWords } from '@/components/words'

/** What the card of the first page covers, CSS pixels. */
const CARD = 480
const nothing = () => undefined

/** The map on the morning of the first turn; one may pan and zoom it. */
export function Backdrop() {
  const { ui } = useWords()
  const map = useRef<MapHandle>(null)
  const desk = useMedia('(min-width: 1024px)')
  const insets = useMemo(() => ({ top: 0, right: desk ? CARD : 0, bottom: desk ? 0 : 20, left: 0 }), [desk])
  const scene = useMemo(sceneAtStart, [])
  return (
    <MapCanvas
      ref={map}
      sheet={useSheet()}
      worker={openWorker}
      scene={scene}
      insets={insets}
      label={ui('map.label')}
      onTap={nothing}
      onLook={nothing}
      onKeyDown={(event) => {
        if (event.key === '+') map.current?.zoomBy(1.3)
        if (event.key === '-') map.current?.zoomBy(1 / 1.3)
      }}
      mayZoom={() => true}
      onReady={() =>
        requestAnimationFrame(() => map.current?.centreOn(['3321'], window.innerWidth > 1000 ? 44 : 34))
      }
    />
  )
}
