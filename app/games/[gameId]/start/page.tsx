import type { Metadata } from 'next'
import { StartHerePage } from '@/components/challenge/start-here-page'
import { readerWords } from '@/lib/words/reader'

export async function generateMetadata(): Promise<Metadata> {
  const { ui } = await readerWords()
  return { title: ui('here.title') }
}

export default async function Page({ params, searchParams }: PageProps<'/games/[gameId]/start'>) {
  const { gameId } = await params
  const { line, as } = await searchParams
  const n = typeof line === 'string' && /^\d{1,6}$/.test(line) ? Number(line) : undefined
  return <StartHerePage id={gameId} line={n} as={typeof as === 'string' ? as : undefined} />
}
