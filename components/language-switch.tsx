'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { LANGUAGE_NAMES, LANGUAGES, languageCookie } from '@/lib/words/language'
import { useWords } from './words'

/** The languages, each in its own words; what has been chosen on the page stays. */
export function LanguageSwitch() {
  const { language, ui } = useWords()
  const router = useRouter()
  const [waiting, startTransition] = useTransition()
  return (
    <fieldset aria-busy={waiting}>
      <legend className="text-[15px] font-extrabold">{ui('language.title')}</legend>
      <div className="mt-1 grid grid-cols-2 gap-2">
        {LANGUAGES.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={one === language}
            className={`min-h-12 rounded-xl border px-3 font-bold ${one === language ? 'border-mark bg-second' : 'border-line'}`}
            onClick={() => {
              // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
              document.cookie = languageCookie(one)
              startTransition(() => router.refresh())
            }}
          >
            {LANGUAGE_NAMES[one]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
