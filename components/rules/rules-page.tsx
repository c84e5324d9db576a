import Link from 'next/link'
import type { CSSProperties, ReactNode } from 'react'
import { type Chapter, type Rule, type Rulebook, referencesOf } from '@/lib/kernel/rulebook'
import type { Words } from '@/lib/words/words'
import { ChartTable } from './chart-table'
import type { Chart } from './charts'
import { RuleBody } from './rule-body'
import { RuleSearch } from './rule-search'

interface Props {
  game: string
  title: string
  book: Rulebook
  charts: readonly Chart[]
  words: Words
}

/** All rules of a game, by chapter, each under its number; to be looked through, printed, or linked to. */
export function RulesPage({ game, title, book, charts, words: { ui } }: Props) {
  return (
    <div className="mx-auto max-w-6xl lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
      <Contents book={book} heading={ui('rules.chapters')} />
      <main className="min-w-0 px-5 pb-16">
        <nav className="flex flex-wrap gap-x-6 print:hidden">
          <Link href="/" className="inline-flex min-h-12 items-center font-bold underline">
            {ui('about.back')}
          </Link>
          <Link href={`/about/${game}`} className="inline-flex min-h-12 items-center font-bold underline">
            {ui('about.title')}
          </Link>
        </nav>
        <h1 className="font-display text-4xl">{title}</h1>
        <p className="text-lg text-dim">{ui('rules.title')}</p>
        <p className="mt-3 max-w-prose">{ui('rules.lead')}</p>
        <details className="mt-2 rounded-xl border border-line lg:hidden print:hidden">
          <summary className="min-h-12 content-center px-4 font-bold">{ui('rules.chapters')}</summary>
          <ChapterList book={book} />
        </details>
        <RuleSearch />
        {book.map((chapter) => (
          <ChapterOf key={chapter.number} book={book} chapter={chapter} reading={ui('rules.reading')}>
            {charts
              .filter((chart) => chart.chapter === chapter.number)
              .map((chart) => (
                <ChartTable key={chart.title} {...chart} />
              ))}
          </ChapterOf>
        ))}
      </main>
    </div>
  )
}

function Contents({ book, heading }: { book: Rulebook; heading: string }) {
  return (
    <nav
      aria-label={heading}
      className="sticky top-0 hidden h-dvh overflow-y-auto border-r border-line py-4 lg:block print:hidden"
    >
      <ChapterList book={book} />
    </nav>
  )
}

function ChapterList({ book }: { book: Rulebook }) {
  return (
    <ol className="px-2 pb-2">
      {book.map(({ number, title }) => (
        <li key={number}>
          <a
            href={`#${number}`}
            className="flex min-h-12 items-center gap-3 rounded-lg px-2 leading-tight hover:bg-second"
          >
            <span className="w-7 text-right font-figures text-lg font-bold text-dim">{number}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

interface ChapterProps {
  book: Rulebook
  chapter: Chapter
  reading: string
  children: ReactNode
}

/** A chapter, laid out only when it comes near the window: all of a book at once keeps a phone busy for half a second. */
function ChapterOf({ book, chapter, reading, children }: ChapterProps) {
  return (
    <section
      data-chapter={chapter.number}
      aria-labelledby={chapter.number}
      // As high as its rules are on average, and so wide that the edge of the one that was sought is not cut off.
      className="-mx-3 px-3 pt-8 [contain-intrinsic-size:auto_calc(var(--rules)*14rem)] [content-visibility:auto] sm:[contain-intrinsic-size:auto_calc(var(--rules)*10rem)] print:[content-visibility:visible]"
      style={{ '--rules': chapter.rules.length } as CSSProperties}
    >
      <h2 id={chapter.number} className="scroll-mt-20 border-b-2 border-ink pb-1 font-display text-3xl">
        <span className="text-dim">{chapter.number}</span> {chapter.title}
      </h2>
      {chapter.rules.map((rule) => (
        <RuleEntry key={rule.number} book={book} rule={rule} reading={reading} />
      ))}
      {children}
    </section>
  )
}

function RuleEntry({ book, rule, reading }: { book: Rulebook; rule: Rule; reading: string }) {
  const others = referencesOf(book, rule)
  return (
    <article
      id={rule.number}
      data-rule=""
      className="-mx-3 grid scroll-mt-20 gap-x-4 rounded-xl px-3 py-3 break-inside-avoid target:bg-second sm:grid-cols-[4rem_minmax(0,1fr)]"
    >
      <p className="font-figures text-xl leading-snug font-bold text-dim">{rule.number}</p>
      <div className="max-w-prose">
        <h3 className="text-lg leading-snug font-extrabold">{rule.texts[0]?.title}</h3>
        <RuleBody rule={rule} reading={reading} />
        {others.length > 0 ? (
          <p className="-mb-2 flex flex-wrap gap-x-4 print:hidden">
            {others.map(({ number, texts }) => (
              <a
                key={number}
                href={`#${number}`}
                className="inline-flex min-h-12 items-center gap-1.5 text-[15px] underline decoration-line underline-offset-4"
              >
                → <b className="font-figures text-[17px]">{number}</b> {texts[0]?.title}
              </a>
            ))}
          </p>
        ) : null}
      </div>
    </article>
  )
}
