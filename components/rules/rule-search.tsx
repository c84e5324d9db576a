'use client'

import { useState } from 'react'
import { SearchField } from '@/components/ui/search-field'
import { holdsWords, typedWords } from '@/components/ui/search-text'
import { useWords } from '@/components/words'
import { markWords } from './mark-words'

/** So many of the rules that are meant most likely stand first. */
const BEST = 5

interface Best {
  number: string
  title: string
}
interface Found {
  rules: number
  /** Rules whose number was typed, or whose title holds what was. */
  best: readonly Best[]
}

/** Hides what does not hold the words that were typed, marks them in the rest, and answers what is left. */
function filter(text: string): Found {
  const wanted = typedWords(text)
  const left: HTMLElement[] = []
  const best: Best[] = []
  for (const chapter of document.querySelectorAll<HTMLElement>('[data-chapter]')) {
    const before = left.length
    for (const rule of chapter.querySelectorAll<HTMLElement>('[data-rule]')) {
      rule.hidden = !holdsWords(rule.textContent ?? '', wanted)
      if (rule.hidden) continue
      left.push(rule)
      const title = [...rule.querySelectorAll('h3, h4')].map((one) => one.textContent).join(' · ')
      if (rule.id === text.trim()) best.unshift({ number: rule.id, title })
      else if (holdsWords(title, wanted)) best.push({ number: rule.id, title })
    }
    for (const chart of chapter.querySelectorAll<HTMLElement>('[data-chart]'))
      chart.hidden = !holdsWords(chart.textContent ?? '', wanted)
    chapter.hidden = left.length === before
  }
  markWords(left, text.toLowerCase().split(/\s+/).filter(Boolean))
  return { rules: left.length, best: best.slice(0, BEST) }
}

/** Looks through the rules of the page as one types. */
export function RuleSearch() {
  const { ui } = useWords()
  const [found, setFound] = useState<Found | null>(null)
  return (
    <search className="sticky top-0 z-10 -mx-5 bg-ground px-5 py-2 print:hidden">
      <SearchField
        label={ui('rules.search')}
        onSeek={(text) => {
          const left = filter(text)
          setFound(text.trim() === '' ? null : left)
        }}
      />
      <p role="status" className="pt-2 text-[15px] text-dim empty:pt-0">
        {found === null ? '' : ui('rules.found', { n: found.rules })}
      </p>
      {found && found.best.length > 0 ? (
        <ul className="max-h-[30dvh] overflow-y-auto">
          {found.best.map(({ number, title }) => (
            <li key={number}>
              <a href={`#${number}`} className="flex min-h-12 items-center gap-3 text-[15px] underline">
                <b className="font-figures text-[17px]">{number}</b> {title}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </search>
  )
}
