'use client'

import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import type { LogLine } from './game-controls'
import { LogEntry, type Say } from './log-line'

interface Props {
  side: string
  /** What both may hear of what has just happened. */
  lines: readonly LogLine[]
  say: Say
  onOpen: () => void
}

/** Covers the whole table until the device is in the right hands. */
export function Curtain({ side, lines, say, onOpen }: Props) {
  const { ui, sideName } = useWords()
  const name = sideName(side)
  return (
    <main className="fixed inset-0 z-40 grid content-center justify-items-center gap-6 overflow-y-auto bg-ground p-6 text-center">
      <h1 className="font-display text-3xl">{ui('curtain.title', { side: name })}</h1>
      <p className="text-dim">{ui('curtain.hint', { side: name })}</p>
      {lines.length > 0 ? (
        <ul className="w-full max-w-sm divide-y divide-line rounded-xl bg-second px-3">
          {lines.map((line) => (
            <li key={line.n}>
              <LogEntry line={line} say={say} />
            </li>
          ))}
        </ul>
      ) : null}
      <Button look="primary" className="w-full max-w-sm" onClick={onOpen}>
        {ui('curtain.go', { side: name })}
      </Button>
    </main>
  )
}
