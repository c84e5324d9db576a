/** How often something is looked at that others may change, milliseconds. */
export interface Rhythm {
  /** Between two looks, as long as somebody is at the page. */
  every: number
  /** Where nobody was at the page for `patience`, each pause is longer than the one before, up to this. */
  slowest: number
  patience: number
  /** At first it is looked at more often, the first time after a pause of its own. */
  quick?: { first: number; every: number; lasts: number } | undefined
}

/** Milliseconds without a finger or a key from which on nobody counts as being there. */
export const PRESENT = 5 * 60_000
const GROWTH = 1.25
/** Whoever comes back to the page looks at something that is no older than this, milliseconds. */
const FRESH = 2500
/** A finger is answered first. */
const SOON = 150

/** Fingers and keys say that somebody is there, and nothing of what others have done: they ask for nothing. */
const TOUCHES = ['pointerdown', 'keydown'] as const

/** What a page tells of itself. */
export interface Page {
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & { readonly hidden: boolean }
  /** What hands on that a push has come (`public/sw.js`); absent where there is none. */
  worker?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined
}

const thisPage = (): Page => ({ window, document, worker: navigator.serviceWorker })

/**
 * Looks again and again, for the first time after one pause: never while the page is hidden, and at once when somebody
 * comes back to it or a push has come. Ends with what it returns.
 */
export function lookAgain(
  { every: usual, slowest, patience, quick }: Rhythm,
  look: () => Promise<void>,
  page: Page = thisPage(),
): () => void {
  const begun = Date.now()
  const pause = () => (quick && Date.now() - begun < quick.lasts ? quick.every : usual)
  let wait = pause()
  let looked = Date.now()
  let touched = looked
  let due = 0
  let looking = false
  let gone = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const plan = (ms: number) => {
    clearTimeout(timer)
    due = Date.now() + ms
    timer = setTimeout(go, ms)
  }
  const go = async () => {
    if (page.document.hidden) return
    looking = true
    looked = Date.now()
    try {
      await look()
    } finally {
      looking = false
      if (!gone) {
        wait = Date.now() - touched < patience ? pause() : Math.min(slowest, wait * GROWTH)
        // From the beginning of one look to the next, unless it took long.
        plan(wait - Math.min(Date.now() - looked, wait / 2))
      }
    }
  }
  const touch = () => {
    touched = Date.now()
    wait = pause()
    if (!looking && due - touched > wait) plan(wait)
  }
  const back = ({ type }: Event) => {
    if (page.document.hidden) return
    touch()
    if (looking) return
    // What was looked for without a network found nothing.
    if (type === 'online' || touched - looked >= FRESH) plan(SOON)
    else if (due <= touched) plan(pause())
  }
  const pushed = (event: Event) => {
    if ('data' in event && (event.data as { push?: true } | null)?.push && !looking && !page.document.hidden)
      plan(0)
  }
  // A page that is shown for the first time was looked at just now.
  const shown = (event: Event) => 'persisted' in event && event.persisted === true && back(event)

  plan(quick?.first ?? wait)
  page.worker?.addEventListener('message', pushed)
  page.document.addEventListener('visibilitychange', back)
  page.window.addEventListener('pageshow', shown)
  // Not in the capturing phase: a button that gets the focus is nobody who comes back.
  for (const sign of ['focus', 'online']) page.window.addEventListener(sign, back)
  for (const sign of TOUCHES) page.window.addEventListener(sign, touch, { capture: true, passive: true })
  return () => {
    gone = true
    clearTimeout(timer)
    page.worker?.removeEventListener('message', pushed)
    page.document.removeEventListener('visibilitychange', back)
    page.window.removeEventListener('pageshow', shown)
    for (const sign of ['focus', 'online']) page.window.removeEventListener(sign, back)
    for (const sign of TOUCHES) page.window.removeEventListener(sign, touch, { capture: true })
  }
}
