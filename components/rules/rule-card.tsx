'use client'

import { useEffect, useRef, useState } from 'react'
import { gameOf } from '@/components/games'
import { CloseIcon } from '@/components/ui/icons'
import { useWords } from '@/components/words'
import { type Rulebook, referencesOf, ruleAt } from '@/lib/kernel/rulebook'
import type { Language } from '@/lib/words/language'
import { RuleBody } from './rule-body'

/** The rules in the reader's language, fetched when the first one is opened. */
function useRulebook(game: string, language: Language): Rulebook | 'missing' | null {
  const [book, setBook] = useState<Rulebook | 'missing' | null>(null)
  useEffect(() => {
    let gone = false
    const fetched = gameOf(game)?.rulebook[language]() ?? Promise.reject(new Error('no rules'))
    fetched.then(
      (found) => gone || setBook(found),
      () => gone || setBook('missing'),
    )
    return () => {
      gone = true
    }
  }, [game, language])
  return book
}

interface CardProps {
  game: string
  number: string
  onOpen: (number: string) => void
  onClose: () => void
}

/** A rule in our words, over the table. */
export function RuleCard({ game, number, onOpen, onClose }: CardProps) {
  const { ui, language } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const book = useRulebook(game, language)
  useEffect(() => {
    if (!dialog.current!.open) dialog.current!.showModal()
  }, [])
  const rule = book && book !== 'missing' ? ruleAt(book, number) : undefined
  const title = rule?.texts[0]?.title
  return (
    <dialog
      ref={dialog}
      aria-labelledby="rule-title"
      data-testid="rule"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[80dvh] w-full max-w-none rounded-t-[18px] border-t border-line bg-ground p-0 text-ink shadow-[0_-4px_18px_rgba(40,25,5,.2)] backdrop:bg-black/35 sm:inset-0 sm:m-auto sm:max-h-[80dvh] sm:w-[32rem] sm:rounded-[18px] sm:border"
    >
      <div className="grid gap-3 px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <div className="flex items-center gap-3">
          <span className="rounded-lg bg-second px-2 py-0.5 font-figures text-lg font-bold">{number}</span>
          <h2 id="rule-title" className="grow text-xl leading-tight font-extrabold">
            {title ?? ui('table.rule', { cite: number })}
          </h2>
          <button
            type="button"
            className="-mr-2 grid size-12 shrink-0 place-items-center"
            aria-label={ui('rules.close')}
            onClick={onClose}
          >
            <CloseIcon />
          </button>
        </div>
        {rule ? (
          <RuleBody rule={rule} reading={ui('rules.reading')} />
        ) : (
          <p role="status" className="text-dim">
            {ui(book === null ? 'rules.loading' : 'rules.missing')}
          </p>
        )}
        {rule && book && book !== 'missing' ? (
          <div className="flex flex-wrap gap-2">
            {referencesOf(book, rule).map((other) => (
              <button
                key={other.number}
                type="button"
                className="min-h-12 rounded-xl border border-line px-3 text-left text-[15px]"
                onClick={() => onOpen(other.number)}
              >
                <b className="font-figures text-[17px]">{other.number}</b> {other.texts[0]?.title}
              </button>
            ))}
          </div>
        ) : null}
        <a
          href={`/rules/${game}#${rule?.number ?? number}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-12 items-center font-bold underline"
        >
          {ui('rules.all')}
        </a>
      </div>
    </dialog>
  )
}
