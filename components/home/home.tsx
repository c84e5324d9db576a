'use client'

import { OpenChallenges } from '@/components/challenge/open-challenges'
import { GAMES } from '@/components/games'
import type { GameManifest } from '@/components/games/manifest'
import { LanguageSwitch } from '@/components/settings/language-switch'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import { Front } from './front'
import { inFront } from './in-front'
import { ListSkeleton } from './list-skeleton'
import { ListTrouble } from './list-trouble'
import { MyGames } from './my-games'
import { NewGame } from './new-game'
import { OpenSaved } from './open-saved'
import { Shelf } from './shelf'
import { useGames } from './use-games'

interface Props {
  /** He was here before. */
  known: boolean
  /** The game that he took from the shelf. */
  taken?: string | undefined
  shelf?: readonly GameManifest[]
}

/** The first page: for newcomers what this is and one main button, for others their games; beneath it the other games. */
export function Home({ known, taken, shelf = GAMES }: Props) {
  const { ui } = useWords()
  const games = useGames()
  const { list, trouble } = games
  const has = list !== null && (list.games.length > 0 || list.offers.length > 0)
  const wanted = shelf.find(({ id }) => id === taken)
  const mine = has && !wanted
  const waits = list === null && known && !wanted
  const game = wanted ?? inFront(shelf, list?.games ?? [])
  const others = waits ? [] : shelf.filter((other) => other !== game)
  // No other game's map is shown first while it is not known which was played last.
  const shown = waits && shelf.length > 1 ? null : game
  return (
    <Front game={shown} low={mine || waits} shelved={others.length > 0}>
      {waits ? <ListSkeleton /> : null}
      {mine ? (
        <>
          <h1 className="text-[14px] font-bold tracking-[.14em] text-dim uppercase">{ui('app.name')}</h1>
          <MyGames games={games} />
        </>
      ) : null}
      {mine || waits ? null : (
        <header>
          <p className="text-[14px] font-bold tracking-[.14em] text-dim uppercase">{ui('app.name')}</p>
          <h1 className="font-display text-[2.1rem] leading-tight">{game.title}</h1>
          <p className="mt-1.5 text-[17px] leading-snug">{ui(game.words.lead)}</p>
        </header>
      )}
      {mine ? null : <ListTrouble games={games} mine={false} />}
      {waits || trouble ? null : (
        <NewGame key={game.id} game={game} quiet={mine} oneOfSeveral={shelf.length > 1} />
      )}
      {waits || trouble ? null : <OpenChallenges folded />}
      <Shelf games={others} />
      <footer className="grid grid-cols-2 gap-x-6 border-t border-line pt-2">
        {has && wanted ? <TextLink href="/">{ui('home.tables')}</TextLink> : null}
        <OpenSaved />
        <TextLink href="/archive">{ui('archive.title')}</TextLink>
        <TextLink href="/me">{ui('me.title')}</TextLink>
        <TextLink href={`/rules/${game.id}`}>{ui('rules.link')}</TextLink>
        <TextLink href={`/about/${game.id}`}>{ui('about.title')}</TextLink>
      </footer>
      <LanguageSwitch />
    </Front>
  )
}
