import type { GameAnswer } from '@/lib/play/api'
import type { LogLine } from './game-controls'

/** Lines without the offers that stand: those have a card of their own. */
export function besideOffers(lines: readonly LogLine[], offers: GameAnswer['offers']): readonly LogLine[] {
  const asked = new Set(offers.map(({ what }) => `table.did.offered.${what}`))
  return lines.filter(({ key }) => !asked.has(key))
}
