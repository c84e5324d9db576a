'use client'

import dynamic from 'next/dynamic'
import { createContext, type MouseEvent, type ReactNode, useContext, useMemo, useState } from 'react'
import { useWords } from '@/components/words'
import { printedCite, ruleNumber } from '@/lib/kernel/cite'
import type { Cite } from '@/lib/kernel/decision'

/** Fetched with the panels that a first view does not show. */
export const fetchRuleCard = () => import('./rule-card').then(({ RuleCard }) => RuleCard)
const RuleCard = dynamic(fetchRuleCard, { ssr: false })

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

interface RuleLinkProps {
  cite: string
  className?: string
  /** What the rule is about; absent: its number. */
  children?: ReactNode
}

/** A rule number, or what it is about, that leads to the rule: in place at a table, else on the page of rules. */
export function RuleLink({ cite, className = '', children }: RuleLinkProps) {
  const cards = useContext(Context)
  const { ui } = useWords()
  const printed = printedCite(cite as Cite)
  const size = children ? '' : 'text-[13px]'
  if (!cards) return <span className={`shrink-0 ${size} ${className}`}>{children ?? printed}</span>
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
      aria-label={children ? undefined : ui('table.rule', { cite: printed })}
      title={children ? printed : undefined}
      onClick={onClick}
      // As high as a control must be, without making its line higher: a row has more room than a line of text.
      className={`-my-1.5 [p>&]:-my-3.5 inline-flex min-h-12 min-w-12 shrink-0 items-center justify-center underline decoration-line underline-offset-4 ${size} ${className}`}
    >
      {children ?? printed}
    </a>
  )
}
