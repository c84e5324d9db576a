'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import type { GameAnswer } from '@/lib/play/api/game'
import type { NotesAnswer } from '@/lib/play/api/talk'
import type { UiWord } from '@/lib/words/words'
import { pagesApi } from './pages-api'
import { troubleIn } from './trouble'

const LONGEST = 4_000

/** Which state of the notes this device has shown, by game and side: what came after is marked. */
const shownKey = (game: string, side: string) => `fieldpost/notes/${game}/${side}`
const shownBefore = (key: string): number => {
  try {
    return Number(localStorage.getItem(key) ?? 0)
  } catch {
    return 0
  }
}
const markShown = (key: string, n: number) => {
  try {
    localStorage.setItem(key, String(n))
  } catch {
    // Then they are marked as new once more.
  }
}

/** What a player notes for himself, on all his devices; a spectator notes nothing here. */
export function NotesPanel({ answer: { game, seats, viewer } }: { answer: GameAnswer }) {
  if (!seats.includes(viewer)) return null
  return <Notes key={`${game}/${viewer}`} game={game} side={viewer} as={seats.length > 1 ? viewer : null} />
}

function Notes({ game, side, as }: { game: string; side: string; as: string | null }) {
  const { ui } = useWords()
  const [notes, setNotes] = useState<NotesAnswer | null>(null)
  const [text, setText] = useState('')
  const [isNew, setNew] = useState(false)
  const [said, setSaid] = useState<UiWord | null>(null)
  const key = shownKey(game, side)
  useEffect(() => {
    let gone = false
    void pagesApi.notes(game, as).then((reply) => {
      if (gone || !('ok' in reply)) return
      setNotes(reply.ok)
      setText(reply.ok.text)
      setNew(reply.ok.n > shownBefore(key))
    })
    return () => {
      gone = true
    }
  }, [game, as, key])
  const save = async () => {
    if (!notes) return
    const reply = await pagesApi.note(game, { ...(as ? { as } : {}), n: notes.n, text })
    if (!('ok' in reply)) return setSaid(troubleIn(reply))
    markShown(key, reply.ok.n)
    setNotes(reply.ok)
    setSaid(reply.ok.kept ? 'notes.saved' : 'notes.other')
    if (!reply.ok.kept) setText(`${reply.ok.text}\n\n${text}`.slice(0, LONGEST))
  }
  return (
    <details
      onToggle={() => {
        if (notes) markShown(key, notes.n)
      }}
    >
      <summary className="min-h-12 cursor-pointer content-center text-[15px] font-extrabold">
        {ui('notes.title')}
        {isNew ? (
          <span className="ml-2 rounded-full bg-warn px-2 text-[13px] text-ground">{ui('notes.new')}</span>
        ) : null}
      </summary>
      <div className="grid gap-2">
        <textarea
          aria-label={ui('notes.title')}
          placeholder={ui('notes.hint')}
          value={text}
          disabled={!notes}
          rows={5}
          maxLength={LONGEST}
          onChange={(event) => {
            setText(event.target.value)
            setSaid(null)
          }}
          className="w-full rounded-xl border border-line bg-second px-3 py-2 text-[16px]"
        />
        <div className="flex items-center justify-end gap-3">
          <span role="status" className="text-[14px] text-dim">
            {said ? ui(said) : ''}
          </span>
          <Button disabled={!notes || text === notes.text} onClick={save}>
            {ui('notes.save')}
          </Button>
        </div>
      </div>
    </details>
  )
}
