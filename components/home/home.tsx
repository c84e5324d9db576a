'use client'

import { FEATURED } from '@/components/games/featured'
import { LanguageSwitch } from '@/components/language-switch'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import { MyTables } from './my-tables-list'

const { id, title, Backdrop, NewGame } = FEATURED

/** The first page: a map, what this is, one main button, and the tables one sits at. */
export function Home() {
  const { ui } = useWords()
  return (
    <div className="bg-table lg:min-h-dvh">
      <div className="relative h-[40dvh] overflow-hidden bg-(--map-paper) lg:fixed lg:inset-0 lg:h-auto">
        <div className="appear absolute inset-0">
          <Backdrop />
        </div>
      </div>
      <main className="relative -mt-5 grid min-h-[calc(60dvh+1.25rem)] content-start gap-5 rounded-t-[20px] border-t border-line bg-ground px-5 pt-5 pb-[max(2rem,env(safe-area-inset-bottom))] shadow-[0_-4px_18px_rgba(40,25,5,.2)] lg:absolute lg:top-1/2 lg:right-12 lg:mt-0 lg:min-h-0 lg:max-h-[calc(100dvh-4rem)] lg:w-[27rem] lg:-translate-y-1/2 lg:overflow-y-auto lg:rounded-[20px] lg:border lg:px-7 lg:py-6 lg:shadow-[0_8px_40px_rgba(40,25,5,.35)]">
        <MyTables />
        <header>
          <p className="text-[14px] font-bold tracking-[.14em] text-dim uppercase">{ui('app.name')}</p>
          <h1 className="font-display text-[2.1rem] leading-tight">{title}</h1>
          <p className="mt-1.5 text-[17px] leading-snug">{ui('home.lead')}</p>
        </header>
        <NewGame />
        <footer className="flex flex-wrap gap-x-6 border-t border-line pt-2">
          <TextLink href="/me">{ui('me.title')}</TextLink>
          <TextLink href={`/rules/${id}`}>{ui('rules.link')}</TextLink>
          <TextLink href={`/about/${id}`}>{ui('about.title')}</TextLink>
        </footer>
        <LanguageSwitch />
      </main>
    </div>
  )
}
