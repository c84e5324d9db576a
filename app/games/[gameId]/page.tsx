import type { Metadata } from 'next'
import { GamePage } from '@/components/table/game-page'
import { readerWords } from '@/lib/words/reader'

export async function generateMetadata(): Promise<Metadata> {
  const { ui } = await readerWords()
  return { title: ui('table.title') }
}

export default async function Page({ params }: PageProps<'/games/[gameId]'>) {
  const { gameId } = await params
  return <GamePage id={gameId} />
}
