'use client'

import { useMemo, useRef } from 'react'
import { faceOf } from '@/components/games/a-victory-denied/faces'
import { westAtStart } from '@/components/games/a-victory-denied/front'
import { openWorker } from '@/components/games/a-victory-denied/open-worker'
import { useSheet } from '@/components/games/a-victory-denied/use-sheet'
import { MapCanvas, type MapHandle } from '@/components/map/map-canvas'
import type { Scene } from '@/components/map/scene'
import { useMedia } from '@/components/ui/use-media'
import { useWords } from '@/components/words'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { VICTORY_HEXES } from '@/lib/games/a-victory-denied/data/map'

/** What the card of the first page covers, CSS pixels. */
const CARD = 480
const nothing = () => undefined

/** The map on the morning of the first turn; one may pan and zoom it. */
export function Backdrop() {
  const { ui } = useWords()
  const map = useRef<MapHandle>(null)
  const desk = useMedia('(min-width: 1024px)')
  const insets = useMemo(() => ({ top: 0, right: desk ? CARD : 0, bottom: desk ? 0 : 20, left: 0 }), [desk])
  const scene = useMemo((): Scene => {
    const placed = Object.values(COUNTERS).flatMap(({ id, hex, arrival }) =>
      hex && arrival === 'setup' ? [{ id, hex }] : [],
    )
    const marks = { reduced: false, oos: false, isolated: false }
    return {
      west: westAtStart(Object.fromEntries(placed.map(({ id, hex }) => [id, { at: hex, ...marks }]))),
      counters: placed.map(({ id, hex }) => ({
        id,
        hex,
        face: faceOf(id, { reduced: false }),
        spent: false,
        badge: null,
        ring: null,
      })),
      tokens: Object.entries(VICTORY_HEXES).map(([hex, kind]) => ({ hex, kind, value: null })),
      choices: [],
      veil: false,
      path: null,
      arrows: [],
      zones: [],
      tints: [],
      lines: [],
      looked: null,
      cursor: null,
      flash: [],
      numbers: false,
      stars: true,
    }
  }, [])
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
