import 'server-only'
import type { Game } from '@/lib/kernel/game'
import type { Body, Entry, LinkBody } from '@/lib/kernel/log/entry'
import type { Match } from '@/lib/kernel/log/match'
import { otherSide } from '@/lib/kernel/log/match'
import type { Affair } from '@/lib/kernel/negotiation/affair'
import type { Closed } from '@/lib/kernel/negotiation/challenge'
import type { Kind } from './row'
import type { Wording } from './words.en'

/**
 * Everything that changes a clock, a seat or a right, or hands the game on, and who is told of it. Whose doing it is
 * knows it; who only watches is told of turns and the end alone, and only if he wishes so. What others may read (`room`) is in the words themselves.
 */
export interface Telling {
  /** In which place of the outbox it stands: what comes later about the same takes its place. */
  kind: Kind
  /** What he reads whose clock, seat or standing orders it is, or who has done it. */
  owner?: Wording
  /** What the other player reads. */
  opponent?: Wording
  /** What he reads whose seat another has now. */
  predecessor?: Wording
  /** What they read who follow the game. */
  follower?: Wording
}
/** Nobody is told: why that is right. */
export interface Untold {
  untold: string
}

type Named<One extends { type: string }> = One extends { type: string; what: string }
  ? `${One['type']}.${One['what']}`
  : One['type']
/** Affairs by name, some of which are told in several ways. */
type AffairMatter =
  | Named<Affair>
  | `${'claim' | `replace.${'computer' | 'substitute'}`}.${'silent' | 'left'}`
  | 'leave.last'
type LinkMatter =
  | `${LinkBody['link']}.${Exclude<LinkBody['what'], Closed>}`
  | `challenge.${Closed}`
  | 'rematch.declined'
type EntryMatter =
  | Exclude<Body['kind'], 'affair' | 'link'>
  | 'joined.substitute'
  | 'nonce.anew'
  | 'order.lapsed'
  | LinkMatter
/** What follows from how the game stands, or from the hour alone, and what is written beside the log. */
type StandingMatter = 'turn' | 'begun' | 'dice' | 'ended' | StoppedMatter
/** It is his turn, which was to be passed, and why it is not. */
export type StoppedMatter = `turn.${'attacked' | 'place' | 'near' | 'ground'}`
type HourMatter = 'timeOut' | 'timeOut.led' | 'silenceSoon' | 'silence'
type WatchedMatter = 'watched.turn' | 'watched.over'
type BesideMatter = 'nudge' | 'chat' | 'rematch.offered'
export type LogMatter = EntryMatter | AffairMatter
export type Matter = LogMatter | StandingMatter | HourMatter | WatchedMatter | BesideMatter

const OWN = { untold: 'it is his own doing, and concerns nobody else yet' }
const EMPTY = { untold: 'the seat is empty, and the other has done it himself' }
const TURN = { untold: 'whom the game waits for is told so (turn)' }
const WITHDRAWN = { untold: 'what was offered is withdrawn, and with it the notice that was not sent yet' }
const LINKS = { untold: 'a link that nobody has used changes nothing; the log tells of those to a seat' }

