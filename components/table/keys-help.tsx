import { useEffect, useRef } from 'react'
import { useWords } from '@/components/words'
import type { UiWord } from '@/lib/words/words'

/** What is printed on a key, or is called otherwise in each language. */
type Key = string | { called: UiWord }

const KEYS: readonly (readonly [Key, UiWord])[] = [
  ['← ↑ → ↓', 'keys.arrows'],
  [{ called: 'keys.enter.key' }, 'keys.enter'],
  [{ called: 'keys.send.key' }, 'keys.send'],
  ['Tab', 'keys.tab'],
  ['Esc', 'keys.escape'],
  ['U', 'keys.u'],
  ['F', 'keys.f'],
  ['+ −', 'keys.zoom'],
  ['M', 'keys.m'],
  ['W', 'keys.w'],
  ['?', 'keys.question'],
]

interface Props {
  /** How often the list was asked for: each time it comes into sight. */
  asked: number
  /** Keys of this table alone. */
  more: readonly (readonly [string, UiWord])[]
}

/** The list of keys. */
export function KeysHelp({ asked, more }: Props) {
  const { ui } = useWords()
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    if (asked > 0) list.current?.scrollIntoView({ block: 'end' })
  }, [asked])
  return (
    <section ref={list} aria-label={ui('keys.title')} className="scroll-mb-6">
      <h2 className="mb-1 text-[15px] font-extrabold">{ui('keys.title')}</h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[15px]">
        {[...KEYS, ...more].map(([key, word]) => (
          <div key={word} className="contents">
            <dt className="font-figures font-bold">{typeof key === 'string' ? key : ui(key.called)}</dt>
            <dd>{ui(word)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
