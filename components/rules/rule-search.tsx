'use client'

import { useState } from 'react'
import { useWords } from '@/components/words'

const plain = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** Hides what does not hold the words that were typed, and answers how many rules are left. */
function filter(text: string): number {
  const wanted = plain(text).split(/\s+/).filter(Boolean)
  let found = 0
  for (const chapter of document.querySelectorAll<HTMLElement>('[data-chapter]')) {
    let here = 0
    for (const rule of chapter.querySelectorAll<HTMLElement>('[data-rule]')) {
      const told = plain(rule.textContent ?? '')
      rule.hidden = !wanted.every((word) => told.includes(word))
      if (!rule.hidden) here += 1
    }
    for (const chart of chapter.querySelectorAll<HTMLElement>('[data-chart]'))
      chart.hidden =
        wanted.length > 0 && !wanted.every((word) => plain(chart.textContent ?? '').includes(word))
    chapter.hidden = here === 0
    found += here
  }
  return found
}

/** Looks through the rules of the page as one types. */
export function RuleSearch() {
  const { ui } = useWords()
  const [found, setFound] = useState<number | null>(null)
  return (
    <search className="sticky top-0 z-10 -mx-5 bg-ground px-5 py-2 print:hidden">
      <input
        type="search"
        aria-label={ui('rules.search')}
        placeholder={ui('rules.search')}
        onChange={(event) => {
          const text = event.target.value
          const left = filter(text)
          setFound(text.trim() === '' ? null : left)
        }}
        className="min-h-12 w-full rounded-xl border border-line bg-second px-4 text-[17px]"
      />
      <p role="status" className="text-[15px] text-dim">
        {found === null ? '' : ui('rules.found', { n: found })}
      </p>
    </search>
  )
}
