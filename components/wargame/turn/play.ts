import type { Overlays } from '../map/scene'
import type { Offer, TableView } from '../port'
import type { Draft } from './draft'
import type { Selection, Together } from './selection'

/** Everything chosen on this screen but not sent. */
export interface Play {
  view: TableView
  /** What may be ordered, without what finishes and what is hardly ever wanted. */
  offers: readonly Offer[]
  /** The same with the latter. */
  listed: readonly Offer[]
  /** What ends or declines what is asked; null: nothing does. */
  finishing: Offer | null
  mayFinish: boolean
  selection: Selection
  draft: Draft
  looked: string | null
  cursor: string | null
  flash: readonly string[]
  overlays: Overlays
  /** The finish button has been tapped once and awaits the second tap. */
  armed: boolean
  /** Orders are thought of that are then sent. */
  thinking: boolean
  /** The last change was made on the map, which answers first; what is written beside it may follow. */
  onMap: boolean
  tap: (hex: string | null) => void
  /** `together`: who comes with the unit of the offer. */
  choose: (offer: Offer | null, together?: Together | null) => void
  change: (selection: Partial<Selection>) => void
  flag: (field: string, on: boolean) => void
  /** On to the next open field of the order. */
  onward: () => void
  /** Back to the field before, or out of the order. */
  back: () => void
  look: (hex: string | null) => void
  setCursor: (hex: string | null) => void
  /** What may be ordered, in the order in which one walks through it. */
  walk: () => readonly Offer[]
  next: (step: 1 | -1) => Offer | null
  toggle: (overlay: string) => void
  show: (hexes: readonly string[]) => void
  commit: () => void
  finish: () => void
  setArmed: (armed: boolean) => void
}

/** The order that is being drafted, whether or not it is whole; null: none is. */
export const orderOf = ({ draft }: Play): Draft['order'] => draft.order ?? draft.chosen
