import type { UiWord } from '@/lib/words/words'

/** By game: what it is, for somebody who is invited to it and may never have heard of it. */
export const INTRODUCTIONS: Readonly<Record<string, UiWord>> = {
  'a-victory-denied': 'enter.about.smolensk',
}
