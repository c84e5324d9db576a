'use client'

import { useWords } from '@/components/words'
import type { Notices, Place } from './use-notices'

/** What came of a change, beside what was changed. */
export function Said({ notices: { said }, about }: { notices: Notices; about: Place }) {
  const { ui } = useWords()
  const word = said?.about === about ? said.word : null
  return (
    <p
      role="status"
      className={
        word ? `text-[15px] ${word === 'notices.saved' ? 'text-dim' : 'font-bold text-warn'}` : 'spoken'
      }
    >
      {word ? ui(word) : null}
    </p>
  )
}