export const MATTERS = {
  created: { untold: 'nobody else is there; who is challenged himself has it in his list' },
  // Where the game begins with it, or before it is told, whom it waits for hears that (begun).
  joined: { kind: 'accepted', opponent: 'accepted' },
  'joined.substitute': { kind: 'seat', opponent: 'seat.substitute', predecessor: 'given.substitute' },
  nonce: { untold: 'whose number is missing is told so (dice)' },
  'nonce.anew': { kind: 'offer', opponent: 'offer.anew' },
  mixed: TURN,
  setUp: TURN,
  order: TURN,
  'order.lapsed': { kind: 'lapsed', owner: 'lapsed' },
  takeBack: OWN,
  filed: OWN,
  'recover.made': LINKS,
  'recover.used': { kind: 'recovery', owner: 'recovery.own', opponent: 'recovery.other' },
  'recover.revoked': LINKS,
  'watch.made': LINKS,
  'watch.used': LINKS,
  'watch.revoked': LINKS,
  'invite.made': LINKS,
  'invite.used': LINKS,
  'invite.revoked': LINKS,
  'challenge.withdrawn': { untold: 'nobody has the other seat; it is gone from the lists' },
  'challenge.declined': { kind: 'over', opponent: 'declined.challenge' },
  'challenge.left': { kind: 'over', opponent: 'left.early' },
  'rematch.declined': { kind: 'over', opponent: 'declined.rematch' },

  resign: { kind: 'over', opponent: 'over.resigned' },
  claim: { kind: 'over', opponent: 'over.claimed' },
  'claim.silent': { kind: 'over', opponent: 'over.silent' },
  'claim.left': EMPTY,
  'offer.draw': { kind: 'offer', opponent: 'offer.draw' },
  'offer.pause': { kind: 'offer', opponent: 'offer.pause' },
  'offer.takeBack': { kind: 'offer', opponent: 'offer.takeBack' },
  'offer.computer': { kind: 'offer', opponent: 'offer.computer' },
  'offer.substitute': { kind: 'offer', opponent: 'offer.substitute' },
  'accept.draw': { kind: 'over', opponent: 'over.agreed' },
  'accept.pause': { kind: 'pause', opponent: 'pause.begun' },
  'accept.takeBack': { kind: 'back', opponent: 'back' },
  'accept.computer': { kind: 'given', opponent: 'given' },
  'accept.substitute': { kind: 'seat', opponent: 'seat.open' },
  'decline.draw': { kind: 'declined-draw', opponent: 'declined.draw' },
  'decline.pause': { kind: 'declined-pause', opponent: 'declined.pause' },
  'decline.takeBack': { kind: 'declined-takeBack', opponent: 'declined.takeBack' },
  'decline.computer': { kind: 'declined-computer', opponent: 'declined.computer' },
  'decline.substitute': { kind: 'declined-substitute', opponent: 'declined.substitute' },
  'withdraw.draw': WITHDRAWN,
  'withdraw.pause': WITHDRAWN,
  'withdraw.takeBack': WITHDRAWN,
  'withdraw.computer': WITHDRAWN,
  'withdraw.substitute': WITHDRAWN,
  resume: { kind: 'pause', opponent: 'pause.ended' },
  lead: { kind: 'led', opponent: 'led' },
  pass: { kind: 'passed', owner: 'passed' },
  passEnds: TURN,
  extend: { kind: 'extended', opponent: 'extended' },
  'replace.computer': { kind: 'given', opponent: 'given' },
  'replace.computer.silent': { kind: 'given', opponent: 'given' },
  'replace.computer.left': EMPTY,
  'replace.substitute': { kind: 'late', opponent: 'late' },
  'replace.substitute.silent': { kind: 'late', opponent: 'late.silent' },
  'replace.substitute.left': EMPTY,
  away: { kind: 'away', opponent: 'away' },
  back: { kind: 'away', opponent: 'away.back' },
  leave: { kind: 'left', opponent: 'left' },
  'leave.last': { untold: 'nobody is left' },

  turn: { kind: 'turn', owner: 'turn' },
  'turn.attacked': { kind: 'turn', owner: 'turn.attacked' },
  'turn.place': { kind: 'turn', owner: 'turn.place' },
  'turn.near': { kind: 'turn', owner: 'turn.near' },
  'turn.ground': { kind: 'turn', owner: 'turn.ground' },
  begun: { kind: 'turn', owner: 'begun' },
  dice: { kind: 'dice', owner: 'dice' },
  ended: { kind: 'over', owner: 'over', opponent: 'over' },

  timeOut: { kind: 'timeOut', owner: 'timeOut.own', opponent: 'timeOut.other' },
  'timeOut.led': { kind: 'timeOut', owner: 'timeOut.own.led', opponent: 'timeOut.other.led' },
  silenceSoon: { kind: 'silenceSoon', owner: 'silenceSoon.own', opponent: 'silenceSoon.other' },
  silence: { kind: 'silence', owner: 'silence.own', opponent: 'silence.other' },

  'watched.turn': { kind: 'watched', follower: 'watched.turn' },
  'watched.over': { kind: 'watched', follower: 'watched.over' },

  nudge: { kind: 'nudge', owner: 'nudge' },
  chat: { kind: 'chat', opponent: 'chat' },
  'rematch.offered': { kind: 'rematch', opponent: 'rematch' },
} as const satisfies Readonly<Record<Matter, Telling | Untold>>

/** What an entry of the log is, by the match that it came upon. */
export function matterOf(game: Game, before: Match | null, entry: Entry): LogMatter {
  switch (entry.kind) {
    case 'joined':
      return before?.settled.sought[entry.by] ? 'joined.substitute' : 'joined'
    case 'nonce':
      return (entry.try ?? 1) > (before?.mixing.tries ?? 1) && entry.nonce === undefined
        ? 'nonce.anew'
        : 'nonce'
    case 'order':
      return entry.lapsed ? 'order.lapsed' : 'order'
    case 'link':
      return linkMatter(before, entry)
    case 'affair':
      return affairMatter(game, before, entry.by, entry.affair)
    default:
      return entry.kind
  }
}

function linkMatter(before: Match | null, { what, link }: LinkBody): LinkMatter {
  if (what === 'declined' && before?.challenge?.to === 'player') return 'rematch.declined'
  return what === 'made' || what === 'used' || what === 'revoked' ? `${link}.${what}` : `challenge.${what}`
}

function affairMatter(game: Game, before: Match | null, by: string, affair: Affair): AffairMatter {
  const isLeft = before?.settled.empty.includes(otherSide(game, by))
  const how = isLeft ? 'left' : before?.timing ? null : 'silent'
  switch (affair.type) {
    case 'claim':
      return how ? `claim.${how}` : 'claim'
    case 'replace':
      return how ? `replace.${affair.what}.${how}` : `replace.${affair.what}`
    case 'leave':
      return isLeft ? 'leave.last' : 'leave'
    case 'offer':
    case 'accept':
    case 'decline':
    case 'withdraw':
      return `${affair.type}.${affair.what}`
    default:
      return affair.type
  }
}
