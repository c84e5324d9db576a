'use client'

import { useCallback, useEffect, useState } from 'react'
import { troubleIn } from '@/components/table/trouble'
import { useWords } from '@/components/words'
import type { NoticeSettings, NoticeWishes } from '@/lib/play/api'
import type { UiWord } from '@/lib/words/words'
import { type NoticeChange, noticesApi } from './api'

export interface Notices {
  /** Null until they are there. */
  settings: NoticeSettings | null
  /** True for a browser that has no account yet. */
  isNobody: boolean
  /** What holds here: everywhere, or at the game that this is about. */
  wishes: NoticeWishes | null
  said: UiWord | null
  say: (word: UiWord | null) => void
  /** Changes one thing; true if it was kept. */
  change: (change: NoticeChange) => Promise<boolean>
  /** Changes wishes; null: as everywhere. */
  wish: (wishes: Partial<NoticeWishes> | null) => Promise<boolean>
}

/** How the player wishes to be told: everywhere, or at one game. */
export function useNotices(game?: string): Notices {
  const { language } = useWords()
  const [settings, setSettings] = useState<NoticeSettings | null>(null)
  const [isNobody, setNobody] = useState(false)
  const [said, say] = useState<UiWord | null>(null)
  useEffect(() => {
    void noticesApi.read(game).then((reply) => {
      if ('ok' in reply) setSettings(reply.ok)
      else if ('status' in reply && reply.status === 404) setNobody(true)
      else say(troubleIn(reply))
    })
  }, [game])
  const change = useCallback(
    async (what: NoticeChange) => {
      const reply = await noticesApi.change(what, language)
      if ('ok' in reply) {
        setSettings((before) => ({
          ...reply.ok,
          here: what.do === 'wishes' ? reply.ok.here : (before?.here ?? null),
        }))
        say('notices.saved')
        return true
      }
      const refused = 'status' in reply && reply.status === 400 && (what.do === 'mail' || what.do === 'hook')
      say(refused ? 'notices.add.refused' : troubleIn(reply))
      return false
    },
    [language],
  )
  const wish = useCallback(
    (more: Partial<NoticeWishes> | null) =>
      game === undefined
        ? change({ do: 'wishes', wishes: { ...settings?.wishes, ...more } })
        : change({ do: 'wishes', game, wishes: more && { ...settings?.here, ...more } }),
    [change, game, settings],
  )
  const wishes = settings && {
    ...settings.wishes,
    ...settings.here,
    channels: { ...settings.wishes.channels, ...settings.here?.channels },
  }
  return { settings, isNobody, wishes, said, say, change, wish }
}
