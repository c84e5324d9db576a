import type { ReactNode } from 'react'
import { HexGround, MapArt } from './map-art'
import { PlainFrame } from './plain-frame'

interface Props {
  /** What the lost counter on the picture bears. */
  figures: string
  children: ReactNode
}

/** A page with one thing to say. */
export const PlainPage = ({ figures, children }: Props) => (
  <PlainFrame ground={<HexGround />} art={<MapArt figures={figures} />}>
    {children}
  </PlainFrame>
)
