'use client'

import { use, useEffect, useState } from 'react'
import type { GameControls } from '@/components/table/game-controls'
import { firstOf } from '@/components/table/log'
import type { Told } from '@/components/table/use-recap'
import { Button } from '@/components/ui/button'
import { useTableGame } from '../game'
import { byTurns, ownTurnIn } from '../past/own-turn'
import { useTableWords } from '../text/words'

interface Props {
  game: GameControls
  onTell: (told: Told) => void
}

/** Tells a player what he ordered in his last turn, as a recap tells what the other did; older lines are fetched until its first. */
export function OrderedButton({ game, onTell }: Props) {
  const { tell } = useTableWords()
  const { port, later } = useTableGame()
  const { turns } = port.lines
  const { begins } = use(later())
  const [isSought, setSought] = useState(false)
  /** From which line on the server was asked for those before it. */
  const [tried, setTried] = useState<number | null>(null)
  const { answer, log, readBack } = game
  const { viewer, seats } = answer!
  const first = firstOf(log)
  const own = ownTurnIn(log, begins ?? byTurns(turns), viewer)
  const isMissing = own === null && first > 0
  useEffect(() => {
    if (isSought && isMissing) void readBack().finally(() => setTried(first))
  }, [isSought, isMissing, first, readBack])
  useEffect(() => {
    if (!isSought || (isMissing && tried !== first)) return
    setSought(false)
    if (own) onTell(own)
  }, [isSought, isMissing, tried, first, own, onTell])
  // Who has not handed over yet has ordered nothing.
  if ((!begins && turns.size === 0) || !seats.includes(viewer) || (!own && !isMissing)) return null
  return (
    <Button className="mt-2 w-full" disabled={isSought} onClick={() => setSought(true)}>
      {tell('recap.ordered')}
    </Button>
  )
}
