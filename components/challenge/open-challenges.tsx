'use client'

import { useCallback, useEffect, useState } from 'react'
import { Offered } from '@/components/home/offers'
import { pagesApi } from '@/components/table/pages-api'
import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import type { ChallengesAnswer } from '@/lib/play/api/list'
import { PlayerLine, PlayerName } from './player-told'

/** What anybody may accept. `folded`: where one came for something else, in one line, and nothing if there is none. */
export function OpenChallenges({ folded = false }: { folded?: boolean }) {
  const { ui } = useWords()
  const [open, setOpen] = useState<ChallengesAnswer | null>(null)
  const look = useCallback(async () => {
    const reply = await pagesApi.challenges()
    if ('ok' in reply) setOpen(reply.ok)
  }, [])
  useEffect(() => void look(), [look])
  const lookOn = async ({ challenges, more }: ChallengesAnswer) => {
    const reply = await pagesApi.challenges(more)
    if ('ok' in reply) setOpen({ ...reply.ok, challenges: [...challenges, ...reply.ok.challenges] })
  }
  const others = open?.challenges.filter(({ mine }) => !mine) ?? []
  if (!open || (folded && others.length === 0 && !open.more)) return null
  const list = (
    <>
      <ul className="grid gap-2">
        {others.map((offer) => (
          <li key={offer.game} className="grid gap-2 rounded-2xl border border-line p-3">
            <PlayerName name={offer.from} page={offer.player.page} />
            <PlayerLine player={offer.player} />
            <Offered offer={offer} onChanged={look} quiet />
          </li>
        ))}
      </ul>
      {open?.more ? (
        <Button look="second" className="mt-2 w-full" onClick={() => void lookOn(open)}>
          {ui('challenge.open.more')}
        </Button>
      ) : null}
    </>
  )
  if (folded) {
    return (
      <details>
        <summary className="min-h-12 content-center text-[15px] font-bold text-dim">
          {ui('challenge.open.count', { n: open.more ? `${others.length}+` : others.length })}
        </summary>
        {list}
      </details>
    )
  }
  return (
    <section aria-label={ui('challenge.open')} className="grid gap-2 border-t border-line pt-4">
      <h2 className="text-[17px] font-extrabold">{ui('challenge.open')}</h2>
      {others.length === 0 && !open.more ? (
        <p className="text-[15px] text-dim">{ui('challenge.open.none')}</p>
      ) : null}
      {list}
    </section>
  )
}
