import { computer as parent } from '@/lib/games/proud-monster/full/computer'
import type { LegalEntry } from '@/lib/kernel/game'
import type { Rules } from './in-force'
import type { Order } from './ruleset'

interface Seen {
  readonly prompt: { readonly step: string }
}

/** The computer player: as in the parent, and what each chapter asks besides. */
export const computer = (rules: Rules, view: Seen, legal: readonly LegalEntry[], luck: () => number): Order =>
  parent(rules as never, view as never, legal, luck) as Order
