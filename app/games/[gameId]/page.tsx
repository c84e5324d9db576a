import type { Metadata } from 'next'
import { GamePage } from '@/components/table/game-page'

export const metadata: Metadata = { title: 'Table' }

export default async function Page({ params }: PageProps<'/games/[gameId]'>) {
  const { gameId } = await params
  return <GamePage id={gameId} />
}
