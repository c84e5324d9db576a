'use client'

import { playerSays } from '@/components/challenge/player-told'
import { Section, TwoColumns, WidePage } from '@/components/ui/wide-page'
import { useWords } from '@/components/words'
import type { Score, PlayerPage as Told } from '@/lib/play/api/list'
import { ArchiveList } from './archive-list'

/** What anybody may read of a player who wishes to have a page. */
export function PlayerPage({ told }: { told: Told }) {
  const { ui } = useWords()
  const { name, player, games, archive, page } = told
  return (
    <WidePage back={{ href: '/', says: ui('about.back') }} title={name ?? ui('player.nobody')}>
      <TwoColumns>
        <Section title={ui('player.figures')}>
          <ul className="grid gap-1">
            {playerSays({ ...player, rated: false }, ui).map((line) => (
              <li key={line} className="first-letter:uppercase">
                {line}
              </li>
            ))}
          </ul>
          {games.length > 0 ? <Scores games={games} /> : null}
          <p className="text-[15px] text-dim">{ui('player.counted')}</p>
        </Section>
        <Section title={ui('player.archive')}>
          <ArchiveList player={page} first={archive} none={ui('player.archive.none')} />
        </Section>
      </TwoColumns>
    </WidePage>
  )
}

/** Results and rating by game. */
function Scores({ games }: { games: readonly Score[] }) {
  const { ui } = useWords()
  const figure = 'py-2 pl-2 text-right font-figures text-[17px] font-bold tabular-nums'
  const head = 'py-1 pl-2 text-right align-bottom text-[13px] leading-tight font-medium text-dim'
  return (
    <>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th scope="col" className={`${head} !pl-0 !text-left`}>
              {ui('player.kind')}
            </th>
            <th scope="col" className={head}>
              {ui('player.won')}
            </th>
            <th scope="col" className={head}>
              {ui('player.drawn')}
            </th>
            <th scope="col" className={head}>
              {ui('player.lost')}
            </th>
            <th scope="col" className={head}>
              {ui('player.rated.as')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line">
          {games.map(({ kind, title, won, drawn, lost, rating }) => (
            <tr key={kind}>
              <th scope="row" className="py-2 text-left text-[15px] leading-tight font-bold">
                {title}
              </th>
              <td className={figure}>{won}</td>
              <td className={figure}>{drawn}</td>
              <td className={figure}>{lost}</td>
              <td className={figure}>
                {rating ? (
                  <>
                    <span className="whitespace-nowrap">
                      {rating.rating} ± {rating.spread * 2}
                    </span>
                    {rating.provisional ? (
                      <span className="block font-sans text-[13px] font-medium text-dim">
                        {ui('player.provisional')}
                      </span>
                    ) : null}
                  </>
                ) : (
                  <span className="font-sans text-[13px] font-medium text-dim">{ui('player.rated.not')}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {games.some(({ rating }) => rating) ? (
        <p className="text-[15px] text-dim">{ui('player.spread')}</p>
      ) : null}
    </>
  )
}
