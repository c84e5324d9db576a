'use client'

import { RuleLink } from '@/components/rules/rule-cards'
import { sayLine } from '@/components/table/log-line'
import type { Words as LineWords } from '@/lib/kernel/decision'
import type { Result } from '../port'
import { useTableWords } from '../text/words'

interface Props {
  result: Result
  seats: readonly string[]
  why: LineWords | undefined
}

/** How it ended; to who has won that he has, unless he played both sides. */
export function Over({ result, seats, why }: Props) {
  const words = useTableWords()
  const { own, say } = words
  const { winner, cite } = result
  const isMine = seats.length === 1 && seats[0] === winner
  const ended = why?.key.startsWith('table.') ? sayLine(words, why, say) : null
  return (
    <div className="mb-1">
      <p className="font-display text-2xl">{own(isMine ? 'over.mine' : `over.${winner}`)}</p>
      <p className="text-[15px]">
        {ended ?? say(result.why)} {ended ? null : <RuleLink cite={cite} className="text-dim" />}
      </p>
    </div>
  )
}
