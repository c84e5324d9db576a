import type { Metadata } from 'next'
import { MePage } from '@/components/me/me-page'
import { readerWords } from '@/lib/words/reader'

export async function generateMetadata(): Promise<Metadata> {
  const { ui } = await readerWords()
  return { title: ui('me.title') }
}

export default async function Page({ searchParams }: PageProps<'/me'>) {
  return <MePage failed={(await searchParams).failed !== undefined} />
}
