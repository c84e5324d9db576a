import type { Forecast, Offer, TablePort, TableView } from '../port'
import type { TableWords } from '../text/table-words'
import { draftOf } from '../turn/draft'
import { NOTHING } from '../turn/selection'

/** An attack on the move as its offer would begin it, with what it costs and may bring, told by what tells it once it is chosen. */
export interface Spear {
  readonly forecast: Forecast | null
  /** What it costs, in words. */
  readonly costs: readonly string[]
}

/** Such attacks one after the other, each as it is weighed. */
export function* weighed(
  port: TablePort,
  words: TableWords,
  later: Parameters<typeof draftOf>[5],
  view: TableView,
  offers: readonly Offer[],
): Generator<Spear, void> {
  for (const offer of offers) {
    const { forecast, order } = draftOf(
      port,
      words,
      view,
      offers,
      { ...NOTHING, entry: offer.key },
      later ?? null,
    )
    const perils = (order && later?.perils?.(view, { offer, order, hexes: [] })) || []
    yield { forecast, costs: perils.map(({ key, params }) => words.own(key, params)) }
  }
}
