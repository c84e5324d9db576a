'use client'

import { use } from 'react'
import { RecapCard } from '@/components/table/recap-card'
import type { Recap } from '@/components/table/use-recap'
import { useTableGame } from '../game'
import { recapOf } from '../past/recap'
import type { TableView } from '../port'
import { useTableWords } from '../text/words'

interface Props {
  recap: Recap
  view: TableView
  onWatch: (from: number) => void
  onClose: () => void
}

/** What happened at this table since its reader last looked. */
export function RecapPanel({ recap, view, onWatch, onClose }: Props) {
  const { since, lines } = recap
  const { port, later } = useTableGame()
  const what = recapOf(use(later()), useTableWords(), lines, port.focus(view).at !== null)
  // What players settle beside the rules moves nothing that could be watched.
  const moves = lines.some(({ key }) => !key.startsWith('table.'))
  return (
    <RecapCard
      {...{ since, what, onClose }}
      mine={view.prompt.mine}
      onWatch={moves ? () => onWatch(lines[0]!.n) : undefined}
    />
  )
}
