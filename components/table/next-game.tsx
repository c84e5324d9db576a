'use client'

import { useEffect, useState } from 'react'
import { askForGames } from '@/components/offline/kept-games'
import { useWords } from '@/components/words'

/** Milliseconds that somebody has to have nothing to do here before he is led on. */
const PATIENCE = 1500

/** Where it is not one's move: to the next game that waits for him, if there is one. */
export function NextGame({ here }: { here: string }) {
  const { ui } = useWords()
  const [next, setNext] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(async () => {
      const { reply } = await askForGames()
      if (!('ok' in reply)) return
      setNext(reply.ok.games.find(({ game, mine }) => mine && game !== here)?.game ?? null)
    }, PATIENCE)
    return () => clearTimeout(timer)
  }, [here])
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
