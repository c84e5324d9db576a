'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { guidedCookie, WIN } from './guide-due'

/** Hints for a newcomer, kept on the device: those that need not be given again, and `off` where none is wanted. */
const KEY = 'fieldpost/hints'
const OFF = 'off'

const listeners = new Set<() => void>()

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    // Where nothing can be kept nobody is to be bothered with the same hint for ever.
    return OFF
  }
}

const listOf = (text: string): string[] => text.split(' ').filter(Boolean)

/** Tells the server's next page whether the first hint is still to be given. */
function tellServer(text: string): void {
  const given = listOf(text)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = guidedCookie(given.includes(OFF) || given.includes(WIN))
}

/** Keeps which hints have been given. */
export function keepHints(text: string): void {
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // Then they stay off.
  }
  tellServer(kept())
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  // Cookies may be gone where the rest is kept.
  if (listeners.size === 0) tellServer(kept())
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export interface Hints {
  on: boolean
  /** True if this hint is still to be given. */
  due: (hint: string) => boolean
  /** The hint has been read, or has become needless. */
  done: (hint: string) => void
  /** Turns hints off, or on again where they were left. */
  turn: (on: boolean) => void
  /** Gives all of them anew. */
  restart: () => void
}

/** Which hints this device still has to give. */
export function useHints(): Hints {
  const state = useSyncExternalStore(subscribe, kept, () => OFF)
  const given = listOf(state)
  const on = !given.includes(OFF)
  return {
    on,
    due: (hint) => on && !given.includes(hint),
    done: useCallback((hint) => {
      const before = listOf(kept())
      if (!before.includes(OFF) && !before.includes(hint)) keepHints([...before, hint].join(' '))
    }, []),
    turn: useCallback((on) => {
      const before = listOf(kept()).filter((hint) => hint !== OFF)
      keepHints([...(on ? [] : [OFF]), ...before].join(' '))
    }, []),
    restart: useCallback(() => keepHints(''), []),
  }
}
