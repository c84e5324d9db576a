'use client'

import { useCallback, useEffect } from 'react'
import { ANEW, changesWith, hintsOf, OFF, ON, withHints } from '@/lib/kernel/hints'
import { requestId } from './api'
import { hasAccount, keepHints, kept, learnHints, untold, useHintsDue } from './hints-due'
import { pagesApi } from './pages-api'

/** Keeps a change to the hints that have been given, here and with the account of this device. */
export function changeHints(change: string): void {
  keepHints(withHints(hintsOf(kept()), [change]).join(' '), changesWith(untold(), change))
  void tellAccount()
}

let telling = false

/**
 * Tells the account what it does not know yet; without an account or a connection that stays to be told. What was said before is
 * said once more where more has come meanwhile, as it changes nothing.
 */
export async function tellAccount(): Promise<void> {
  if (telling || !hasAccount()) return
  telling = true
  for (let changes = untold(); changes.length > 0; changes = untold()) {
    const reply = await pagesApi.hints({ id: requestId(), changes })
    if (!('ok' in reply)) break
    if (`${untold()}` === `${changes}`) keepHints(kept(), [])
    learnHints(reply.ok.hints)
    // A device that keeps nothing any more would tell it for ever.
    if (`${untold()}` === `${changes}`) break
  }
  telling = false
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
  useEffect(() => {
    const tell = () => void tellAccount()
    tell()
    window.addEventListener('online', tell)
    return () => window.removeEventListener('online', tell)
  }, [])
  return {
    ...useHintsDue(),
    done: useCallback((hint) => {
      const before = hintsOf(kept())
      if (!before.includes(OFF) && !before.includes(hint)) changeHints(hint)
    }, []),
    turn: useCallback((on) => changeHints(on ? ON : OFF), []),
    restart: useCallback(() => changeHints(ANEW), []),
  }
}
