import { inBookOrder } from '@/lib/games/proud-monster/full/book-order'
import type { Cite } from '@/lib/kernel/decision'
import type { RuleText } from '@/lib/kernel/ledger'
import { type Rulebook, type RuleTexts, rulebookOf } from '@/lib/kernel/rulebook'

/**
 * The rules of this game and, under the same numbers, those of its parent: they hold where nothing else is said, and are told
 * by its name.
 */
export function rulebookWith(
  parent: RuleTexts,
  own: RuleTexts,
  titles: Readonly<Record<string, string>>,
): Rulebook {
  const named = Object.entries(parent).map(([cite, text]): [Cite, RuleText] => [
    cite as Cite,
    { ...text, title: `${text.title} (Proud Monster)` },
  ])
  return rulebookOf(inBookOrder({ ...own, ...Object.fromEntries(named) }), titles)
}
