import type { CreatedBody, NonceBody } from '../log/entry'
import { withTableLine } from '../log/lines'
import type { Match, Said, SeedExchange } from '../log/match'
import { commitNonce, type Hex32, NO_COMMITMENT } from './fair-dice'

/**
 * How the players' numbers come together before the first throw. Whoever speaks first shows only a commitment; the last
 * says his number openly, as nothing can follow it; then each commitment is opened. So nobody, the server included,
 * knows all the numbers before the last one stands.
 */

export const seedExchangeOf = ({ hides }: CreatedBody): SeedExchange => ({
  ...{ hides: hides === true, tries: 1, since: null, anew: null },
})

/**
 * What a seat says: a commitment, or a number. `try`: for which mix; the next one proposes or agrees to mix anew. `to`:
 * the commitment of the proposal that he has seen, as another may have taken its place.
 */
export type Saying =
  | { try: number; commitment: Hex32 }
  | {
      try: number
      nonce: Hex32
      blind?: Hex32 | undefined
      agreed?: boolean | undefined
      to?: Hex32 | undefined
    }

/** Why a seat may not say this. */
export type Unsaid = 'begun' | 'other-try' | 'said' | 'too-early' | 'mismatch' | 'no-proposal' | 'not-agreed'

type Mixed = Pick<Match, 'game' | 'commitment' | 'players' | 'nonces' | 'mix' | 'mixing' | 'challenge'>

const DRAWN = 'drawn'
/** When nobody has opened his commitment for so long, the other's browser agrees by itself to mix anew. */
const PATIENCE = 72 * 3_600_000

const othersSaid = ({ players, nonces }: Mixed, by: string) =>
  Object.keys(players).every((side) => side === by || nonces[side])
const allSaid = ({ players, nonces }: Mixed) => Object.keys(players).every((side) => nonces[side])

/** The name in which a seat commits now. */
export const nameFor = ({ players, challenge }: Mixed, side: string): string =>
  challenge?.drawn && Object.values(players).includes('open') ? DRAWN : side

/** What the dice need of a seat: that it commits, says its number, opens its commitment or agrees to mix anew. */
export type Owed = 'commitment' | 'nonce' | 'reveal' | 'agreement'

/** What the dice still need of a seat; null: nothing now. */
export function owedBy(match: Mixed, side: string): Owed | null {
  const { mix, mixing, nonces, challenge } = match
  if (mix !== null || challenge?.closed) return null
  const said = nonces[side]
  if (!said) return mixing.hides && !othersSaid(match, side) ? 'commitment' : 'nonce'
  if (!allSaid(match) || mixing.anew?.by === side) return null
  return said.nonce === null ? 'reveal' : mixing.anew ? 'agreement' : null
}

/** When waiting for a commitment to be opened has been long enough, milliseconds since 1970; null: nobody waits. */
export const patienceEnds = ({ mix, mixing: { since } }: Mixed): number | null =>
  mix !== null || since === null ? null : Date.parse(since) + PATIENCE

/** Null if a seat may say this at an instant. */
export function judgeSaying(match: Mixed, by: string, saying: Saying, now: number): Unsaid | null {
  const { mix, mixing, nonces } = match
  if (mix !== null) return 'begun'
  if (saying.try === mixing.tries + 1) return judgeAnew(match, by, saying, now)
  if (saying.try !== mixing.tries) return 'other-try'
  const said = nonces[by]
  if ('commitment' in saying) return said ? 'said' : mixing.hides ? null : 'other-try'
  if (!said) return mixing.hides && !othersSaid(match, by) ? 'too-early' : saying.blind ? 'mismatch' : null
  if (said.nonce !== null) return 'said'
  if (!allSaid(match)) return 'too-early'
  return opens(match, said, saying) ? null : 'mismatch'
}

const opens = (
  { game, commitment }: Mixed,
  said: Said,
  { nonce, blind }: { nonce: Hex32; blind?: Hex32 | undefined },
) => blind !== undefined && commitNonce(game, said.as, commitment, nonce, blind) === said.commitment

