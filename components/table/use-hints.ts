'use client'

import { useCallback, useSyncExternalStore } from 'react'

/** Hints for a newcomer, kept on the device: `off`, or those that need not be given again. */
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

function keep(text: string): void {
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // Then they stay off.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export interface Hints {
  on: boolean
  /** True if this hint is still to be given. */
  due: (hint: string) => boolean
  /** The hint has been read, or has become needless. */
  done: (hint: string) => void
  /** Turns hints off, or on again from the first one. */
  turn: (on: boolean) => void
}

/** Which hints this device still has to give. */
export function useHints(): Hints {
  const state = useSyncExternalStore(subscribe, kept, () => OFF)
  const given = state.split(' ')
  return {
    on: state !== OFF,
    due: (hint) => state !== OFF && !given.includes(hint),
    done: useCallback((hint) => {
      const before = kept()
      if (before !== OFF && !before.split(' ').includes(hint)) keep(`${before} ${hint}`.trim())
    }, []),
    turn: (on) => keep(on ? '' : OFF),
  }
}
