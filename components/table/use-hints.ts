'use client'

import { useCallback } from 'react'
import { KEY, kept, listOf, OFF, tellOfHints, useHintsDue } from './hints-due'

/** Keeps which hints have been given. */
export function keepHints(text: string): void {
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // Then they stay off.
  }
  tellOfHints()
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

/** Which hints this device still has to give, and what may be done about them. */
export function useHints(): Hints {
  return {
    ...useHintsDue(),
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
