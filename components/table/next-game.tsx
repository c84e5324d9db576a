'use client'

import { useEffect, useState } from 'react'
import { nextGame } from '@/components/offline/kept-games'
import { useWords } from '@/components/words'

/** Where it is not one's move: to the next game that waits for him, if there is one. */
export function NextGame({ here }: { here: string }) {
  const { ui } = useWords()
  const [next, setNext] = useState<string | null>(null)
  useEffect(() => setNext(nextGame(here)), [here])
  if (!next) return null
  return (
    <a
      href={`/games/${next}`}
      className="inline-flex min-h-12 w-full items-center justify-center rounded-xl border border-line bg-second px-4 py-2 text-center text-[17px] leading-tight font-bold"
    >
      {ui('list.next')}
    </a>
  )
}
