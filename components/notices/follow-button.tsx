'use client'

import { useState } from 'react'
import { troubleIn } from '@/components/table/trouble'
import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { Trouble } from '@/components/ui/trouble'
import { useWords } from '@/components/words'
import type { GameAnswer } from '@/lib/play/api/game'
import type { UiWord } from '@/lib/words/words'
import { noticesApi } from './api'

/** Who watches may be told how the game goes on, and ends it with one tap; nothing for who plays. */
export function FollowButton({ answer }: { answer: GameAnswer }) {
  const { ui } = useWords()
  const [said, setSaid] = useState<boolean | null>(null)
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  if (answer.follows === null) return null
  const follows = said ?? answer.follows
  const change = async () => {
    setTrouble(null)
    const reply = await noticesApi.follow(answer.game, !follows)
    if ('ok' in reply) setSaid(reply.ok.follows)
    else setTrouble(troubleIn(reply))
  }
  return (
    <div className="grid gap-1">
      <Button look={follows ? 'second' : 'primary'} aria-pressed={follows} onClick={change}>
        {ui(follows ? 'follow.on' : 'follow.do')}
      </Button>
      <p className="text-[15px] text-dim">{ui('follow.hint')}</p>
      {follows ? <TextLink href="/me#notices">{ui('follow.ways')}</TextLink> : null}
      <Trouble trouble={trouble} />
    </div>
  )
}
