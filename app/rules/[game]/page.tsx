import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RULES } from '@/components/games/editions'
import { RulesPage } from '@/components/rules/rules-page'
import { readerWords } from '@/lib/words/reader'

const rulesOf = (game: string) => (Object.hasOwn(RULES, game) ? RULES[game] : undefined)

export async function generateMetadata({ params }: PageProps<'/rules/[game]'>): Promise<Metadata> {
  const { ui } = await readerWords()
  const { game } = await params
  return { title: `${ui('rules.title')} · ${rulesOf(game)?.title ?? ''}` }
}

export default async function Page({ params }: PageProps<'/rules/[game]'>) {
  const { game } = await params
  const rules = rulesOf(game)
  if (!rules) notFound()
  const words = await readerWords()
  const book = await rules.book(words.language)
  return (
    <RulesPage
      game={game}
      title={rules.title}
      book={book}
      charts={rules.charts(words.language)}
      words={words}
    />
  )
}
