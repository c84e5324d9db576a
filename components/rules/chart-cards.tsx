'use client'

import { useEffect, useState } from 'react'
import { useWords } from '@/components/words'
import type { Language } from '@/lib/words/language'
import { ChartTable } from './chart-table'
import type { Chart } from './charts'

/** A table that stands has not loaded what all pages know of a game. */
async function chartsOf(game: string, language: Language): Promise<readonly Chart[]> {
  const { gameOf } = await import('@/components/games')
  return (await gameOf(game)?.charts(language)) ?? []
}

/** The charts of a game beside its table, fetched when they are first looked at. */
export function Charts({ game }: { game: string }) {
  const { language } = useWords()
  const [charts, setCharts] = useState<readonly Chart[]>([])
  useEffect(() => {
    let gone = false
    chartsOf(game, language).then(
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
