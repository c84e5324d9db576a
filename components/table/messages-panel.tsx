'use client'

import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import type { ChatAnswer, ChatRequest } from '@/lib/play/api/talk'
import type { UiWord } from '@/lib/words/words'
import { type Reply, requestId } from './api'
import { momentOf } from './clock'
import type { GameControls } from './game-controls'
import { pagesApi } from './pages-api'
import { phraseSays, SetPhrases } from './set-phrases'
import { troubleIn } from './trouble'

/** Characters of a message, as the server takes them. */
const LONGEST = 500
/** From here on it is said how many are left. */
const NEAR = 80
/** What has been written, until it is known. */
const NOTHING: Pick<ChatAnswer, 'messages' | 'older' | 'muted'> = { messages: [], older: false, muted: false }

/**
 * What the two players write to each other; nothing where there is nobody to write to. Where the computer has taken the
 * other's seat, what was written is still to be read.
 */
export function MessagesPanel({ game }: { game: GameControls }) {
  const { ui } = useWords()
  const { mode, players, seats } = game.answer!
  const other = Object.keys(players).find((side) => !seats.includes(side))
  if (seats.length !== 1 || !other || players[other] === 'open') return null
  const isThere = players[other] === 'person'
  if (!isThere && mode !== 'invite') return null
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-[15px] font-extrabold">{ui('chat.title')}</h2>
        {isThere ? (
          <p role="status" className="text-[14px] text-dim empty:hidden">
            {game.here ? (
              <>
                <span aria-hidden="true" className="mr-1.5 inline-block size-2.5 rounded-full bg-primary" />
                {ui('chat.here')}
              </>
            ) : null}
          </p>
        ) : null}
      </div>
      <Talk game={game} isThere={isThere} />
    </section>
  )
}

function Talk({ game, isThere }: { game: GameControls; isThere: boolean }) {
  const { ui } = useWords()
  const id = game.answer!.game
  const [chat, setChat] = useState<ChatAnswer | null>(null)
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  const isRead = useRef(false)
  const take = useCallback((reply: Reply<ChatAnswer>): boolean => {
    if ('ok' in reply) {
      setChat((before) => joined(before, reply.ok))
      setTrouble(null)
    } else setTrouble('error' in reply && reply.status === 429 ? 'chat.often' : troubleIn(reply))
    return 'ok' in reply
  }, [])
  const post = async (what: Omit<ChatRequest, 'id'>) => {
    setTrouble(null)
    const reply = await pagesApi.talk(id, { id: requestId(), ...what })
    const known = chat?.messages.at(-1)?.n ?? -1
    // What another device or the other player has written in between is not told with one's own message.
    const isGap = 'ok' in reply && (reply.ok.messages[0]?.n ?? 0) > known + 1
    return take(isGap ? await pagesApi.chat(id, null) : reply)
  }

  // Whenever there is something new it is read; that all was read is nothing new.
  useEffect(() => {
    if (isRead.current && game.unread === 0) return
    let gone = false
    const noteRead = () => pagesApi.talk(id, { id: requestId(), read: true })
    // Whoever has it before his eyes has read it.
    const read = async () => {
      const reply = await (game.unread > 0 ? noteRead() : pagesApi.chat(id, null))
      if (gone) return
      isRead.current = take(reply)
      if ('ok' in reply && reply.ok.unread > 0) void noteRead()
    }
    void read()
    return () => {
      gone = true
    }
  }, [id, game.unread, take])

  const alarm = trouble ? (
    <p role="alert" className="text-[15px] text-warn">
      {ui(trouble)}
    </p>
  ) : null
  // What is below must not move when what was written comes, as it mostly is nothing.
  const { messages, older, muted } = chat ?? NOTHING
  const more = async () => take(await pagesApi.chat(id, messages[0]?.n ?? 0))
  if (!chat && alarm) return alarm
  return (
    <div className="grid gap-3">
      {older ? (
        <Button look="quiet" className="underline" onClick={more}>
          {ui('chat.older')}
        </Button>
      ) : null}
      {messages.length === 0 && !muted ? (
        <p className={`text-[15px] text-dim ${chat ? '' : 'invisible'}`}>{ui('chat.empty')}</p>
      ) : null}
      <ol className="grid gap-2" aria-live="polite">
        {messages.map((message) => (
          <Message key={message.n} {...message} onReport={() => post({ report: message.n })} />
        ))}
      </ol>
      {isThere ? <SetPhrases onSay={(phrase) => post({ phrase })} /> : null}
      {isThere ? <Writer onSay={(say) => post({ say })} /> : null}
      {alarm}
      {muted ? <p className="text-[15px] text-dim">{ui('chat.muted')}</p> : null}
      <Button
        look="quiet"
        className="justify-self-start !px-0 text-[15px] underline"
        onClick={() => post({ mute: !muted })}
      >
        {ui(muted ? 'chat.unmute' : 'chat.mute')}
      </Button>
    </div>
  )
}