/** Both give a fresh number, so that none can be had out of his; before long one must have said that he agrees. */
function judgeAnew(match: Mixed, by: string, saying: Saying, now: number): Unsaid | null {
  const { mixing } = match
  if (!mixing.hides || !allSaid(match)) return 'other-try'
  if ('commitment' in saying) return null
  if (!mixing.anew || mixing.anew.by === by) return 'no-proposal'
  if (saying.to !== undefined && saying.to !== mixing.anew.commitment) return 'other-try'
  if (saying.blind) return 'mismatch'
  return saying.agreed || now >= patienceEnds(match)! ? null : 'not-agreed'
}

/** True if this proposes to mix anew. */
export const isProposal = ({ mixing }: Mixed, saying: Saying): boolean =>
  'commitment' in saying && saying.try > mixing.tries

/** True if another seat has said just this: seats are told apart by what they say, so that nobody may repeat it. */
export const isCopied = ({ nonces }: Mixed, saying: Saying): boolean =>
  Object.values(nonces).some(({ commitment, nonce }) =>
    'commitment' in saying ? saying.commitment === commitment : saying.nonce === nonce,
  )

/** True if a seat has said just this before: it is a repeat, and changes nothing. */
export function isSaid(match: Mixed, by: string, saying: Saying): boolean {
  const { mixing, nonces } = match
  if ('commitment' in saying) {
    if (isProposal(match, saying))
      return mixing.anew?.by === by && mixing.anew.commitment === saying.commitment
    return saying.try === mixing.tries && nonces[by]?.commitment === saying.commitment
  }
  return saying.try === mixing.tries && nonces[by]?.nonce === saying.nonce
}

/** The entry of what a seat says. */
export function nonceBody({ mixing, nonces }: Mixed, by: string, saying: Saying): NonceBody {
  const later = saying.try > 1 ? { try: saying.try } : {}
  if ('commitment' in saying) return { kind: 'nonce', by, commitment: saying.commitment, ...later }
  const { nonce, blind, agreed } = saying
  const commitment = (saying.try === mixing.tries && nonces[by]?.commitment) || NO_COMMITMENT
  return {
    ...{ kind: 'nonce', by, commitment, nonce, ...later },
    ...(blind ? { blind } : {}),
    ...(agreed ? { agreed } : {}),
  }
}

/** The same as it was said. */
export const sayingOf = ({ try: which = 1, commitment, nonce, blind, agreed }: NonceBody): Saying =>
  nonce === undefined ? { try: which, commitment } : { try: which, nonce, blind, agreed }

/** The match after a seat has said something. */
export function heard(
  match: Match,
  viewers: readonly string[],
  entry: NonceBody & { time: string; salt: string },
): Match {
  const { by, commitment, nonce = null, blind, try: which = 1 } = entry
  const { mixing, nonces } = match
  if (which > mixing.tries && nonce === null) {
    const proposed = { ...match, mixing: { ...mixing, anew: { by, commitment } } }
    return withTableLine(proposed, viewers, { key: 'table.anew', params: { side: by } }, entry)
  }
  const said = { as: nonces[by]?.as ?? nameFor(match, by), commitment, nonce, ...(blind ? { blind } : {}) }
  if (which === mixing.tries) return { ...match, nonces: { ...nonces, [by]: said } }
  const first = mixing.anew!
  const again: Match = {
    ...match,
    nonces: { [first.by]: { as: first.by, commitment: first.commitment, nonce: null }, [by]: said },
    mixing: { ...mixing, tries: which, since: null, anew: null },
  }
  return withTableLine(again, viewers, { key: 'table.mixedAnew', params: { side: by, try: which } }, entry)
}

/** Notes since when nothing but opening is waited for. */
export const waiting = (match: Match, time: string): Match =>
  match.mix === null && match.mixing.since === null && allSaid(match)
    ? { ...match, mixing: { ...match.mixing, since: time } }
    : match
