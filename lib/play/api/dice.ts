// What travels of the dice: numbers of players, and what anybody can check; see api.ts.

/**
 * POST /api/games/:id/nonce: a player's part of the dice. Whoever is not the last to say his number first sends a
 * commitment to it (`sealed`), and the number with its `blind` when all others stand (`GameAnswer.dice.owes`).
 */
export interface NonceRequest {
  id: string
  /** What the server is committed to, as this browser saw it. */
  commitment: string
  sealed?: string
  nonce?: string
  blind?: string
  /** Which mix it is for, 1 if absent; the next one proposes to mix anew (`sealed`) or agrees to it (`nonce`). */
  try?: number
  /** His player agrees to mix anew; needed before `DiceState.until`. */
  agreed?: true
  /** The commitment of the proposal that he agrees to, as he saw it. */
  to?: string
  since?: number
}

/** How the players' numbers come together before the first throw. */
export interface DiceState {
  /** Which mix this is, from 1. */
  try: number
  /** What this browser's seat owes now (POST .../nonce). */
  owes: 'commitment' | 'nonce' | 'reveal' | 'agreement' | null
  /** In whose name it commits: its side, or `drawn` while sides are not drawn. */
  as: string
  /** Sides whose part is missing. */
  waitsFor: readonly string[]
  /** What seats have shown so far: commitments, and, for players only, numbers said openly. */
  said: readonly { seat: string; commitment: string; nonce: string | null }[]
  /** Who proposes to mix anew, with his commitment for it. */
  anew: { by: string; commitment: string } | null
  /** What the players of those sides call themselves, as far as they do; for players only. */
  names?: Readonly<Record<string, string>>
  /** From then on the other browser agrees by itself to mix anew, ISO; null: nothing but opening is waited for. */
  until: string | null
}

/** GET /api/games/:id/dice: what anybody at the table may check now. */
export interface DiceAnswer {
  game: string
  rules: string
  commitment: string
  /** Present once the mix is made: M, and for each turn the hash of its public key. */
  mix: string | null
  /** Which mix it is; more than 1: players had to mix anew. */
  tries: number
  /** `as`: in whose name the seat committed. The number and what opens its commitment are shown once all are open. */
  seats: readonly {
    seat: string
    as: string
    commitment: string
    nonce: string | null
    blind: string | null
  }[]
  turnHashes: readonly string[]
  /** Keys of turns that are over. */
  turnKeys: Readonly<Record<number, string>>
  /** Public throws of opened turns, and all throws once the game is over. */
  throws: readonly {
    turn: number
    /** How often players had agreed to go back beyond a throw. */
    epoch: number
    purpose: string
    sides: number
    face: number
    hidden: boolean
  }[]
  /** The seed, once the game is over. */
  seed: string | null
}
