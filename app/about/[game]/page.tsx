import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EDITIONS } from '@/components/games/editions'
import { readerWords } from '@/lib/words/reader'

export async function generateMetadata(): Promise<Metadata> {
  const { ui } = await readerWords()
  return { title: ui('about.title') }
}

export default async function Page({ params }: PageProps<'/about/[game]'>) {
  const { game } = await params
  const Edition = Object.hasOwn(EDITIONS, game) ? EDITIONS[game] : undefined
  if (!Edition) notFound()
  return <Edition />
}
