'use client'

import { GameRow } from '@/components/home/game-row'
import { useGames } from '@/components/home/use-games'
import { useTellers } from '@/components/home/use-tellers'
import { Section, TwoColumns, WidePage } from '@/components/ui/wide-page'
import { useWords } from '@/components/words'
import { ArchiveList } from './archive-list'

/** Games that are over, to be watched again: the reader's own, and those that both their players show to all. */
export function ArchivePage() {
  const { ui } = useWords()
  return (
    <WidePage
      back={{ href: '/', says: ui('about.back') }}
      title={ui('archive.title')}
      lead={ui('archive.lead')}
    >
      <TwoColumns>
        <Section title={ui('archive.mine')}>
          <Own />
        </Section>
        <Section title={ui('archive.shown')}>
          <ArchiveList none={ui('archive.shown.none')} />
        </Section>
      </TwoColumns>
    </WidePage>
  )
}

/** What the reader has played or watched to its end. */
function Own() {
  const { ui } = useWords()
  const { list } = useGames()
  const over = (list?.games ?? []).filter(({ stage }) => stage === 'over')
  const tellers = useTellers(over.map(({ kind }) => kind))
  if (!list) return <p role="status">{ui('me.loading')}</p>
  if (over.length === 0) return <p className="text-dim">{ui('archive.mine.none')}</p>
  return (
    <ul className="divide-y divide-line">
      {over.map((game) => (
        <GameRow key={game.game} game={game} teller={tellers[game.kind]} now={Date.now()} unsent={0} again />
      ))}
    </ul>
  )
}
