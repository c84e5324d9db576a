import type { SceneChoice } from '@/components/map/scene'
import type { Offer, TablePort, TableView } from '../port'
import type { TableWords } from '../text/table-words'
import { besideMap, fieldsOf, isFight } from './offers'
import { proposed } from './selection'

/** With nothing chosen the map marks what may be attacked or picked. */
export function openChoices(port: TablePort, view: TableView, offers: readonly Offer[]): SceneChoice[] {
  // Among moves a fight is one thing of many: its odds are told once it is chosen.
  const told = !offers.some(({ kind }) => kind === 'move')
  return offers.flatMap((offer): SceneChoice[] => {
    const { hex, kind, order, seldom } = offer
    if (!hex || kind === 'move' || seldom) return []
    if (!isFight(offer)) return [{ hex, tone: 'pick' }]
    if (!told) return [{ hex, tone: 'fight' }]
    const all = Object.fromEntries(fieldsOf(offer).map((choice) => [choice.field, proposed(choice)]))
    return [{ hex, tone: 'fight', text: port.forecast(view, offer, { ...order, ...all })?.text ?? '' }]
  })
}

/** What one may do next, in a few words. */
export function openHint(
  port: TablePort,
  { tell, own }: Pick<TableWords, 'tell' | 'own'>,
  all: readonly Offer[],
): string {
  const offers = all.filter(({ kind, seldom }) => kind !== 'done' && !seldom)
  if (offers.length === 0) return ''
  const moves = offers.some(({ kind }) => kind === 'move')
  if (!moves && offers.some(isFight)) return tell('hint.target')
  if (moves) return tell('hint.unit')
  // What a game has words of its own for.
  for (const { order } of offers) {
    const said = own(`hint.of.${order.type}`, {}, '')
    if (said) return said
  }
  if (offers.some(({ choices }) => choices.some(({ kind }) => kind === 'items'))) return tell('hint.below')
  if (besideMap(port, offers).length === offers.length) return tell('hint.beside')
  const onMap = offers.filter(({ hex }) => hex !== null)
  if (onMap.length < offers.length) return tell(onMap.length === 0 ? 'hint.below' : 'hint.list')
  return tell(onMap.every(({ unit }) => unit !== null) ? 'hint.unit' : 'hint.map')
}
