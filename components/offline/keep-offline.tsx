'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { whenIdle } from '@/components/ui/when-idle'
import { useWords } from '@/components/words'
import { mayServe, registered } from './service-worker'

/** Milliseconds after which the page has loaded whatever it will show soon. */
const LATER = 8000

/** Paths of all that this page has loaded so far. */
const loaded = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => {
    const url = new URL(name)
    return url.origin === window.location.origin ? [url.pathname] : []
  })

/** Asks the service worker to keep this page, and what it is made of, for when there is no network. Shows nothing. */
export function KeepOffline() {
  const { language } = useWords()
  const path = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks for itself
  useEffect(() => {
    // While one develops, files change without changing their names. A board on another site is looked at only.
    if (process.env.NODE_ENV !== 'production' || !mayServe() || window.parent !== window) return
    const keep = async () => {
      const { active } = await registered()
      active?.postMessage({ keep: { path: window.location.pathname, language, files: loaded() } })
    }
    const tryKeep = () => void keep().catch(() => undefined)
    let callOff = () => {}
    const begin = () => {
      callOff = whenIdle(tryKeep)
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
