import type { ReactNode } from 'react'
import { HexGround, MapArt } from './map-art'

interface Props {
  /** What the lost counter on the picture bears. */
  figures: string
  children: ReactNode
}

/** A page with one thing to say. */
export function PlainPage({ figures, children }: Props) {
  return (
    <div className="lg:grid lg:min-h-dvh lg:content-center lg:py-8">
      <HexGround />
      <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-4 p-5 lg:min-h-0 lg:rounded-[20px] lg:border lg:border-line lg:bg-ground lg:p-7 lg:shadow-[0_8px_40px_rgba(40,25,5,.35)]">
        <MapArt figures={figures} />
        {children}
      </main>
    </div>
  )
}
