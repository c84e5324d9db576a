'use client'

import { useSyncExternalStore } from 'react'
import { hintsOf, OFF, withHints } from '@/lib/kernel/hints'
import { guidedCookie, isFirstGiven } from './guide-due'

/** Hints for a newcomer, kept on the device: those that need not be given again, and `OFF` where none is wanted. */
const KEY = 'fieldpost/hints'
/** What of them his account has yet to be told. */
const UNTOLD = 'fieldpost/hints/untold'

const listeners = new Set<() => void>()
let isKnown = false

/** What is kept of hints. */
export function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    // Where nothing can be kept nobody is to be bothered with the same hint for ever.
    return OFF
  }
}

/** What the account has yet to be told. */
export function untold(): readonly string[] {
  try {
    return hintsOf(localStorage.getItem(UNTOLD) ?? '')
  } catch {
    return []
  }
}

/** true: this page was sent to somebody who has an account, which can be told. */
export const hasAccount = (): boolean => isKnown

/** Tells the server's next page whether the first hint is still to be given. */
function tellServer(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = guidedCookie(isFirstGiven(kept()))
}

/** Keeps which hints have been given, and what of that the account has yet to be told; who shows them is told, and the server. */
export function keepHints(hints: string, changes: readonly string[]): void {
  try {
    localStorage.setItem(KEY, hints)
    localStorage.setItem(UNTOLD, changes.join(' '))
  } catch {
    // Then they stay off.
  }
  tellServer()
  for (const listener of listeners) listener()
}

/**
 * What the account of this device says of hints holds here as well, but for what it has yet to be told; `null`: it says nothing
 * of them yet, and is told all that this device has given. Absent: there is no account, or no word of it.
 */
export function learnHints(hints: string | null | undefined): void {
  isKnown = hints !== undefined
  if (hints === undefined) return
  if (hints === null) keepHints(kept(), hintsOf(kept()))
  else keepHints(withHints(hintsOf(hints), untold()).join(' '), untold())
}

function subscribe(listener: () => void): () => void {
  // Cookies may be gone where the rest is kept.
  if (listeners.size === 0) tellServer()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Which hints this device still has to give. `due`: true if this one is. */
export function useHintsDue(): { on: boolean; due: (hint: string) => boolean } {
  const given = hintsOf(useSyncExternalStore(subscribe, kept, () => OFF))
  const on = !given.includes(OFF)
  return { on, due: (hint) => on && !given.includes(hint) }
}
