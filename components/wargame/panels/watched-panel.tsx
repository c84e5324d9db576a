'use client'

import { type ComponentProps, useMemo } from 'react'
import { WatchPanel } from '@/components/table/watch/watch-panel'
import { usePort } from '../game'
import { useSheet } from '../map/use-sheet'
import { areAlikeMoves } from '../past/front-marks'
import type { TableView } from '../port'
import { useTableWords } from '../text/words'

type Props = Omit<ComponentProps<typeof WatchPanel>, 'say' | 'isFight' | 'areAlike'> & { view: TableView }

/** The past of this table: it knows what is a fight, and which moves went alike. */
export function WatchedPanel({ view, ...props }: Props) {
  const { say } = useTableWords()
  const { lines } = usePort()
  const { lattice } = useSheet(view)
  const areAlike = useMemo(() => areAlikeMoves(lattice, lines.ways), [lattice, lines])
  return <WatchPanel {...props} say={say} isFight={({ key }) => lines.fights.has(key)} areAlike={areAlike} />
}
