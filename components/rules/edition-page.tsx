import Link from 'next/link'
import type { Edition, GameManifest } from '@/components/games/manifest'
import type { Words } from '@/lib/words/words'

/** From what is certain to what is ours. */
const COLOURS = ['bg-good', 'bg-good/60', 'bg-(--map-water)', 'bg-mark'] as const

type Sources = Edition['sources']
type Part = Edition['parts'][number]

/** The sources that a part has anything of, each with its colour and how much. */
const sharesOf = (sources: Sources, { counts }: Part) =>
  sources.flatMap(({ id, name }, i) => {
    const count = counts[id]
    return count ? [{ id, name, count, colour: COLOURS[i] }] : []
  })

/** How much of a part is known, as a bar; the figures stand below it in words. */
function Shares({ shares }: { shares: ReturnType<typeof sharesOf> }) {
  return (
    <span aria-hidden="true" className="mt-1.5 flex h-2 gap-0.5 overflow-hidden rounded-full">
      {shares.map(({ id, colour, count }) => (
        <span key={id} className={colour} style={{ flexGrow: count }} />
      ))}
    </span>
  )
}

interface Props {
  game: GameManifest
  edition: Edition
  words: Words
}

/** Where every figure of an edition comes from. */
export function EditionPage({ game, edition: { sources, parts, mended, pieces }, words: { ui } }: Props) {
  return (
    <main className="mx-auto grid max-w-3xl gap-6 p-5 pb-16">
      <nav className="flex flex-wrap gap-x-6">
        <Link href="/" className="inline-flex min-h-12 items-center font-bold underline">
          {ui('about.back')}
        </Link>
        <Link href={`/rules/${game.id}`} className="inline-flex min-h-12 items-center font-bold underline">
          {ui('rules.link')}
        </Link>
      </nav>
      <div>
        <h1 className="font-display text-4xl">{game.title}</h1>
        <p className="mt-1 text-lg text-dim">{ui('about.title')}</p>
      </div>
      <p className="text-lg">{ui('about.lead')}</p>
      <section>
        <h2 className="text-xl font-extrabold">{ui('about.known')}</h2>
        <dl className="mt-2 grid gap-1 sm:grid-cols-[9rem_1fr]">
          {sources.map(({ id, name, meaning }, i) => (
            <div key={id} className="contents">
              <dt className="flex items-center gap-2 font-bold">
                <span aria-hidden="true" className={`size-3 rounded-full ${COLOURS[i]}`} />
                {name}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
      {parts
        .map((part) => ({ ...part, shares: sharesOf(sources, part) }))
        .map((part) => (
          <section key={part.title} className="border-t border-line pt-4">
            <h2 className="text-xl font-extrabold">{part.title}</h2>
            <Shares shares={part.shares} />
            <p className="mt-1 flex flex-wrap gap-x-4 text-[15px] text-dim">
              <span>{part.unit}:</span>
              {part.shares.map(({ id, name, count }) => (
                <span key={id}>
                  {name} {count}
                </span>
              ))}
            </p>
            {part.notes.map((note) => (
              <p key={note} className="mt-2">
                {note}
              </p>
            ))}
          </section>
        ))}
      {mended.length > 0 ? (
        <section className="border-t border-line pt-4">
          <h2 className="text-xl font-extrabold">{ui('about.mended')}</h2>
          <ul className="mt-2 list-disc pl-5">
            {mended.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className="border-t border-line pt-4">
        <h2 className="text-xl font-extrabold">{ui('about.pieces')}</h2>
        <ul className="mt-2 grid gap-1">
          {pieces.map(({ item, pieces: count }) => (
            <li key={item} className="flex justify-between gap-4 border-b border-line py-1">
              <span>{item}</span>
              <span>{count}</span>
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}
