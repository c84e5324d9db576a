import type { Metadata } from 'next'
import { NoticesSection } from '@/components/notices/notices-section'
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
    <main className="mx-auto grid min-h-dvh max-w-md content-start gap-4 p-5">
      <TextLink href={`/games/${encodeURIComponent(gameId)}`}>{ui('table.title')}</TextLink>
      <NoticesSection game={gameId} />
    </main>
  )
}
