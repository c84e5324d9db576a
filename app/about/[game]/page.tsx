import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EDITIONS } from '@/components/games/editions'
import { ui } from '@/lib/words/en'

export const metadata: Metadata = { title: ui('about.title') }

export const generateStaticParams = () => Object.keys(EDITIONS).map((game) => ({ game }))

export default async function Page({ params }: PageProps<'/about/[game]'>) {
  const { game } = await params
  const Edition = Object.hasOwn(EDITIONS, game) ? EDITIONS[game] : undefined
  if (!Edition) notFound()
  return <Edition />
}
