import 'server-only'
import { type Dealer, fairDealer } from '@/lib/kernel/fair-dice'
import type { Game } from '@/lib/kernel/game'
import { mixFor } from '@/lib/kernel/growth'
import type { Match } from '@/lib/kernel/match'
import type { Call } from './handle'
import { openSeed } from './sealed'

/** The dice of a game whose nonces are all there. */
export function dealerOf(call: Call, game: Game, match: Match, sealed: string | null): Dealer {
  const seed = openSeed(call.desk.key(), match.game, sealed ?? '')
  return fairDealer(match.game, seed, match.mix ?? mixFor(game, match)!, match.settled.epoch)
}
