'use client'

import { useEffect, useRef, useState } from 'react'
import type { NonceRequest } from '@/lib/play/api/dice'
import type { GameState } from './game-controls'

/** Says by itself what this browser owes to the dice, as long as they are not mixed. */
export function useDueNumber(
  latest: { readonly current: GameState },
  version: number | null,
  say: (body: NonceRequest) => Promise<boolean>,
): void {
  const running = useRef(false)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version, and each answer, may ask for something else
  useEffect(() => {
    if (version === null || running.current) return
    running.current = true
    const saying = async () => {
      const { sayingDue } = await import('../dice/own-number')
      const { answer } = latest.current
      const body = answer && sayingDue(answer, Date.now())
      return body !== null && (await say(body))
    }
    void saying()
      .catch(() => false)
      .then((said) => {
        running.current = false
        if (said) setRound((before) => before + 1)
      })
  }, [latest, version, round, say])
}
