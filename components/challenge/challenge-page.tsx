'use client'

import { useCallback, useEffect, useState } from 'react'
import { Front } from '@/components/home/front'
import { Offered } from '@/components/home/offers'
import { api } from '@/components/table/api'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import type { ChallengesAnswer } from '@/lib/play/list-api'
import { ChallengeForm } from './challenge-form'

/** Somebody looks for an opponent: a challenge of his own, or one of those that are open to all. */
export function ChallengePage() {
  const { ui } = useWords()
  return (
    <Front low>
      <header>
        <TextLink href="/">{ui('table.back')}</TextLink>
        <h1 className="font-display text-[2.1rem] leading-tight">{ui('challenge.title')}</h1>
        <p className="mt-1 text-[17px] leading-snug">{ui('challenge.lead')}</p>
      </header>
      <ChallengeForm />
      <OpenChallenges />
    </Front>
  )
}

/** What anybody may accept. */
function OpenChallenges() {
  const { ui } = useWords()
  const [open, setOpen] = useState<ChallengesAnswer['challenges'] | null>(null)
  const look = useCallback(async () => {
    const reply = await api.challenges()
    if ('ok' in reply) setOpen(reply.ok.challenges)
  }, [])
  useEffect(() => void look(), [look])
  if (!open) return null
  const others = open.filter(({ mine }) => !mine)
  return (
    <section aria-label={ui('challenge.open')} className="grid gap-2 border-t border-line pt-4">
      <h2 className="text-[17px] font-extrabold">{ui('challenge.open')}</h2>
      {others.length === 0 ? <p className="text-[15px] text-dim">{ui('challenge.open.none')}</p> : null}
      <ul className="grid gap-2">
        {others.map((offer) => (
          <li key={offer.game} className="grid gap-2 rounded-2xl border border-line p-3">
            <p className="text-[17px] leading-tight font-bold">{offer.from ?? ui('list.somebody')}</p>
            <Offered offer={offer} onChanged={look} quiet />
          </li>
        ))}
      </ul>
    </section>
  )
}
