'use client'

import { OpenChallenges } from '@/components/challenge/open-challenges'
import { FEATURED } from '@/components/games/featured'
import { LanguageSwitch } from '@/components/language-switch'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import { Front } from './front'
import { ListSkeleton } from './list-skeleton'
import { ListTrouble } from './list-trouble'
import { MyGames } from './my-games'
import { OpenSaved } from './open-saved'
import { useGames } from './use-games'

const { id, title, NewGame } = FEATURED

/** The first page: for newcomers what this is and one main button, for others their games. `known`: he was here before. */
export function Home({ known }: { known: boolean }) {
  const { ui } = useWords()
  const games = useGames()
  const { list, trouble } = games
  const mine = list !== null && (list.games.length > 0 || list.offers.length > 0)
  const waits = list === null && known
  return (
    <Front low={mine || waits}>
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
          <h1 className="font-display text-[2.1rem] leading-tight">{title}</h1>
          <p className="mt-1.5 text-[17px] leading-snug">{ui('home.lead')}</p>
        </header>
      )}
      {mine ? null : <ListTrouble games={games} mine={false} />}
      {waits || trouble ? null : <NewGame quiet={mine} />}
      {waits || trouble ? null : <OpenChallenges folded />}
      <footer className="grid grid-cols-2 gap-x-6 border-t border-line pt-2">
        <OpenSaved />
        <TextLink href="/me">{ui('me.title')}</TextLink>
        <TextLink href={`/rules/${id}`}>{ui('rules.link')}</TextLink>
        <TextLink href={`/about/${id}`}>{ui('about.title')}</TextLink>
      </footer>
      <LanguageSwitch />
    </Front>
  )
}
