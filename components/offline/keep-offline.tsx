'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { whenIdle } from '@/components/ui/when-idle'
import { useWords } from '@/components/words'
import { keepPage } from './keep-page'

/** Milliseconds for which a page that has just come has better things to do, and after which it has loaded all. */
const SOON = 3000
const LATER = 8000

/** Has each page kept, with what it is made of, for when there is no network. Shows nothing. */
export function KeepOffline() {
  const { language } = useWords()
  const path = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks for itself
  useEffect(() => {
    const tryKeep = () => void keepPage(language).catch(() => undefined)
    let callOff = () => {}
    const begin = () => {
      const soon = setTimeout(() => {
        callOff = whenIdle(tryKeep)
      }, SOON)
      callOff = () => clearTimeout(soon)
    }
    if (document.readyState === 'complete') begin()
    else window.addEventListener('load', begin, { once: true })
    // The first page of all was there before the worker that could have seen it load.
    const later = setTimeout(tryKeep, LATER)
    return () => {
      window.removeEventListener('load', begin)
      callOff()
      clearTimeout(later)
    }
  }, [path, language])
  return null
}
