import 'server-only'
import { type Dealer, fairDealer } from '@/lib/kernel/dice/fair-dice'
import type { Game } from '@/lib/kernel/game'
import { mixFor } from '@/lib/kernel/log/commands'
import type { Match } from '@/lib/kernel/log/match'
import type { Call } from '../call'
import { openSeed } from './seed-vault'

/** The dice of a game whose nonces are all there. */
export function dealerOf(call: Call, game: Game, match: Match, sealed: string | null): Dealer {
  const seed = openSeed(call.services.key(), match.game, sealed ?? '')
  return fairDealer(match.game, seed, match.mix ?? mixFor(game, match)!, match.settled.epoch)
}
