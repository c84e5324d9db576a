import type { Language } from '@/lib/words/language'
import { mayServe, registered } from './service-worker'

/** Paths of all that this page has loaded so far. */
const loaded = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => {
    const url = new URL(name)
    return url.origin === window.location.origin ? [url.pathname] : []
  })

/**
 * Asks the service worker to keep this page, and what it is made of, for when there is no network. While one develops,
 * files change without changing their names, and a board on another site is looked at only: those are not kept.
 */
export async function keepPage(language: Language): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !mayServe() || window.parent !== window) return
  const { active } = await registered()
  active?.postMessage({ keep: { path: window.location.pathname, language, files: loaded() } })
}
