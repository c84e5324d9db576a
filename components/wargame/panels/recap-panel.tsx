'use client'

import { use } from 'react'
import { RecapCard } from '@/components/table/recap-card'
import type { Recap } from '@/components/table/use-recap'
import { useTableGame } from '../game'
import { recapOf } from '../past/recap'
import { useTableWords } from '../text/words'

interface Props {
  recap: Recap
  mine: boolean
  onWatch: (from: number) => void
  onClose: () => void
}

/** What happened at this table since its reader last looked. */
export function RecapPanel({ recap, mine, onWatch, onClose }: Props) {
  const { since, lines } = recap
  const what = recapOf(use(useTableGame().later()), useTableWords(), lines)
  // What players settle beside the rules moves nothing that could be watched.
  const moves = lines.some(({ key }) => !key.startsWith('table.'))
  return (
    <RecapCard {...{ since, what, mine, onClose }} onWatch={moves ? () => onWatch(lines[0]!.n) : undefined} />
  )
}
