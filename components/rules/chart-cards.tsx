'use client'

import { useEffect, useState } from 'react'
import { gameOf } from '@/components/games'
import { useWords } from '@/components/words'
import { ChartTable } from './chart-table'
import type { Chart } from './charts'

/** The charts of a game beside its table, fetched when they are first looked at. */
export function Charts({ game }: { game: string }) {
  const { language } = useWords()
  const [charts, setCharts] = useState<readonly Chart[]>([])
  useEffect(() => {
    let gone = false
    gameOf(game)
      ?.charts(language)
      .then(
        (found) => gone || setCharts(found),
        // Without a network they may be missing; all else is there.
        () => undefined,
      )
    return () => {
      gone = true
    }
  }, [game, language])
  return charts.map((chart) => <ChartTable key={chart.title} {...chart} />)
}
