import 'server-only'
import { createHash } from 'node:crypto'
import type { Game } from '@/lib/kernel/game'
import { interpolate, type Params } from '@/lib/kernel/interpolate'
import { type Language, spokenTo } from '@/lib/words/language'
import type { Stage } from './hours'
import type { Times } from './plan'
import { type Asked, howOf, type Kind, type Row } from './row'
import { de } from './words.de'
import { en, type NoticeWord, type Wording } from './words.en'

/** What is sent, in the reader's language; a channel takes of it what it can show. */
export interface Message {
  /** One for each player, hand-off and channel; a receiver that knows it again has had it. */
  id: string
  kind: Kind | 'test' | 'digest' | 'confirm'
  game: string | null
  title: string
  /** For the player alone. */
  body: string
  /** For a room that others may read: what a spectator may know. */
  room: string
  /** By which two players know that they look at the same game; for a letter only. */
  words?: string
  /** What happened since the reader has looked, in at most two sentences; in a room what a spectator may know of it. */
  happened?: readonly string[]
  /** The front as all may see it: a path of ours, what it shows, and for a letter the PNG where it was drawn beforehand. */
  picture?: { path: string; png: Uint8Array | null; shows: string }
  /** Where it leads, within our own pages. */
  path: string
  /** What stands on the button that leads there. */
  open: string
  /** Newer messages of a topic take the place of older ones. */
  topic: string
  /** When it is no news any more, milliseconds since 1970. */
  until: number | null
  language: string
  /** Words before the address that ends all mail. */
  stopWords: string
  /** For a letter: ends that one is told of this, and the words before it. */
  end?: { token: string; words: string }
}

/** What a notice says to its player alone: what happened, and what he is asked. */
export const toldIn = ({ body, happened = [] }: Message): string => [...happened, body].join(' ')

const catalogues: Readonly<Record<Language, Readonly<Record<NoticeWord, string>>>> = { en, de }

export type SayNotice = (key: NoticeWord, params?: Params) => string

/** The words of notices in a language, in English where we do not speak it. */
export function noticeWords(language: string): SayNotice {
  const words = catalogues[spokenTo(language)]
  return (key, params = {}) => interpolate(words[key], params)
}

/** A name as others may read it: letters and figures, nothing that is taken for a link, a mark-up or a new line. */
export function plainName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} .'’_-]/gu, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...plain].slice(0, 40).join('').trim()
}

/** How a side's player is called: by his name, or by his side. */
export function playerName(say: SayNotice, name: string | null | undefined, side: string): string {
  const plain = plainName(name ?? '')
  if (plain) return plain
  const key = `side.${side}`
  return Object.hasOwn(en, key) ? say(key as NoticeWord) : say('somebody')
}

const NAMELESS = ['side.german', 'side.soviet', 'somebody'] as const

/** What stands for a name begins a sentence with a capital; a name is written as its player writes it. */
const begun = (say: SayNotice, text: string): string =>
  NAMELESS.map((word) => say(word)).reduce(
    (so, name) =>
      so.replace(new RegExp(`(?<=^|[.] )${name}`, 'g'), (name) => name[0]!.toUpperCase() + name.slice(1)),
    text,
  )

/** How long there is left, in one unit: a notice is read a while after it was sent. */
export function timeLeft(say: SayNotice, ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / 60_000))
  if (minutes >= 2 * 24 * 60) return say('days', { n: Math.floor(minutes / (24 * 60)) })
  return minutes >= 60 ? say('hours', { n: Math.floor(minutes / 60) }) : say('minutes', { n: minutes })
}

/** The same as a sentence: nothing where no clock runs, and that the time is out where it is. */
export function timeWords(say: SayNotice, { left }: Pick<Times, 'left'>): string {
  if (left === null) return ''
  return left === 0 ? say('out') : say('left', { time: timeLeft(say, left) })
}

export const topicOf = (...parts: string[]): string =>
  createHash('sha256')
    .update(`fieldpost/topic/1 ${parts.join(' ')}`)
    .digest('base64url')
    .slice(0, 32)

export interface About {
  id: string
  kind: Kind
  /** What it says in particular. */
  row?: Pick<Row, 'says' | 'params'>
  /** Milliseconds since 1970. */
  now?: number
  stage: Stage
  gameId: string
  game: Game
  side: string
  asked: Asked | null
  times: Times
  /** Whose notice it is; of one for those who follow a game, its first player. */
  me: { side: string; name: string | null }
  other: { side: string; name: string | null } | null
  language: string
}

