import type { ReactNode } from 'react'
import { MapArt } from './map-art'

interface Props {
  /** What the lost counter on the picture bears. */
  figures: string
  children: ReactNode
}

/** A page with one thing to say. */
export function PlainPage({ figures, children }: Props) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-4 p-5">
      <MapArt figures={figures} />
      {children}
    </main>
  )
}
