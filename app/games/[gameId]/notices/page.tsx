import type { Metadata } from 'next'
import { GameNotices } from '@/components/notices/game-notices'
import { WidePage } from '@/components/ui/wide-page'
import { readerWords } from '@/lib/words/reader'

export async function generateMetadata(): Promise<Metadata> {
  const { ui } = await readerWords()
  return { title: ui('notices.here') }
}

export default async function Page({ params }: PageProps<'/games/[gameId]/notices'>) {
  const { gameId } = await params
  const { ui } = await readerWords()
  return (
    <WidePage
      back={{ href: `/games/${encodeURIComponent(gameId)}`, says: ui('dice.back') }}
      title={ui('notices.here')}
      lead={ui('notices.here.lead')}
    >
      <GameNotices game={gameId} />
    </WidePage>
  )
}
