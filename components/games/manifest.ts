import type { ComponentType, ReactNode } from 'react'
import type { MapPicture } from '@/components/map/picture'
import type { Planner } from '@/components/offline/planner'
import type { Chart } from '@/components/rules/charts'
import type { Opening } from '@/components/table/table-skeleton'
import type { TableGame } from '@/components/wargame/game'
import type { Words as Sentence } from '@/lib/kernel/decision'
import type { Rulebook } from '@/lib/kernel/rulebook'
import type { GameAnswer } from '@/lib/play/api/game'
import type { SeenSince } from '@/lib/play/api/past'
import type { Language } from '@/lib/words/language'
import type { UiWord, Words } from '@/lib/words/words'
import type { ScriptsProps } from './preload'

/**
 * The one object by which screens and pages know a game. The first page has all manifests, so whatever is more than a
 * few words is fetched when it is needed.
 */
export interface GameManifest {
  /** The name of its folder. */
  id: string
  title: string
  /** The first is played by whoever says nothing else. */
  sides: readonly string[]
  /** Hours that a game takes at one sitting: the shortest is what a newcomer is shown first. */
  hours: number
  words: {
    /** What it is, on the first page. */
    lead: UiWord
    /** The same for somebody who is invited to it and may never have heard of it. */
    introduction: UiWord
    /** The same in half a line, for its card on the shelf. */
    subject: UiWord
    /** How long it is. */
    length: UiWord
  }
  /** The first is offered first. `isCampaign`: it is played for months, and by turns. */
  scenarios: readonly (Named & { isCampaign?: true })[]
  options: readonly GameOption[]
  /** Its map on the first morning, for the whole of a page and for a card. */
  fronts: Readonly<Record<Language, Readonly<Record<'phone' | 'desk' | 'card', DayAndNight>>>>
  /** What its table says; browsers fetch it from /words/GAME/LANGUAGE. */
  catalogue: (language: Language) => Promise<unknown>
  /** The rules for players. */
  rulebook: (language: Language) => Promise<Rulebook>
  /** The tables of the game, for the page of its rules. */
  charts: (language: Language) => Promise<readonly Chart[]>
  /** Where every figure comes from. */
  edition: (language: Language) => Promise<Edition>
  /** What a table says of itself before its map is there. */
  opening: (answer: GameAnswer, words: Words, isHintDue: boolean) => Promise<Omit<Opening, 'still'>>
  /** The map of a table before its scripts run, as HTML (`components/map/still.ts`). */
  still: (answer: GameAnswer, words: Words) => Promise<string>
  /** How it draws its front, and says what has happened there. */
  picture: (answer: Standing, words: Words) => Promise<FrontPicture>
  /** What lists and the page of dice say of a game in the game's own words. */
  teller: (words: Words) => Promise<Teller>
  /** How orders are previewed one after the other. */
  planner: () => Promise<Planner>
  /** What it brings to the table of all games; a function of browsers. */
  plays: () => Promise<TableGame>
  /** The scripts of its table, which a page that is sent with this component names before any of them runs. */
  Scripts: ComponentType<ScriptsProps>
}

export interface Named {
  id: string
  name: UiWord
}

/** An option as a form draws it; the first choice is the usual one. */
export interface GameOption {
  /** Of its field in the rules' options. */
  name: string
  legend: UiWord
  /** `term`: what a challenged player must be told of it, where it is not as usual. */
  choices: readonly (Named & { term?: UiWord })[]
  /** The scenarios in which it means something; absent: in all. */
  only?: readonly string[]
  /** The rules keep one for each side. */
  eachSide?: true
  /** The choice that is usual where a computer plays, as nobody waits there; absent: the same. */
  withComputer?: string
}

/** Addresses of one picture. */
export interface DayAndNight {
  day: string
  night: string
}

/** Where the figures of an edition come from, in one language. */
export interface Edition {
  /** From what is certain to what is our own. */
  sources: readonly { id: string; name: string; meaning: string }[]
  /** `counts`: how many rows of the part are of each source. */
  parts: readonly {
    title: string
    unit: string
    counts: Readonly<Record<string, number>>
    notes: readonly string[]
  }[]
  mended: readonly string[]
  pieces: readonly { item: string; pieces: number }[]
}

/** What a picture says of how a game stands. */
export interface PictureWords {
  /** Turn and date. */
  when: string
  /** How it ended; null while it runs. */
  over: string | null
  /** What is said where both sides choose at once. */
  both: string
  /** What has happened of late, in at most two sentences. */
  told: readonly string[]
}

/** The front of a game, as its spectators see it. */
export interface FrontPicture extends PictureWords {
  /** The map where it is fought, in pixels, so many of them to a hex. */
  map: (size: { width: number; height: number }, scale: number) => MapPicture
}

/** What a viewer is told of how a game stands, and what he knows of what has happened of late. */
export type Standing = Pick<GameAnswer, 'view' | 'result' | 'stage' | 'scenario'> & {
  since?: SeenSince | null
}

export interface Teller {
  /** Turn and date. */
  when: (turn: number) => string
  /** What is asked. */
  asked: (asked: Sentence) => string
  /** What a throw was for. */
  thrown: (purpose: string) => string
  /** True if a throw was no die but drew one of several pieces. */
  isDraw: (purpose: string) => boolean
}

/** What a board is given: the answer of a spectator, and what stands at the end of its bar. */
export interface BoardProps {
  answer: GameAnswer
  children: ReactNode
}
