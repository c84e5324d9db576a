'use client'

import { useSyncExternalStore } from 'react'
import { guidedCookie, WIN } from './guide-due'

/** Hints for a newcomer, kept on the device: those that need not be given again, and `OFF` where none is wanted. */
export const KEY = 'fieldpost/hints'
export const OFF = 'off'

const listeners = new Set<() => void>()

/** What is kept of hints. */
export function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    // Where nothing can be kept nobody is to be bothered with the same hint for ever.
    return OFF
  }
}

export const listOf = (text: string): string[] => text.split(' ').filter(Boolean)

/** Tells the server's next page whether the first hint is still to be given. */
function tellServer(): void {
  const given = listOf(kept())
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = guidedCookie(given.includes(OFF) || given.includes(WIN))
}

/** Tells whoever shows hints, and the server, that others are kept now. */
export function tellOfHints(): void {
  tellServer()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  // Cookies may be gone where the rest is kept.
  if (listeners.size === 0) tellServer()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Which hints this device still has to give. `due`: true if this one is. */
export function useHintsDue(): { on: boolean; due: (hint: string) => boolean } {
  const given = listOf(useSyncExternalStore(subscribe, kept, () => OFF))
  const on = !given.includes(OFF)
  return { on, due: (hint) => on && !given.includes(hint) }
}
