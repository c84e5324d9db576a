import type { Metadata } from 'next'
import { ChallengePage } from '@/components/challenge/challenge-page'
import { readerWords } from '@/lib/words/reader'

export async function generateMetadata(): Promise<Metadata> {
  const { ui } = await readerWords()
  return { title: ui('challenge.title') }
}

export default async function Page({ searchParams }: PageProps<'/challenge'>) {
  const { game } = await searchParams
  return <ChallengePage taken={typeof game === 'string' ? game : undefined} />
}
