'use client'

import { useCallback, useEffect, useState } from 'react'
import { Offered } from '@/components/home/offers'
import { api } from '@/components/table/api'
import { useWords } from '@/components/words'
import type { ChallengesAnswer } from '@/lib/play/list-api'

/** What anybody may accept. `folded`: where one came for something else, in one line, and nothing if there is none. */
export function OpenChallenges({ folded = false }: { folded?: boolean }) {
  const { ui } = useWords()
  const [open, setOpen] = useState<ChallengesAnswer['challenges'] | null>(null)
  const look = useCallback(async () => {
    const reply = await api.challenges()
    if ('ok' in reply) setOpen(reply.ok.challenges)
  }, [])
  useEffect(() => void look(), [look])
  const others = open?.filter(({ mine }) => !mine) ?? []
  if (!open || (folded && others.length === 0)) return null
  const list = (
    <ul className="grid gap-2">
      {others.map((offer) => (
        <li key={offer.game} className="grid gap-2 rounded-2xl border border-line p-3">
          <p className="text-[17px] leading-tight font-bold">{offer.from ?? ui('list.somebody')}</p>
          <Offered offer={offer} onChanged={look} quiet />
        </li>
      ))}
    </ul>
  )
  if (folded) {
    return (
      <details>
        <summary className="min-h-12 content-center text-[15px] font-bold text-dim">
          {ui('challenge.open.count', { n: others.length })}
        </summary>
        {list}
      </details>
    )
  }
  return (
    <section aria-label={ui('challenge.open')} className="grid gap-2 border-t border-line pt-4">
      <h2 className="text-[17px] font-extrabold">{ui('challenge.open')}</h2>
      {others.length === 0 ? <p className="text-[15px] text-dim">{ui('challenge.open.none')}</p> : null}
      {list}
    </section>
  )
}
