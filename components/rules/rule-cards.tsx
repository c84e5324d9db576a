'use client'

import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { RULEBOOKS } from '@/components/games/rulebooks'
import { CloseIcon } from '@/components/ui/icons'
import { useWords } from '@/components/words'
import type { Cite } from '@/lib/kernel/decision'
import { printedCite } from '@/lib/kernel/ledger'
import { type Rulebook, referencesOf, ruleAt, ruleNumber } from '@/lib/kernel/rulebook'
import type { Language } from '@/lib/words/language'
import { RuleBody } from './rule-body'

interface Cards {
  game: string
  open: (number: string) => void
}

const Context = createContext<Cards | null>(null)

/** Lets every rule number inside open its rule in place, so that nothing on the table is lost. */
export function RuleCards({ game, children }: { game: string; children: ReactNode }) {
  const [number, setNumber] = useState<string | null>(null)
  const cards = useMemo(() => ({ game, open: setNumber }), [game])
  return (
    <Context value={cards}>
      {children}
      {number === null ? null : (
        <RuleCard game={game} number={number} onOpen={setNumber} onClose={() => setNumber(null)} />
      )}
    </Context>
  )
}

/** A rule number that leads to its rule: in place at a table, else on the page of rules. */
export function RuleLink({ cite, className = '' }: { cite: string; className?: string }) {
  const cards = useContext(Context)
  const { ui } = useWords()
  const printed = printedCite(cite as Cite)
  if (!cards) return <span className={`shrink-0 text-[13px] ${className}`}>{printed}</span>
  const number = ruleNumber(printed)
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    cards.open(number)
  }
  return (
    <a
      href={`/rules/${cards.game}#${number}`}
      target="_blank"
      rel="noreferrer"
      aria-label={ui('table.rule', { cite: printed })}
      onClick={onClick}
      // As high as a control must be, without making its line higher.
      className={`-my-1.5 inline-flex min-h-12 min-w-12 shrink-0 items-center justify-center text-[13px] underline decoration-line underline-offset-4 ${className}`}
    >
      {printed}
    </a>
  )
}

/** The rules in the reader's language, fetched when the first one is opened. */
function useRulebook(game: string, language: Language): Rulebook | 'missing' | null {
  const [book, setBook] = useState<Rulebook | 'missing' | null>(null)
  useEffect(() => {
    let gone = false
    const fetched = RULEBOOKS[game]?.[language]() ?? Promise.reject(new Error('no rules'))
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

function RuleCard({ game, number, onOpen, onClose }: CardProps) {
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
