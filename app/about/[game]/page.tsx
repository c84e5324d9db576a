import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { gameOf } from '@/components/games'
import { EditionPage } from '@/components/rules/edition-page'
import { readerWords } from '@/lib/words/reader'

export async function generateMetadata(): Promise<Metadata> {
  const { ui } = await readerWords()
  return { title: ui('about.title') }
}

export default async function Page({ params }: PageProps<'/about/[game]'>) {
  const game = gameOf((await params).game)
  if (!game) notFound()
  const words = await readerWords()
  return <EditionPage game={game} edition={await game.edition(words.language)} words={words} />
}
