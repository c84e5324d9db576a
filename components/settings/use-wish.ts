'use client'

import { useSyncExternalStore } from 'react'
import { wear } from './colours'
import { WISHES, type Wish, wishCookie, wishesIn } from './wishes'

const CHANGED = 'wish'

/** What the page's colours and letters follow (`app/globals.css`), and the map's. */
function dress(): void {
  for (const [name, chosen] of Object.entries(wishesIn(document.cookie)))
    document.documentElement.setAttribute(name, chosen)
  wear(wished('colours') === 'safe')
}

/** What this device's reader has chosen. */
export const wished = (wish: Wish): string => wishesIn(document.cookie)[`data-${wish}`]!

// A page that was kept for when there is no network is dressed as it was then, and the map is always at first as usual.
if (typeof document !== 'undefined') dress()

function onWish(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed)
  return () => window.removeEventListener(CHANGED, changed)
}

/** What was chosen, and how to choose. */
export function useWish(wish: Wish): [string, (chosen: string) => void] {
  const chosen = useSyncExternalStore(
    onWish,
    () => wished(wish),
    () => WISHES[wish][0],
  )
  const choose = (next: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
    document.cookie = wishCookie(wish, next)
    dress()
    window.dispatchEvent(new Event(CHANGED))
  }
  return [chosen, choose]
}
