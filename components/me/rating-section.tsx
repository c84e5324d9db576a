'use client'

import { playerSays, ratingSays } from '@/components/challenge/player-told'
import { Tick } from '@/components/notices/fields'
import { useWords } from '@/components/words'
import type { Me } from '@/lib/play/api/me'
import type { Act } from './act'
import { meApi } from './api'
import { Section } from './section'

/** What others are told beside a challenge, and whether one is rated. */
export function RatingSection({ account, act }: { account: Me; act: Act }) {
  const { ui } = useWords()
  return (
    <Section title={ui('me.player')}>
      <p>{playerSays({ ...account.player, rated: false }, ui).join(' · ')}</p>
      <p className="text-[15px] text-dim">{ui('me.player.hint')}</p>
      <p className="text-[15px] text-dim">{ui('me.player.late')}</p>
      <Tick
        label={ui('me.rated')}
        checked={account.rated}
        onChange={(rated) => void act(meApi.change({ rated }))}
      />
      <p className="text-[15px] text-dim">{ui('me.rated.hint')}</p>
      {account.ratings.length > 0 ? (
        <ul className="grid gap-1">
          {account.ratings.map((one) => (
            <li key={one.kind}>
              <strong>{one.title}</strong>: {ratingSays(one, ui)} ·{' '}
              {ui(one.games === 1 ? 'player.games.one' : 'player.games', { n: one.games })}
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}
