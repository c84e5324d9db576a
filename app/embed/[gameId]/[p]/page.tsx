import type { Metadata } from 'next'
import { PublicBoard } from '@/components/table/public-board'
import { readerWords } from '@/lib/words/reader'

export async function generateMetadata(): Promise<Metadata> {
  const { ui } = await readerWords()
  return { title: ui('table.title'), robots: { index: false } }
}

/** A board to be looked at, which other sites may show on their pages; see next.config.js. */
export default async function Page({ params }: PageProps<'/embed/[gameId]/[p]'>) {
  const { gameId, p } = await params
  return <PublicBoard id={gameId} p={p} linked />
}
