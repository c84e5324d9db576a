'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import { type Language, localeOf } from '@/lib/words/language'

interface Props {
  /** ISO time at which the reader last looked. */
  since: string
  /** What happened, such as "3 attacks, Vitebsk taken"; null: the full account alone. */
  what: string | null
  mine: boolean
  /** He is told of what he ordered himself. */
  own: boolean
  /** Absent where nothing moved. */
  onWatch: (() => void) | undefined
  /** So many fights are watched, and nothing else; 0: all that happened is. */
  fights: number
  onClose: () => void
  /** What stands before the full account, such as the weather. */
  head: readonly string[]
  /** The same in full. */
  children?: ReactNode
}

const WEEK_MS = 6 * 24 * 60 * 60 * 1000

/** A moment as one speaks of it, in the reader's own time: of today the hour, then the day of the week, then the date. */
export function spokenTime(iso: string, language: Language, now: number, timeZone?: string): string {
  const at = Date.parse(iso)
  const part = (shape: object, moment = at) =>
    new Intl.DateTimeFormat(localeOf(language), { ...shape, timeZone }).format(moment)
  const hour = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const date = { day: 'numeric', month: 'long' } as const
  const isNear = now - at < WEEK_MS
  if (isNear && part(date) === part(date, now)) return hour
  return `${part(isNear ? { weekday: 'long' } : date)} ${hour}`
}

/** "Since you last looked": what happened, and whether to watch it. */
export function RecapCard({ since, what, mine, own, onWatch, fights, head, onClose, children }: Props) {
  const { ui, language } = useWords()
  const time = spokenTime(since, language, Date.now())
  const isAsked = mine && !own
  const when = ui(own ? 'recap.ordered.told' : 'recap.since.told', { time })
  return (
    <section aria-label={ui('recap.title')} className="mb-2 grid gap-2 rounded-xl bg-second p-3">
      {what === null || own ? (
        <p role="status" className="text-[15px] text-dim leading-tight">
          {[when, ...head].join(' · ')}
        </p>
      ) : (
        <p role="status" className="text-[17px] leading-snug">
          {ui('recap.since', { time, what })}
        </p>
      )}
      {children}
      <div className="flex gap-2">
        {onWatch ? (
          <Button look={isAsked ? 'second' : 'primary'} className="flex-1" onClick={onWatch}>
            {fights > 0 ? ui('recap.watch.fights', { n: fights }) : ui('recap.watch')}
          </Button>
        ) : null}
        <Button look={isAsked ? 'primary' : 'second'} className="flex-1" onClick={onClose}>
          {ui(isAsked ? 'recap.go' : 'recap.close')}
        </Button>
      </div>
    </section>
  )
}
