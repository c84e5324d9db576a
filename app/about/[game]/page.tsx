import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EditionPage } from '@/components/games/a-victory-denied/edition-page'
import { ui } from '@/lib/words/en'

export const metadata: Metadata = { title: ui('about.title') }

const PAGES: Readonly<Record<string, typeof EditionPage>> = { 'a-victory-denied': EditionPage }

export const generateStaticParams = () => Object.keys(PAGES).map((game) => ({ game }))

export default async function Page({ params }: PageProps<'/about/[game]'>) {
  const { game } = await params
  const Edition = Object.hasOwn(PAGES, game) ? PAGES[game] : undefined
  if (!Edition) notFound()
  return <Edition />
}
