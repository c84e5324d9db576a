import type { Metadata } from 'next'
import { OfflinePage } from '@/components/offline/offline-page'
import { readerWords } from '@/lib/words/reader'

export async function generateMetadata(): Promise<Metadata> {
  const { ui } = await readerWords()
  return { title: ui('offline.title'), robots: { index: false } }
}

/** Kept by the service worker, and shown where it has no other page. */
export default function Page() {
  return <OfflinePage />
}
