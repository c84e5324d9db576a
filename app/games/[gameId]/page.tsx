import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { Suspense } from 'react'
import { originOf } from '@/app/origin'
import { GAMES } from '@/components/games'
import { standingOf } from '@/components/picture/standing'
import { drawnCookie } from '@/components/table/drawn-before'
import { GamePage } from '@/components/table/game-page'
import { GUIDED_COOKIE, isFirstGiven } from '@/components/table/guide-due'
import { KEPT } from '@/components/table/kept'
import { openingOf } from '@/components/table/opening'
import { firstLook, publicLook } from '@/lib/play/games/first-look'
import { GAME_ID } from '@/lib/seats/tokens'
import { readerWords } from '@/lib/words/reader'

/**
 * A link that was shared shows a picture of its game: its public part stands in the address, the secret behind the #
 * never comes here. Without it, or where it shows nothing, every address looks the same.
 */
export async function generateMetadata({
  params,
  searchParams,
}: PageProps<'/games/[gameId]'>): Promise<Metadata> {
  const words = await readerWords()
  const { gameId } = await params
  const { p } = await searchParams
  const plain = { title: words.ui('table.title'), robots: { index: false } }
  if (typeof p !== 'string' || !GAME_ID.test(p) || !GAME_ID.test(gameId)) return plain
  const look = await publicLook(gameId, p)
  if (!look) return plain
  const { answer } = look
  const { when, stands, told, players, inviter } = await standingOf(answer, words, answer.names)
  // He sends the link himself, and the page that it opens says his name as well.
  const from = inviter && answer.names[inviter]
  const title = from
    ? `${words.ui('picture.invited.from', { name: from })} · ${answer.title}`
    : `${answer.title} · ${when}`
  // Before anybody plays there is something to see only where it begins where another game stood.
  const here = answer.stage === 'join' && answer.view ? [words.ui('here.wait')] : []
  const turn = from && here.length > 0 ? [`${when}.`] : []
  const description = [...told, ...turn, ...here, `${stands}.`, `${players}.`].join(' ')
  const query = `p=${p}&v=${answer.version}&l=${words.language}`
  const origin = await originOf()
  const url = `${origin}/api/games/${gameId}/picture?${query}`
  return {
    ...plain,
    openGraph: {
      title,
      description,
      siteName: words.ui('app.name'),
      type: 'website',
      url: `${origin}/games/${gameId}?p=${p}`,
      images: [{ url, width: 1200, height: 630 }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [url] },
  }
}

/** A table, with all that its browser would ask for at once. Who has no seat is sent the same as for no game. */
export default async function Page({ params }: PageProps<'/games/[gameId]'>) {
  const { gameId } = await params
  const words = await readerWords()
  const first = await firstLook(gameId)
  const answer = first?.answer ?? null
  const kept = await cookies()
  // It may have been given on another device of his.
  const isHintDue = !kept.has(GUIDED_COOKIE) && !isFirstGiven(answer?.hints ?? '')
  const isNew = answer !== null && !kept.has(drawnCookie(answer.kind))
  const games = GAMES.filter(({ id }) => gameId === KEPT || id === answer?.kind)
  return (
    <>
      {/* The page names their scripts, and no other game's. */}
      <Suspense>
        {games.map(({ id, Scripts }) => (
          <Scripts key={id} />
        ))}
      </Suspense>
      {/* A table that is not laid out yet says nothing of its game. */}
      {answer?.view ? (
        <link
          rel="preload"
          href={`/words/${answer.kind}/${words.language}`}
          as="fetch"
          crossOrigin="anonymous"
        />
      ) : null}
      <GamePage
        id={gameId}
        first={first?.text ?? null}
        opening={await openingOf(answer, words, isHintDue, isNew)}
        scripts={Object.fromEntries(games.map(({ id, Scripts }) => [id, Scripts]))}
      />
    </>
  )
}
