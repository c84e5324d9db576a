'use client'

import { useRef } from 'react'
import type { Insets } from '@/components/map/framing'
import { MapCanvas, type MapHandle } from '@/components/map/map-canvas'
import type { Scene } from '@/components/map/scene'
import type { MapSheet } from '@/components/map/sheet'
import { SHADING } from '@/components/ui/use-shade'
import { useWords } from '@/components/words'
import { useTableGame } from '../game'

interface Props {
  sheet: MapSheet
  scene: Scene
  insets: Insets
  /** Leads the map to what is to be seen first. */
  lead: (map: MapHandle) => void
}

const nothing = () => undefined

/** The map to be looked at: it can be moved and magnified, and nothing else. */
export function StillMap({ sheet, scene, insets, lead }: Props) {
  const { ui } = useWords()
  const map = useRef<MapHandle>(null)
  return (
    <MapCanvas
      ref={map}
      sheet={sheet}
      shading={SHADING}
      printing={useTableGame().printing}
      scene={scene}
      insets={insets}
      label={ui('map.label')}
      onTap={nothing}
      onLook={nothing}
      onKeyDown={({ key }) => {
        if (key === '+') map.current?.zoomBy(1.3)
        if (key === '-') map.current?.zoomBy(1 / 1.3)
      }}
      mayZoom={() => true}
      onReady={() => map.current && lead(map.current)}
    />
  )
}
