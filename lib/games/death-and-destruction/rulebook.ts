import { inBookOrder } from '@/lib/games/proud-monster/full/book-order'
import type { Cite } from '@/lib/kernel/decision'
import { interpolate } from '@/lib/kernel/interpolate'
import type { RuleText } from '@/lib/kernel/ledger'
import { type Rulebook, type RuleTexts, rulebookOf } from '@/lib/kernel/rulebook'

/** Rules of the parent, by their numbers, that do not hold here, with what takes their place. */
export const REPLACED: Readonly<Record<string, string>> = {
  ...{ '5.2': '5.1', '7.2': '7.2', '7.4': '7.1', '11.1': '11.1' },
}
/** Those that hold until another takes their place, which tells when. */
export const ENDED: Readonly<Record<string, string>> = {
  ...{ '4.5': '4.1', '17.2': '4.1', '4.6': '4.8' },
  ...{ '8.13': '8.14, 8.24', '8.14': '8.15', '8.15': '8.14' },
  ...{ '8.18': '8.16', '8.19': '8.16', '8.20': '8.16', '13.9': '8.16', '17.5': '8.16' },
  ...{ '9.6': '9.1', '17.10': '9.1', '9.18': '9.5', '14.19': '14.1' },
  ...{ '8.10': '10.2', '10.4': '10.2', '10.3': '10.1', '17.8': '10.1' },
}

/** What a language says of both, with `{by}` for what takes their place. */
export interface Instead {
  readonly replaced: string
  readonly ended: string
}

/**
 * The rules of this game and, under the same numbers, those of its parent: they hold where nothing else is said, and are told
 * by its name.
 */
export function rulebookWith(
  parent: RuleTexts,
  own: RuleTexts,
  titles: Readonly<Record<string, string>>,
  instead: Instead,
): Rulebook {
  const named = Object.entries(parent).map(([key, text]): [Cite, RuleText] => {
    const cite = key as Cite
    const title = `${text.title} (Proud Monster)`
    const [, number] = cite.split(' ') as [string, string]
    const [replaced, ended] = [REPLACED[number], ENDED[number]]
    if (replaced) return [cite, { title, words: interpolate(instead.replaced, { by: replaced }) }]
    const end = ended ? ` ${interpolate(instead.ended, { by: ended })}` : ''
    return [cite, { ...text, title, words: text.words + end }]
  })
  return rulebookOf(inBookOrder({ ...own, ...Object.fromEntries(named) }), titles)
}
