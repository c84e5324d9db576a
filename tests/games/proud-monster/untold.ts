import type { later } from '@/components/games/proud-monster/later-port'
import { port } from '@/components/games/proud-monster/port'
import { type ProudWords, tableWords } from '@/components/games/proud-monster/table-words'
import type { Offer } from '@/components/wargame/port'
import { draftOf } from '@/components/wargame/turn/draft'
import { filledWith, NOTHING, type Selection } from '@/components/wargame/turn/selection'
import type { View } from '@/lib/games/proud-monster/view'
import { gapsOf } from '@/lib/kernel/interpolate'
import { de } from '@/lib/words/de'
import { en } from '@/lib/words/en'
import { wordsOf } from '@/lib/words/words'
import { catalogueOf } from '../../support/catalogues'

export const inEnglish = tableWords(wordsOf('en', en), await catalogueOf('proud-monster', 'en'))
export const inGerman = tableWords(wordsOf('de', de), await catalogueOf('proud-monster', 'de'))
export const BOTH: readonly ProudWords[] = [inEnglish, inGerman]

type Asked = Pick<typeof port, 'line' | 'label'>

/** What is wrong with how an order is told: a gap that is left open, or no words of its own. */
export const untold = (view: View, offer: Offer): string[] => untoldIn(port, BOTH, view, offer)

/** The same at the table of a game that extends this one. */
export function untoldIn(port: Asked, both: readonly ProudWords[], view: View, offer: Offer): string[] {
  const { type } = offer.order
  return both.flatMap((words) => {
    const line = port.line(words, view, offer)
    const label = port.label(words, offer, { odds: '3:1', stays: false })
    const isBare = (text: string, bare: string) => text.includes('{') || text === bare || text.trim() === ''
    return [
      ...(isBare(line, type) ? [`${type}: ${line}`] : []),
      ...(offer.kind !== 'done' && isBare(label, words.tell('do.other')) ? [`${type}: ${label}`] : []),
    ]
  })
}

/** The order once each of its fields is filled with the first, or as many, as it may hold; null: a stack that is shut in. */
export const filled = (view: View, offers: readonly Offer[], offer: Offer): object | null =>
  filledIn(port, inGerman, view, offers, offer)

/** The same at the table of a game that extends this one. */
export function filledIn(
  at: typeof port,
  words: ProudWords,
  view: View,
  offers: readonly Offer[],
  offer: Offer,
): object | null {
  let selection: Selection = { ...NOTHING, entry: offer.key }
  const draft = () => draftOf(at, words, view, offers, selection)
  const firstPlace = () => {
    const { due } = draft()
    if (due?.kind === 'path' || due?.kind === 'hex') selection = { ...selection, at: due.from[0] ?? null }
    // Units of which none is proposed.
    else if (due?.kind === 'units' && draft().set.length === 0)
      selection = { ...selection, set: due.from.slice(0, due.min || 1) }
  }
  firstPlace()
  for (let now = draft(); now.onward; now = draft()) {
    selection = filledWith(selection, now.onward)
    firstPlace()
  }
  const { due, order } = draft()
  return due?.kind === 'path' && due.from.length === 0 ? null : (order ?? { unfilled: offer.order })
}

/** Gaps that are left open in all that a table tells beside its map, in both languages. */
export const gapsAt = (
  at: typeof port,
  more: typeof later,
  both: readonly ProudWords[],
  view: View,
): string[] =>
  both.flatMap((words) => {
    const said = [
      ...[more.tracks(words, view), more.victory(words, view)],
      more.legend(words, view).map(({ text }) => text),
      (at.field!(view) ?? []).flatMap((hex) => more.hexFacts(words, view, hex)),
      at.pieces(view).map(({ id }) => at.unitFacts(words, view, id)),
      at.activity(words, view, []),
    ]
    return gapsOf(JSON.stringify(said).replace(/"[a-z]+":/gi, ''))
  })
