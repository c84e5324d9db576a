'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import type { GameAnswer } from '@/lib/play/api/game'
import { copyText } from './copy-text'

/** Markup by which a page of another site shows the board as spectators see it; dead with the link for spectators. */
const codeOf = (game: string, p: string) =>
  `<iframe src="${window.location.origin}/embed/${game}/${p}" title="Fieldpost" width="800" height="600" loading="lazy"></iframe>`

/** What to paste into a page of one's own. */
export function EmbedCode({ answer: { game, public: p } }: { answer: Pick<GameAnswer, 'game' | 'public'> }) {
  const { ui } = useWords()
  const [copied, setCopied] = useState(false)
  if (!p) return null
  const code = codeOf(game, p)
  return (
    <details>
      <summary className="min-h-12 cursor-pointer content-center text-[15px] font-bold text-dim">
        {ui('embed.title')}
      </summary>
      <div className="grid gap-2">
        <p className="text-[15px] text-dim">{ui('embed.hint')}</p>
        <input
          readOnly
          aria-label={ui('embed.code')}
          value={code}
          onFocus={(event) => event.target.select()}
          className="min-h-12 w-full rounded-xl border border-line bg-second px-3 text-[15px] font-medium"
        />
        <Button onClick={async () => setCopied(await copyText(code))}>
          {ui(copied ? 'link.copied' : 'link.copy')}
        </Button>
      </div>
    </details>
  )
}
