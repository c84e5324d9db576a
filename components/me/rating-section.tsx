'use client'

import { playerSays, ratingSays } from '@/components/challenge/player-told'
import { Tick } from '@/components/notices/fields'
import { ShareLink } from '@/components/table/share-link'
import { TextLink } from '@/components/ui/text-link'
import { Section } from '@/components/ui/wide-page'
import { useWords } from '@/components/words'
import type { Me } from '@/lib/play/api/me'
import type { Act } from './act'
import { meApi } from './api'

/** The address of one's own page, to be sent to others. */
function OwnPage({ page }: { page: string }) {
  const { ui } = useWords()
  const path = `/players/${page}`
  return (
    <div className="grid gap-2 rounded-2xl border border-line p-3">
      <ShareLink label={ui('me.page.link')} href={window.location.origin + path} main={false} />
      <TextLink href={path}>{ui('me.page.look')}</TextLink>
    </div>
  )
}

/** What others are told of one, where, and whether one is rated. */
export function RatingSection({ account, act }: { account: Me; act: Act }) {
  const { ui } = useWords()
  return (
    <Section title={ui('me.player')}>
      <p>{playerSays({ ...account.player, rated: false }, ui).join(' · ')}</p>
      <p className="text-[15px] text-dim">{ui('me.player.hint')}</p>
      <p className="text-[15px] text-dim">{ui('me.player.late')}</p>
      <Tick
        label={ui('me.page')}
        checked={account.page !== null}
        onChange={(page) => void act(meApi.change({ page }))}
      />
      <p className="text-[15px] text-dim">{ui('me.page.hint')}</p>
      {account.page ? <OwnPage page={account.page} /> : null}
      <Tick
        label={ui('me.shows')}
        checked={account.shows}
        onChange={(shows) => void act(meApi.change({ shows }))}
      />
      <p className="text-[15px] text-dim">{ui('me.shows.hint')}</p>
      <Tick
        label={ui('me.hides')}
        checked={account.hides}
        onChange={(hides) => void act(meApi.change({ hides }))}
      />
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
