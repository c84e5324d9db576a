'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { LANGUAGE_NAMES, LANGUAGES, type Language, languageCookie } from '@/lib/words/language'
import { OneOf } from '../ui/one-of'
import { useWords } from '../words'

/** The languages, each in its own words; what has been chosen on the page stays. */
export function LanguageSwitch() {
  const { language, ui } = useWords()
  const router = useRouter()
  const [waiting, startTransition] = useTransition()
  const options = LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id], lang: id }))
  const choose = (id: Language) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
    document.cookie = languageCookie(id)
    startTransition(() => router.refresh())
  }
  return (
    <OneOf
      legend={ui('language.title')}
      options={options}
      chosen={language}
      busy={waiting}
      onChoose={choose}
    />
  )
}
