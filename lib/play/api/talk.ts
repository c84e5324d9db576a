// What travels between a browser and the routes of messages and notes; see api.ts.

/** GET /api/games/:id/chat?before=N: what the two players have written to each other; nobody else reads it. */
export interface ChatAnswer {
  /** Oldest first. */
  messages: readonly Said[]
  /** There are older ones: ask with `before` the number of the first. */
  older: boolean
  unread: number
  /** true: this player wants to read nothing of the other. */
  muted: boolean
}

export interface Said {
  n: number
  mine: boolean
  time: string
  /** Words of one's own; empty where it is a set phrase, which each reader is told in his own language. */
  text: string
  phrase?: Phrase
}
/** `until`: the last day on which its writer is away. */
export type Phrase = { key: Exclude<PhraseKey, 'away'> } | { key: 'away'; until: string }
export type PhraseKey = 'luck' | 'played' | 'thanks' | 'patience' | 'sorry' | 'rematch' | 'away'

/** POST /api/games/:id/chat: one of these; what is said is answered with that message alone. At most 500 characters; the text is shown as it is, never as markup. */
export interface ChatRequest {
  id: string
  say?: string
  phrase?: Phrase
  read?: true
  mute?: boolean
  report?: number
}

/** GET /api/games/:id/notes?as=SIDE: what a player has noted for himself; `n` counts its changes. */
export interface NotesAnswer {
  text: string
  n: number
  /** false: what was sent was not kept, for another device has changed the notes since. */
  kept: boolean
}

/** POST /api/games/:id/notes, with the `n` that was read. */
export interface NotesRequest {
  as?: string
  n: number
  text: string
}
