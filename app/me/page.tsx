import type { Metadata } from 'next'
import { MePage } from '@/components/me/me-page'
import { readerWords } from '@/lib/words/reader'

export async function generateMetadata(): Promise<Metadata> {
  const { ui } = await readerWords()
  return { title: ui('me.title') }
}

export default async function Page({ searchParams }: PageProps<'/me'>) {
  const { failed, against } = await searchParams
  return <MePage failed={against !== undefined ? 'against' : failed !== undefined ? 'failed' : null} />
}
