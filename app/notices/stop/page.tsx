import type { Metadata } from 'next'
import { SignedPage } from '@/components/notices/signed-page'
import { readerWords } from '@/lib/words/reader'

export async function generateMetadata(): Promise<Metadata> {
  const { ui } = await readerWords()
  return { title: ui('notices.title'), robots: { index: false } }
}

export default function Page() {
  return <SignedPage what="stop" />
}
