'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import type { Phrase } from '@/lib/play/api/talk'
import { localeOf } from '@/lib/words/language'
import type { Words } from '@/lib/words/words'

/** What is said as often as not, in the order in which a game has use for it. */
const PLAIN = ['luck', 'patience', 'sorry', 'played', 'thanks', 'rematch'] as const

/** A set phrase in the language of who reads it. */
export function phraseSays({ ui, language }: Pick<Words, 'ui' | 'language'>, phrase: Phrase): string {
  if (phrase.key !== 'away') return ui(`phrase.${phrase.key}`)
  // A day is the same wherever it is read.
  const at = new Date(`${phrase.until}T12:00:00Z`)
  const day = at.toLocaleDateString(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return ui('phrase.away', { day })
}

/** Phrases that are sent with one tap, and read by each in his own language. */
export function SetPhrases({ onSay }: { onSay: (phrase: Phrase) => Promise<boolean> }) {
  const words = useWords()
  const { ui } = words
  const [away, setAway] = useState(false)
  const busy = useRef(false)
  const say = async (phrase: Phrase) => {
    if (busy.current) return
    busy.current = true
    if (await onSay(phrase)) setAway(false)
    busy.current = false
  }
  return (
    <details>
      <summary className="min-h-12 content-center text-[15px] font-bold text-dim">
        {ui('phrase.title')}
      </summary>
      <div className="flex flex-wrap gap-2">
        {PLAIN.map((key) => (
          <Button key={key} className="!text-[15px]" onClick={() => void say({ key })}>
            {ui(`phrase.${key}`)}
          </Button>
        ))}
        <Button className="!text-[15px]" aria-expanded={away} onClick={() => setAway(!away)}>
          {ui('phrase.away.pick')}
        </Button>
      </div>
      {away ? <Away onSay={(until) => void say({ key: 'away', until })} /> : null}
    </details>
  )
}

const DAY = 86_400_000
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** The last day of an absence. */
function Away({ onSay }: { onSay: (until: string) => void }) {
  const words = useWords()
  const { ui } = words
  const [until, setUntil] = useState(() => dayOf(Date.now() + 3 * DAY))
  return (
    <div className="mt-2 flex flex-wrap items-end gap-2">
      <label className="grid grow gap-1 text-[15px]">
        {ui('phrase.away.day')}
        <input
          type="date"
          required
          value={until}
          min={dayOf(Date.now())}
          onChange={({ target }) => setUntil(target.value)}
          className="min-h-12 w-full rounded-xl border border-line bg-ground px-3 text-[17px]"
        />
      </label>
      <Button look="primary" disabled={until === ''} onClick={() => onSay(until)}>
        {until === '' ? ui('chat.send') : phraseSays(words, { key: 'away', until })}
      </Button>
    </div>
  )
}
