'use client'

import { useSyncExternalStore } from 'react'
import { type Shade, shadeCookie, shadeIn, shadeOf } from './shade'
import { mediaOf } from './use-media'

const SYSTEM = '(prefers-color-scheme: dark)'
/** What a window is told when its colours have changed. */
export const SHADE_CHANGED = 'shade'

/** What the colours of the page follow (`app/globals.css`). */
const dress = () => {
  document.documentElement.dataset.shade = shadeIn(document.cookie)
}
/** As the page is dressed: a cookie costs a question to another process, and this is asked by every card that is drawn. */
const chosen = (): Shade => shadeOf(document.documentElement.dataset.shade)
// A page that was kept for when there is no network is dressed as it was then.
if (typeof document !== 'undefined') dress()

/** true: the page is shown as by night. */
function isNight(): boolean {
  const shade = chosen()
  return shade === 'system' ? mediaOf(SYSTEM).matches : shade === 'night'
}

/** Tells of every change between day and night; answers how to hear no more of it. */
function onShade(changed: () => void): () => void {
  const media = mediaOf(SYSTEM)
  media.addEventListener('change', changed)
  window.addEventListener(SHADE_CHANGED, changed)
  return () => {
    media.removeEventListener('change', changed)
    window.removeEventListener(SHADE_CHANGED, changed)
  }
}

/** true while the page is shown as by night; false on the server. */
export const useNight = (): boolean => useSyncExternalStore(onShade, isNight, () => false)

/** What was chosen, and how to choose. */
export function useShade(): [Shade, (shade: Shade) => void] {
  const shade = useSyncExternalStore(onShade, chosen, () => 'system' as const)
  const choose = (next: Shade) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
    document.cookie = shadeCookie(next)
    dress()
    window.dispatchEvent(new Event(SHADE_CHANGED))
  }
  return [shade, choose]
}

/** For which windows a picture of the night is meant: by what was chosen, else by the system. */
export function useNightMedia(): string {
  const [shade] = useShade()
  return shade === 'system' ? SYSTEM : shade === 'night' ? '(min-width: 0px)' : '(max-width: 0px)'
}

/** The same for what draws by itself. */
export const SHADING = { isNight, onChange: onShade }