/** Newer and older pages put together; when hidden or shown again all is new. */
function joined(before: ChatAnswer | null, now: ChatAnswer): ChatAnswer {
  if (!before || before.muted !== now.muted) return now
  const [first, last] = [now.messages[0]?.n ?? 0, now.messages.at(-1)?.n ?? -1]
  const above = before.messages.filter(({ n }) => n < first)
  const below = before.messages.filter(({ n }) => n > last)
  return {
    ...now,
    messages: [...above, ...now.messages, ...below],
    older: above.length > 0 ? before.older : now.older,
  }
}

type MessageProps = ChatAnswer['messages'][number] & { onReport: () => Promise<boolean> }

/** A message; a tap on one of the other player offers to report it. */
function Message({ mine, time, text, phrase, onReport }: MessageProps) {
  const said = useWords()
  const { ui } = said
  const [open, setOpen] = useState(false)
  const [reported, setReported] = useState(false)
  const when = momentOf(said, Date.parse(time))
  const words = (
    <>
      <span className="block text-[13px] text-dim">{mine ? `${ui('chat.you')} · ${when}` : when}</span>
      <span className="block text-[16px] leading-snug break-words whitespace-pre-wrap">
        {phrase ? phraseSays(said, phrase) : text}
      </span>
    </>
  )
  const look = 'min-h-12 max-w-[85%] rounded-2xl border border-line px-3 py-1.5 text-left font-medium'
  if (mine) return <li className={`${look} justify-self-end bg-second`}>{words}</li>
  return (
    <li className="grid justify-items-start gap-1">
      <button type="button" aria-expanded={open} className={look} onClick={() => setOpen(!open)}>
        {words}
      </button>
      {open ? (
        <>
          {reported ? null : (
            <Button className="text-[15px]" onClick={async () => setReported(await onReport())}>
              {ui('chat.report')}
            </Button>
          )}
          <p role="status" className="text-[15px] text-dim empty:hidden">
            {reported ? ui('chat.reported') : null}
          </p>
        </>
      ) : null}
    </li>
  )
}

function Writer({ onSay }: { onSay: (text: string) => Promise<boolean> }) {
  const { ui } = useWords()
  const [text, setText] = useState('')
  const busy = useRef(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy.current || text.trim() === '') return
    busy.current = true
    if (await onSay(text)) setText('')
    busy.current = false
  }
  const left = LONGEST - text.length
  return (
    <form className="grid gap-2" onSubmit={send}>
      <textarea
        aria-label={ui('chat.write')}
        placeholder={ui('chat.write')}
        value={text}
        rows={2}
        maxLength={LONGEST}
        onChange={(event) => setText(event.target.value)}
        className="min-h-16 w-full rounded-xl border border-line bg-second px-3 py-2 text-[16px]"
      />
      <div className="flex items-center justify-end gap-3">
        {left < NEAR ? <span className="text-[14px] text-dim">{ui('chat.left', { n: left })}</span> : null}
        <Button type="submit" look="primary" disabled={text.trim() === ''}>
          {ui('chat.send')}
        </Button>
      </div>
    </form>
  )
}
