import Link from 'next/link'
import {
  EDITION,
  type EditionTexts,
  MEANING,
  MENDED,
  type Provenance,
  pieces,
} from '@/lib/games/a-victory-denied/data/edition'
import { german } from '@/lib/games/a-victory-denied/data/edition.de'
import { SOURCES_OF_DATA, type Source } from '@/lib/games/a-victory-denied/data/schema'
import type { Language } from '@/lib/words/language'
import { readerWords } from '@/lib/words/reader'

/** The parts are written in English; this is what they are called in other languages. */
const TEXTS: Readonly<Record<Language, EditionTexts | null>> = { en: null, de: german }

/** A colour for each provenance, from what is certain to what is ours. */
const COLOURS: Readonly<Record<Source, string>> = {
  seed: 'bg-good',
  found: 'bg-good/60',
  derived: 'bg-(--map-water)',
  reconstructed: 'bg-mark',
}

/** How much of a part is known, as a bar; the figures stand below it in words. */
function Shares({ counts }: { counts: Provenance }) {
  return (
    <span aria-hidden="true" className="mt-1.5 flex h-2 gap-0.5 overflow-hidden rounded-full">
      {SOURCES_OF_DATA.filter((source) => counts[source]).map((source) => (
        <span key={source} className={COLOURS[source]} style={{ flexGrow: counts[source] ?? 0 }} />
      ))}
    </span>
  )
}

/** Where every figure of this edition comes from. */
export async function EditionPage() {
  const { ui, language } = await readerWords()
  const told = TEXTS[language]
  const sourceName = (source: Source) => told?.sources[source] ?? source
  const mended = told?.mended ?? MENDED
  return (
    <main className="mx-auto grid max-w-3xl gap-6 p-5 pb-16">
      <nav className="flex flex-wrap gap-x-6">
        <Link href="/" className="inline-flex min-h-12 items-center font-bold underline">
          {ui('about.back')}
        </Link>
        <Link
          href="/rules/a-victory-denied"
          className="inline-flex min-h-12 items-center font-bold underline"
        >
          {ui('rules.link')}
        </Link>
      </nav>
      <div>
        <h1 className="font-display text-4xl">A Victory Denied</h1>
        <p className="mt-1 text-lg text-dim">{ui('about.title')}</p>
      </div>
      <p className="text-lg">{ui('about.lead')}</p>
      <section>
        <h2 className="text-xl font-extrabold">{ui('about.known')}</h2>
        <dl className="mt-2 grid gap-1 sm:grid-cols-[9rem_1fr]">
          {SOURCES_OF_DATA.map((source) => (
            <div key={source} className="contents">
              <dt className="flex items-center gap-2 font-bold">
                <span aria-hidden="true" className={`size-3 rounded-full ${COLOURS[source]}`} />
                {sourceName(source)}
              </dt>
              <dd>{(told?.meaning ?? MEANING)[source]}</dd>
            </div>
          ))}
        </dl>
      </section>
      {EDITION.map((part) => ({ ...part, ...told?.parts[part.title] })).map((part) => (
        <section key={part.title} className="border-t border-line pt-4">
          <h2 className="text-xl font-extrabold">{part.title}</h2>
          <Shares counts={part.counts} />
          <p className="mt-1 flex flex-wrap gap-x-4 text-[15px] text-dim">
            {SOURCES_OF_DATA.filter((source) => part.counts[source]).map((source) => (
              <span key={source}>
                {part.counts[source]} {part.unit} {sourceName(source)}
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
          {pieces().map(({ item, pieces: count }) => (
            <li key={item} className="flex justify-between gap-4 border-b border-line py-1">
              <span>{told?.pieces[item] ?? item}</span>
              <span>{count}</span>
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}
