import type { Metadata } from 'next'
import { SetUpPage } from '@/components/me/set-up-page'
import { setUpQuery } from '@/lib/play/me/set-up-query'
import { readerWords } from '@/lib/words/reader'

export async function generateMetadata(): Promise<Metadata> {
  const { ui } = await readerWords()
  return { title: ui('setUp.title'), robots: { index: false } }
}

/** A set-up that somebody gives on: what is in its address, and nothing else. */
export default async function Page({ searchParams }: PageProps<'/set-up'>) {
  const asked = setUpQuery.safeParse(await searchParams)
  return <SetUpPage asked={asked.success ? asked.data : null} />
}
