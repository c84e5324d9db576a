import type { Metadata } from 'next'
import { DicePage } from '@/components/dice/dice-page'
import { readerWords } from '@/lib/words/reader'

export async function generateMetadata(): Promise<Metadata> {
  const { ui } = await readerWords()
  return { title: ui('dice.title') }
}

export default async function Page({ params }: PageProps<'/games/[gameId]/dice'>) {
  const { gameId } = await params
  return <DicePage id={gameId} />
}
