'use client'

import { GameRow } from '@/components/home/game-row'
import { useGames } from '@/components/home/use-games'
import { useTellers } from '@/components/home/use-tellers'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import { ArchiveList } from './archive-list'

/** Games that are over, to be watched again: the reader's own, and those that both their players show to all. */
export function ArchivePage() {
  const { ui } = useWords()
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-start gap-5 px-5 pb-16 lg:max-w-5xl">
      <nav>
        <TextLink href="/">{ui('about.back')}</TextLink>
      </nav>
      <header className="grid gap-1">
        <h1 className="font-display text-4xl leading-tight">{ui('archive.title')}</h1>
        <p className="text-dim">{ui('archive.lead')}</p>
      </header>
      <div className="grid gap-7 lg:grid-cols-2 lg:items-start lg:gap-x-12">
        <section aria-labelledby="mine" className="grid content-start gap-2 border-t border-line pt-4">
          <h2 id="mine" className="font-display text-2xl leading-tight">
            {ui('archive.mine')}
          </h2>
          <Own />
        </section>
        <section aria-labelledby="shown" className="grid content-start gap-2 border-t border-line pt-4">
          <h2 id="shown" className="font-display text-2xl leading-tight">
            {ui('archive.shown')}
          </h2>
          <ArchiveList none={ui('archive.shown.none')} />
        </section>
      </div>
    </main>
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
