import type { Metadata } from 'next'
import { PlayerPage } from '@/components/archive/player-page'
import { PlainPage } from '@/components/ui/plain-page'
import { TextLink } from '@/components/ui/text-link'
import { playerLook } from '@/lib/play/games/first-look'
import { readerWords } from '@/lib/words/reader'

/** It says nothing of whose it is before it is opened: what other sites keep of an address nobody can take back. */
export async function generateMetadata(): Promise<Metadata> {
  const { ui } = await readerWords()
  return { title: ui('player.title'), robots: { index: false } }
}

/** The page of a player who wishes to have one; all other addresses look the same. */
export default async function Page({ params }: PageProps<'/players/[player]'>) {
  const told = await playerLook((await params).player)
  const { ui } = await readerWords()
  return told ? (
    <PlayerPage told={told} />
  ) : (
    <PlainPage figures="0-0">
      <h1 className="font-display text-3xl">{ui('player.gone')}</h1>
      <p>{ui('player.gone.hint')}</p>
      <TextLink href="/">{ui('table.home')}</TextLink>
    </PlainPage>
  )
}