const isWording = (says: string | undefined): says is Wording =>
  says !== undefined && Object.hasOwn(en, `${says}.body`)

/** What a row says; what an older or newer server has written and this one does not know, as all of its kind. */
export const wordingOf = ({ says }: Pick<Row, 'says'>, kind: Kind): Wording =>
  isWording(says) ? says : isWording(kind) ? kind : 'offer'

/** What a room is told of it. */
export const roomWord = (says: Wording): NoticeWord => {
  const word = `${says}.room`
  return Object.hasOwn(en, word) ? (word as NoticeWord) : 'news.room'
}

/** What fills the gaps that a row has of its own. */
export function gapsOf(
  say: SayNotice,
  { params = {} }: Pick<Row, 'params'>,
  { silence }: Pick<Times, 'silence'>,
  now: number,
): Params {
  const { runs = 0, ...more } = params
  return {
    ...more,
    runs: runs > now ? say('runs', { time: timeLeft(say, runs - now) }) : say('runs.now'),
    ...(silence === null ? {} : { time: timeLeft(say, silence) }),
  }
}

/** A hand-off in other words where much of its time, or all of it, is over. */
function formOf(kind: Kind, says: Wording, { stage, isOut }: { stage: Stage; isOut: boolean }): Wording {
  if (kind !== 'turn') return says
  if (isOut) return 'timeOut.own'
  return stage === 'first' ? says : 'reminder'
}

/** A notice about one game. */
export function noticeOf(about: About): Message {
  const { id, kind, row = {}, now = 0, stage, gameId, game, side, asked, times, language } = about
  const say = noticeWords(language)
  const told = (of: Asked['own']) => (of ? game.say(of, language) : '')
  const isAsked = kind === 'turn' || kind === 'nudge'
  // Where the sender came late there is nothing left to remind of.
  const isOut = isAsked && times.left === 0
  const until = isAsked && !isOut ? times.until : null
  const left = isAsked && times.left ? timeLeft(say, times.left) : ''
  const form = formOf(kind, wordingOf(row, kind), { stage, isOut })
  const hasTime = isAsked && !['reminder', 'timeOut.own'].includes(form)
  // For the player's own eyes: what others may read says nothing of his standing orders.
  const lapse = isAsked && times.lapse !== null ? say('lapse', { time: timeLeft(say, times.lapse) }) : ''
  const params = (of: Asked['own']) => ({
    title: game.title,
    me: playerName(say, about.me.name, about.me.side),
    other: about.other ? playerName(say, about.other.name, about.other.side) : say('somebody'),
    asked: [told(of), hasTime ? timeWords(say, times) : ''].filter(Boolean).join(' '),
    left,
    ...gapsOf(say, row, times, now),
  })
  const text = (word: NoticeWord, of: Asked['own']) =>
    begun(say, say(word, params(of)).replace(/\s+/g, ' ').trim())
  const dice = asked?.dice && kind === 'accepted' ? say('accepted.dice') : ''
  return {
    ...{ id, kind, game: gameId, language, until },
    title: text(`${form}.title`, null),
    body: [text(`${form}.body`, asked?.own ?? null), dice, lapse].filter(Boolean).join(' '),
    room: text(roomWord(form), asked?.open ?? null),
    ...(asked?.words ? { words: say('words', { words: asked.words }) } : {}),
    // A rematch stands among the offers on the first page.
    path: kind === 'rematch' ? '/' : `/games/${gameId}`,
    open: say(kind === 'rematch' ? 'open.all' : 'open'),
    topic: topicOf(gameId, side, ...(howOf(kind).beside ? [kind] : [])),
    stopWords: say('stop'),
  }
}

/** A message that is about no game. */
export const plainMessage = (
  kind: 'test' | 'confirm',
  id: string,
  language: string,
  path: string,
): Message => {
  const say = noticeWords(language)
  return {
    ...{ id, kind, language, path },
    game: null,
    title: say(`${kind}.title`),
    body: say(`${kind}.body`),
    room: say(`${kind}.body`),
    open: say(kind === 'confirm' ? 'open.confirm' : 'open.all'),
    topic: topicOf(kind, id),
    until: null,
    stopWords: say('stop'),
  }
}
