import type { ReactNode } from 'react'
import type { Rulebook } from '@/lib/kernel/rulebook'
import type { Language } from '@/lib/words/language'
import { chartsOf } from './a-victory-denied/charts'
import { EditionPage } from './a-victory-denied/edition-page'
import { RULEBOOKS } from './rulebooks'

/** The page about its edition of each game. */
export const EDITIONS: Readonly<Record<string, typeof EditionPage>> = { 'a-victory-denied': EditionPage }

/** What the page of rules of a game shows. */
export interface RulesOfGame {
  title: string
  book: (language: Language) => Promise<Rulebook>
  charts: (language: Language) => Readonly<Record<string, ReactNode>>
}

export const RULES: Readonly<Record<string, RulesOfGame>> = {
  'a-victory-denied': {
    title: 'A Victory Denied',
    book: (language) => RULEBOOKS['a-victory-denied']![language](),
    charts: chartsOf,
  },
}
