'use client'

import { useEffect, useState } from 'react'
import { gameOf } from '@/components/games'
import { SheetDialog } from '@/components/ui/sheet-dialog'
import { useWords } from '@/components/words'
import { type Rulebook, referencesOf, ruleAt } from '@/lib/kernel/rulebook'
import type { Language } from '@/lib/words/language'
import { RuleBody } from './rule-body'

/** The rules in the reader's language, fetched when the first one is opened. */
function useRulebook(game: string, language: Language): Rulebook | 'missing' | null {
  const [book, setBook] = useState<Rulebook | 'missing' | null>(null)
  useEffect(() => {
    let gone = false
    const fetched = gameOf(game)?.rulebook(language) ?? Promise.reject(new Error('no rules'))
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
  const book = useRulebook(game, language)
  const rule = book && book !== 'missing' ? ruleAt(book, number) : undefined
  const title = rule?.texts[0]?.title
  return (
    <SheetDialog
      title={title ?? ui('table.rule', { cite: number })}
      mark={<span className="rounded-lg bg-second px-2 py-0.5 font-figures text-lg font-bold">{number}</span>}
      close={ui('rules.close')}
      testid="rule"
      onClose={onClose}
    >
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
    </SheetDialog>
  )
}
