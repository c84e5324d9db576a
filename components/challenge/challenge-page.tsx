'use client'

import { useState } from 'react'
import { GAMES } from '@/components/games'
import type { GameManifest } from '@/components/games/manifest'
import { Front } from '@/components/home/front'
import { inFront } from '@/components/home/in-front'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import { ChallengeForm } from './challenge-form'
import { OpenChallenges } from './open-challenges'

interface Props {
  /** The game that he comes from. */
  taken?: string | undefined
  shelf?: readonly GameManifest[]
}

/** Somebody looks for an opponent: a challenge of his own, or one of those that are open to all. */
export function ChallengePage({ taken, shelf = GAMES }: Props) {
  const { ui } = useWords()
  const [game, setGame] = useState(() => shelf.find(({ id }) => id === taken) ?? inFront(shelf, []))
  return (
    <Front game={game} low>
      <header>
        <TextLink href="/">{ui('table.back')}</TextLink>
        <h1 className="font-display text-[2.1rem] leading-tight">{ui('challenge.title')}</h1>
        <p className="mt-1 text-[17px] leading-snug">{ui('challenge.lead')}</p>
      </header>
      <ChallengeForm game={game} shelf={shelf} onGame={setGame} />
      <OpenChallenges />
    </Front>
  )
}
