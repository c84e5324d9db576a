import type { SetUpScope } from '@/lib/kernel/disposition'
import type { PlayerTold, RatingTold } from './list'

/**
 * What travels between a browser and the routes under /api/me and /api/sign-in, by which a player has an account; see
 * api.ts for what holds of all routes.
 */
export type Door = 'email' | 'github' | 'google' | 'discord'

/** GET /api/me: who this browser is. */
export interface MeAnswer {
  account: Me | null
  /** Ways to sign in that this server has; none where nothing is set up. */
  doors: readonly Door[]
}
export interface Me {
  /** What others are shown; null: no name was given. */
  name: string | null
  /** Where its clock is, such as Europe/Berlin; null: not known. */
  zone: string | null
  language: string | null
  /** Day, as 2026-11-22. */
  made: string
  games: number
  /** Wishes to be rated. */
  rated: boolean
  /** Shows his finished games to all, where the other player does, too. */
  shows: boolean
  /** Nobody sees when he is at a table. */
  hides: boolean
  /** What names his page in an address; null: he has none. */
  page: string | null
  /** What others are told of him beside a challenge, and his rating by game. */
  player: PlayerTold
  ratings: readonly (RatingTold & { kind: string; title: string })[]
  /** Proven identities; a guest has none. */
  identities: readonly {
    provider: string
    label: string
    /** Without it nobody could sign in to this account any more. */
    last: boolean
  }[]
  devices: readonly { id: string; label: string; made: string; seen: string; here: boolean }[]
}

/** POST /api/me: changes what it names; an empty name takes the name away. Answered with MeAnswer. */
export interface ChangeMeRequest {
  id: string
  name?: string
  zone?: string
  language?: string
  /** Wishes to be rated in games that begin from now on, against others who wish it, too. */
  rated?: boolean
  /** Shows games that end from now on to all, where the other player does, too. */
  shows?: boolean
  /** Does not wish that others see when he is at a table. */
  hides?: boolean
  /** Wishes to have a page that anybody may read; each time it has another address. */
  page?: boolean
}

/** GET /api/me/set-ups?game=&scenario=&side=: the set-ups that this player has kept for that side, the last one first. */
export interface SetUpsAnswer {
  kept: readonly { name: string; text: string }[]
  /** So many may be kept. */
  most: number
}
/**
 * POST /api/me/set-ups: keeps a set-up under a name, in the place of one that had it; null: forgets that. Nobody else is told of
 * it. Answered with SetUpsAnswer.
 */
export interface KeepSetUpRequest extends SetUpScope {
  id: string
  name: string
  text: string | null
}

/**
 * POST /api/me/hints: hints of the guide that a newcomer has been given on one of his devices, and what he wishes of them
 * (`changes`, see lib/kernel/hints.ts), so that none of his other devices gives them again. Only for who has an account.
 */
export interface HintsRequest {
  id: string
  changes: readonly string[]
}
export interface HintsAnswer {
  /** As they stand now, in a row. */
  hints: string
}

/** POST /api/me/link: a link that opens this account in another browser, once, for ten minutes. */
export interface DeviceLinkRequest {
  id: string
}
export interface DeviceLinkAnswer {
  /** Goes into the fragment of /sign-in. */
  token: string
  /** ISO in UTC. */
  until: string
}

/** POST /api/me/sign-out. `device`: the id of one; without it `everywhere` or else this browser. */
export interface SignOutRequest {
  device?: string
  everywhere?: true
}

/** POST /api/me/identity: takes a way to sign in away; the last only with `sure`. Answered with MeAnswer. */
export interface RemoveIdentityRequest {
  provider: Door
  sure?: true
}

/** POST /api/me/delete: for ever. Games go on without a name on this side. */
export interface DeleteMeRequest {
  sure: true
}

/** POST /api/sign-in: begins to prove who one is. `back`: the page of ours to come back to. */
export interface SignInRequest {
  door: Door
  address?: string
  /** Instead of an address what stands in a mail of ours: the letter goes to where that mail went. */
  told?: string
  language?: string
  back?: string
}
export interface SignInAnswer {
  /** A letter is on its way, or would be if there were such an address. */
  sent?: true
  /** Where the browser goes to prove who it is. */
  url?: string
}

/** POST /api/sign-in/peek: what a link is for, before it is used. Changes nothing. */
export interface SignInPeekRequest {
  token: string
}
export interface SignInPeekAnswer {
  kind: 'mail' | 'device'
  /** Of the letter. */
  address?: string
  /** Of the account that the link opens. */
  name?: string | null
  /** The page of ours to go on to. */
  back?: string
  /** Games that will move along from this browser, which is a guest. */
  brings: number
  /** Other browsers of this guest: they will not be signed in any more. */
  leaves: number
  /** This browser has an account, which the address opens from then on. */
  adds?: true
  /** By what this browser's own account is known, which stays as it is when the browser moves to another. */
  stays?: string
  /** Another browser has asked for it: nothing that is of this one is bound to it or moves along. */
  elsewhere?: true
  /** Games of this guest that nothing would open any more; therefore it cannot be used here. */
  lost?: number
  /** Games in which this guest and that account play against each other; therefore it cannot be used here. */
  against?: number
}

/** POST /api/sign-in/confirm: uses a link. Answered with MeAnswer. */
export interface ConfirmRequest {
  id: string
  token: string
}
