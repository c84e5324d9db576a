'use client'

import { useEffect, useState } from 'react'
import { gameOf } from '@/components/games'
import type { Teller } from '@/components/games/manifest'
import { useWords } from '@/components/words'

/** The words of the games that are listed, as soon as they are there; the list can be read without them. */
export function useTellers(kinds: readonly string[]): Readonly<Record<string, Teller>> {
  const words = useWords()
  const [tellers, setTellers] = useState<Readonly<Record<string, Teller>>>({})
  const wanted = [...new Set(kinds)].sort().join(' ')
  useEffect(() => {
    let gone = false
    for (const kind of wanted.split(' ')) {
      gameOf(kind)
        ?.teller(words)
        .then((teller) => {
          if (!gone) setTellers((now) => ({ ...now, [kind]: teller }))
        })
        .catch(() => undefined)
    }
    return () => {
      gone = true
    }
  }, [wanted, words])
  return tellers
}
