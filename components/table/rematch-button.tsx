'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Trouble } from '@/components/ui/trouble'
import { useWords } from '@/components/words'
import type { UiWord } from '@/lib/words/words'
import { commitNow, takeSeat } from './new-table'
import { pagesApi } from './pages-api'
import { troubleIn } from './trouble'

/** Offers the same game with sides changed, or takes the offer that the other player has made. */
async function again(game: string): Promise<{ to: string } | { trouble: UiWord }> {
  const reply = await pagesApi.rematch(game)
  if (!('ok' in reply)) return { trouble: troubleIn(reply) }
  const { game: next, token, commitment } = reply.ok
  if (token) return takeSeat(next, token)
  if (commitment) await commitNow(next)
  return { to: `/games/${next}` }
}

export function RematchButton({ game }: { game: string }) {
  const { ui } = useWords()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  const ask = async () => {
    setBusy(true)
    const next = await again(game)
    if ('to' in next) return window.location.assign(next.to)
    setTrouble(next.trouble)
    setBusy(false)
  }
  return (
    <>
      <Button look="primary" className="w-full" disabled={busy} onClick={ask}>
        {ui('rematch')}
      </Button>
      <Trouble trouble={trouble === 'trouble.refused' ? 'rematch.no' : trouble} />
    </>
  )
}
