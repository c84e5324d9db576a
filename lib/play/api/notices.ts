// What travels between a browser and the routes that tell players that a game waits; see api.ts.

/** POST /api/games/:id/nudge {}: asks the other player to move on; 422 where it is too soon, or not his move. */
export interface NudgeAnswer {
  /** When it may be done again. */
  again: string
}

/** POST /api/games/:id/follow: whether one who watches is told of each new turn and of the end. */
export interface FollowRequest {
  on: boolean
}
export interface FollowAnswer {
  follows: boolean
}

/**
 * GET /api/notices?game=ID and the answer to POST /api/notices, which changes one thing (`do`): `wishes` (of one game
 * where it is named), a channel (`push`, `mail`, `hook`, `remove`, `again`: switch on after trouble), or `test`.
 */
export interface NoticeSettings {
  /** Time zone of the player, IANA. */
  zone: string
  wishes: NoticeWishes
  /** What differs at the game that was asked about. */
  here: Partial<NoticeWishes> | null
  /** Null where this server cannot push. */
  pushKey: string | null
  /** True if this server can send mail. */
  mail: boolean
  channels: readonly NoticeChannel[]
  /** Channels that took no more notices and are gone, until they are removed. */
  lost: readonly { id: string; name: string }[]
}

export interface NoticeWishes {
  /** Minutes. */
  delay: number
  /** Minutes of the player's day. */
  quiet: { from: number; to: number } | null
  reminders: boolean
  open: boolean
  /** By id of the channel; where none is named `each`. */
  channels: Record<string, 'each' | 'digest' | 'off'>
}

export interface NoticeChannel {
  id: string
  kind: 'push' | 'mail' | 'discord' | 'slack' | 'ntfy' | 'telegram' | 'matrix' | 'json'
  name: string
  /** Of a push address: the first 22 characters of its SHA-256 in base64url, by which a browser knows its own. */
  mark?: string
  /** False for an address that has not been confirmed. */
  proven?: boolean
  /** Of a webhook: only the player reads what is posted there. */
  personal?: true
  /** Under which plain webhooks are signed. */
  secret?: string
  trouble: { why: 'refused' | 'silent' | 'forbidden'; off: boolean } | null
}

/** The answer to `test`. */
export interface NoticeTestAnswer {
  sent: boolean
  why: 'refused' | 'silent' | 'forbidden' | 'gone' | null
}
