'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { termsToldTo } from '@/components/challenge/terms'
import { requestId } from '@/components/table/api'
import { takeSeat } from '@/components/table/new-table'
import { pagesApi } from '@/components/table/pages-api'
import { troubleIn } from '@/components/table/trouble'
import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import type { ListedOffer } from '@/lib/play/api/list'
import type { UiWord } from '@/lib/words/words'
import { useTellers } from './use-tellers'

interface Props {
  offers: readonly ListedOffer[]
  onChanged: () => void
}

/** Games that somebody offers to this player. */
export function Offers({ offers, onChanged }: Props) {
  const { ui } = useWords()
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  if (offers.length === 0) return null
  const decline = (game: string, token: string) => async () => {
    const reply = await pagesApi.close(game, { id: requestId(), token })
    setTrouble('ok' in reply ? null : troubleIn(reply))
    onChanged()
  }
  return (
    <ul aria-label={ui('list.offers')} className="grid gap-2">
      {offers.map((offer) => (
        <li key={offer.game} className="grid gap-2 rounded-2xl border border-mark bg-second p-3">
          <p className="text-[17px] leading-snug font-bold">
            {ui('offer.rematch', { name: offer.from ?? ui('list.somebody') })}
          </p>
          <Offered offer={offer} onChanged={onChanged}>
            <Button look="quiet" className="underline" onClick={decline(offer.game, offer.token)}>
              {ui('challenge.decline')}
            </Button>
          </Offered>
        </li>
      ))}
      {trouble ? (
        <li role="alert" className="text-[15px] font-bold text-warn">
          {ui(trouble)}
        </li>
      ) : null}
    </ul>
  )
}

/** What is offered, and the one tap that takes it. */
export function Offered({
  offer,
  onChanged,
  quiet = false,
  children,
}: {
  offer: ListedOffer
  onChanged: () => void
  /** One of many that nobody is asked about in particular. */
  quiet?: boolean
  children?: React.ReactNode
}) {
  const words = useWords()
  const { ui, sideName } = words
  // Only where a turn is to be named.
  const teller = useTellers(offer.here === undefined ? [] : [offer.kind])[offer.kind]
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  const accept = async () => {
    setBusy(true)
    const taken = await takeSeat(offer.game, offer.token)
    if ('to' in taken) return router.push(taken.to)
    setTrouble(taken.trouble)
    setBusy(false)
  }
  return (
    <>
      <p className="text-[15px] leading-tight">
        {offer.title} ·{' '}
        {offer.side === null
          ? ui('challenge.drawn')
          : ui('challenge.youPlay', { side: sideName(offer.side) })}{' '}
        · {termsToldTo(words, offer, teller).join(' · ')}
      </p>
      {trouble ? (
        <div role="alert" className="flex items-center gap-2 text-[15px] font-bold text-warn">
          <p className="grow">{ui(trouble)}</p>
          <Button look="quiet" className="underline" onClick={onChanged}>
            {ui('challenge.look')}
          </Button>
        </div>
      ) : (
        <div className="flex gap-2">
          <Button look={quiet ? 'second' : 'primary'} className="flex-1" disabled={busy} onClick={accept}>
            {ui('challenge.accept')}
          </Button>
          {children}
        </div>
      )}
    </>
  )
}
