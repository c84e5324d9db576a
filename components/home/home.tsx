'use client'

import Link from 'next/link'
import { FEATURED } from '@/components/games/screens'
import { useWords } from '@/components/words'
import { MyTables } from './my-tables-list'

const { id, title, Backdrop, NewGame } = FEATURED

/** The first page: what this is, one main button, and the tables one sits at. */
export function Home() {
  const { ui } = useWords()
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[1fr_30rem]">
      <div className="relative h-[38dvh] overflow-hidden border-b border-line bg-table lg:sticky lg:top-0 lg:h-dvh lg:border-r lg:border-b-0">
        <Backdrop />
      </div>
      <main className="mx-auto grid w-full max-w-lg content-start gap-6 p-5 pb-16 lg:pt-12">
        <header>
          <p className="text-[15px] font-bold tracking-wide text-dim uppercase">{ui('app.name')}</p>
          <h1 className="font-display text-4xl">{title}</h1>
          <p className="mt-2 text-lg leading-snug">{ui('home.lead')}</p>
        </header>
        <NewGame />
        <MyTables />
        <footer>
          <Link href={`/about/${id}`} className="inline-flex min-h-12 items-center font-bold underline">
            {ui('home.about', { title })}
          </Link>
        </footer>
      </main>
    </div>
  )
}
