'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { troubleIn } from '@/components/table/trouble'
import { useWords } from '@/components/words'
import type { NoticeSettings, NoticeWishes } from '@/lib/play/api/notices'
import type { UiWord } from '@/lib/words/words'
import { type NoticeChange, noticesApi } from './api'

/** What something is said about; it is said there. */
export type Place = 'load' | 'device' | 'channels' | 'add' | 'when'

export interface Notices {
  /** Null until they are there. */
  settings: NoticeSettings | null
  /** True for a browser that has no account yet. */
  isNobody: boolean
  /** What holds here: everywhere, or at the game that this is about. */
  wishes: NoticeWishes | null
  said: { word: UiWord; about: Place } | null
  say: (word: UiWord, about: Place) => void
  /** Changes one thing; true if it was kept. */
  change: (change: NoticeChange, about: Place) => Promise<boolean>
  /** Changes wishes; null: as everywhere. */
  wish: (wishes: Partial<NoticeWishes> | null) => Promise<boolean>
}

/** How the player wishes to be told: everywhere, or at one game. */
export function useNotices(game?: string): Notices {
  const { language } = useWords()
  const [settings, setSettings] = useState<NoticeSettings | null>(null)
  const [isNobody, setNobody] = useState(false)
  const [said, setSaid] = useState<Notices['said']>(null)
  // What is wished shows at once; changes are sent one after the other, and the answer to the last one counts.
  const latest = useRef<NoticeSettings | null>(null)
  const sent = useRef(0)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const show = useCallback((next: NoticeSettings) => {
    latest.current = next
    setSettings(next)
  }, [])
  const say = useCallback((word: UiWord, about: Place) => setSaid({ word, about }), [])
  useEffect(() => {
    void noticesApi.read(game).then((reply) => {
      if ('ok' in reply) show(reply.ok)
      else if ('status' in reply && reply.status === 404) setNobody(true)
      else say(troubleIn(reply), 'load')
    })
  }, [game, show, say])
  const change = useCallback(
    (what: NoticeChange, about: Place): Promise<boolean> => {
      const number = ++sent.current
      const done = queue.current.then(async () => {
        const reply = await noticesApi.change(what, language)
        if ('ok' in reply) {
          const here = what.do === 'wishes' ? reply.ok.here : (latest.current?.here ?? null)
          if (number !== sent.current) return true
          show({ ...reply.ok, here })
          say('notices.saved', about)
          return true
        }
        const kept = await noticesApi.read(game)
        if ('ok' in kept) show(kept.ok)
        const added = what.do === 'hook' ? what.kind : what.do === 'mail' ? what.do : null
        const refused = 'status' in reply && reply.status === 400
        say(refused && added ? `notices.add.refused.${added}` : troubleIn(reply), about)
        return false
      })
      queue.current = done
      return done
    },
    [game, language, show, say],
  )
  const wish = useCallback(
    (more: Partial<NoticeWishes> | null) => {
      const now = latest.current!
      setSaid(null)
      const about = more?.channels ? 'channels' : 'when'
      if (game === undefined) {
        const wishes = { ...now.wishes, ...more }
        show({ ...now, wishes })
        return change({ do: 'wishes', wishes }, about)
      }
      const here = more && { ...now.here, ...more }
      show({ ...now, here })
      return change({ do: 'wishes', game, wishes: here }, about)
    },
    [change, game, show],
  )
  const wishes = settings && {
    ...settings.wishes,
    ...settings.here,
    channels: { ...settings.wishes.channels, ...settings.here?.channels },
  }
  return { settings, isNobody, wishes, said, say, change, wish }
}
