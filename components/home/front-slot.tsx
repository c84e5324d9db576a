'use client'

import { useState } from 'react'
import { useWords } from '@/components/words'
import type { ListedGame } from '@/lib/play/api/list'

/** The front of a game in small; until it is there, the colours of the sides and the turn. */
export function FrontSlot({ picture, turn }: Pick<ListedGame, 'picture' | 'turn'>) {
  const { language } = useWords()
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span
      aria-hidden="true"
      className="relative grid h-16 w-24 shrink-0 place-items-center overflow-hidden rounded-lg border border-line bg-linear-115 from-german from-49% to-soviet to-51%"
    >
      <span className="rounded-full bg-ground/90 px-2 font-figures text-[17px] font-bold">{turn ?? '–'}</span>
      {picture && failed !== picture ? (
        // biome-ignore lint/performance/noImgElement: it is small, and made in its size
        <img
          src={`${picture}&l=${language}`}
          alt=""
          width={96}
          height={64}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover dark:brightness-75"
          onError={() => setFailed(picture)}
        />
      ) : null}
    </span>
  )
}
