import type { Metadata } from 'next'
import { GameNotices } from '@/components/notices/game-notices'
import { TextLink } from '@/components/ui/text-link'
import { readerWords } from '@/lib/words/reader'

export async function generateMetadata(): Promise<Metadata> {
  const { ui } = await readerWords()
  return { title: ui('notices.here') }
}

export default async function Page({ params }: PageProps<'/games/[gameId]/notices'>) {
  const { gameId } = await params
  const { ui } = await readerWords()
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-start gap-5 px-5 pb-16 lg:max-w-5xl">
      <nav>
        <TextLink href={`/games/${encodeURIComponent(gameId)}`}>{ui('dice.back')}</TextLink>
      </nav>
      <header className="grid gap-1">
        <h1 className="font-display text-4xl leading-tight">{ui('notices.here')}</h1>
        <p className="text-dim">{ui('notices.here.lead')}</p>
      </header>
      <GameNotices game={gameId} />
    </main>
  )
}
