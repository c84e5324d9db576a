'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import { copyText } from '../copy-text'
import type { LogLine } from '../game-controls'
import { addressOf } from '../use-entry'
import { Chain, Done } from './icons'

/** Copies a link that opens at this moment for everybody who was told of it. */
export function CopyMoment({ line, shown }: { line: LogLine | null; shown: string | null }) {
  const { ui } = useWords()
  const [copied, setCopied] = useState<string | null>(null)
  const done = line !== null && copied === line.id
  const label = ui(done ? 'link.copied' : 'log.link')
  const copy = async () => {
    if (line && (await copyText(`${window.location.origin}${addressOf(line, shown)}`))) setCopied(line.id)
  }
  return (
    <Button
      look="quiet"
      className="!px-0 shrink-0"
      aria-label={label}
      title={label}
      disabled={!line}
      onClick={copy}
    >
      {done ? <Done /> : <Chain />}
    </Button>
  )
}
