import { useEffect, useRef } from 'react'
import { useWords } from '@/components/words'
import type { UiWord } from '@/lib/words/words'

const KEYS: readonly (readonly [string, UiWord])[] = [
  ['← ↑ → ↓', 'keys.arrows'],
  ['Enter', 'keys.enter'],
  ['Tab', 'keys.tab'],
  ['Esc', 'keys.escape'],
  ['U', 'keys.u'],
  ['F', 'keys.f'],
  ['Z', 'keys.z'],
  ['S', 'keys.s'],
  ['C', 'keys.c'],
  ['+ −', 'keys.zoom'],
  ['W', 'keys.w'],
  ['?', 'keys.question'],
]

/** The list of keys; `asked` counts how often it was asked for, and each time it comes into sight. */
export function KeysHelp({ asked }: { asked: number }) {
  const { ui } = useWords()
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    if (asked > 0) list.current?.scrollIntoView({ block: 'end' })
  }, [asked])
  return (
    <section ref={list} aria-label={ui('keys.title')} className="scroll-mb-6">
      <h2 className="mb-1 text-[15px] font-extrabold">{ui('keys.title')}</h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[15px]">
        {KEYS.map(([key, word]) => (
          <div key={word} className="contents">
            <dt className="font-figures font-bold">{key}</dt>
            <dd>{ui(word)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
