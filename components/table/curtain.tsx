'use client'

import { Button } from '@/components/ui/button'
import { sideName, ui } from '@/lib/words/en'

/** Covers the whole table until the phone is in the right hands. */
export function Curtain({ side, onOpen }: { side: string; onOpen: () => void }) {
  const name = sideName(side)
  return (
    <main className="fixed inset-0 z-40 grid content-center justify-items-center gap-6 bg-ground p-6 text-center">
      <h1 className="font-display text-3xl">{ui('curtain.title', { side: name })}</h1>
      <p className="text-dim">{ui('curtain.hint', { side: name })}</p>
      <Button look="primary" className="w-full max-w-sm" onClick={onOpen}>
        {ui('curtain.go', { side: name })}
      </Button>
    </main>
  )
}
