import type { Metadata } from 'next'
import { DicePage } from '@/components/dice/dice-page'
import { ui } from '@/lib/words/en'

export const metadata: Metadata = { title: ui('dice.title') }

export default async function Page({ params }: PageProps<'/games/[gameId]/dice'>) {
  const { gameId } = await params
  return <DicePage id={gameId} />
}
