import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { gameOf } from '@/components/games'
import { RulesPage } from '@/components/rules/rules-page'
import { readerWords } from '@/lib/words/reader'

export async function generateMetadata({ params }: PageProps<'/rules/[game]'>): Promise<Metadata> {
  const { ui } = await readerWords()
  const { game } = await params
  return { title: `${ui('rules.title')} · ${gameOf(game)?.title ?? ''}` }
}

export default async function Page({ params }: PageProps<'/rules/[game]'>) {
  const game = gameOf((await params).game)
  if (!game) notFound()
  const words = await readerWords()
  const { language } = words
  const [book, charts] = await Promise.all([game.rulebook(language), game.charts(language)])
  return <RulesPage game={game.id} title={game.title} book={book} charts={charts} words={words} />
}
