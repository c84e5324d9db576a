'use client'

import { Front } from '@/components/home/front'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import { ChallengeForm } from './challenge-form'
import { OpenChallenges } from './open-challenges'

/** Somebody looks for an opponent: a challenge of his own, or one of those that are open to all. */
export function ChallengePage() {
  const { ui } = useWords()
  return (
    <Front low>
      <header>
        <TextLink href="/">{ui('table.back')}</TextLink>
        <h1 className="font-display text-[2.1rem] leading-tight">{ui('challenge.title')}</h1>
        <p className="mt-1 text-[17px] leading-snug">{ui('challenge.lead')}</p>
      </header>
      <ChallengeForm />
      <OpenChallenges />
    </Front>
  )
}
