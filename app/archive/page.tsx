import type { Metadata } from 'next'
import { ArchivePage } from '@/components/archive/archive-page'
import { readerWords } from '@/lib/words/reader'

export async function generateMetadata(): Promise<Metadata> {
  const { ui } = await readerWords()
  return { title: ui('archive.title') }
}

export default function Page() {
  return <ArchivePage />
}
