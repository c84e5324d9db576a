import type { OrderBody } from '@/components/offline/plan'
import type { GameAnswer } from '@/lib/play/api/game'
import type { LaterPort } from '../later-port'
import type { Choice, Offer, Route, TablePort, TableView } from '../port'
import { aloneOf, fieldsOf, flagsOf, isPlace } from './offers'

/** What has been chosen for one field. */
interface Picked {
  /** The hex chosen for it. */
  readonly at: string | null
  /** Which of several ways to that hex. */
  readonly way: number
  /** Counters or pieces; null: as proposed. */
  readonly set: readonly string[] | null
  /** Ways to the hexes by way of which it is to lead, each as far as that hex. */
  readonly via: readonly Route[]
}
/** What a field is filled with, and what of it is drawn. */
export interface Filling {
  readonly value: string | readonly string[]
  readonly route: Route | null
}

/** Units that come to one place, each as near to it as it may, and what the button says that sends them. */
export interface Together {
  readonly units: readonly string[]
  readonly label: string
  readonly ordersTo: (answer: GameAnswer, hex: string) => Promise<readonly OrderBody[]>
}

/** What the player has chosen so far; everything shown follows from it and the view. */
export interface Selection extends Picked {
  /** Key of the offer. */
  readonly entry: string | null
  /** The fields that are left behind, in their order; what is not among them is of the field that is due. */
  readonly filled: readonly (Filling & Picked)[]
  /** Fields of the flags that are set. */
  readonly flags: readonly string[]
  /** Who comes with the unit of the offer; null: it comes alone. */
  readonly together: Together | null
}
const UNTOUCHED: Picked = { at: null, way: 0, set: null, via: [] }
export const NOTHING: Selection = { entry: null, filled: [], ...UNTOUCHED, flags: [], together: null }

/** The order as far as its fields are left behind, with its flags. */
export function chosenOf(offer: Offer, { filled, flags }: Selection): OrderBody {
  const fields = fieldsOf(offer)
  const values = filled.map(({ value }, n) => [fields[n]!.field, value] as const)
  const set = flagsOf(offer).flatMap(({ field }) => (flags.includes(field) ? [[field, true] as const] : []))
  return { ...offer.order, ...Object.fromEntries<unknown>([...values, ...set]) }
}

/** An offer as far as it is filled: what is told of a way is told of those alone who were chosen to go it. */
export const filledIn = (offer: Offer, chosen: OrderBody): Offer => ({ ...offer, order: chosen })

/** The field that is to be filled now, with what it may be filled with; null where none is open. */
export function dueChoice(
  port: TablePort,
  view: TableView,
  offer: Offer,
  selection: Selection,
): Choice | null {
  const due = fieldsOf(offer)[selection.filled.length]
  if (!due?.asks) return due ?? null
  const chosen = chosenOf(offer, selection)
  const ends = () => [...port.routes(view, offer, due, chosen).keys()]
  return { ...due, from: isPlace(due) ? ends() : (port.domain?.(view, offer, due, chosen) ?? []) }
}

/** Counters as the later part of the port proposes them, once it is there, until others are chosen. */
export function asProposed(
  view: TableView,
  offer: Offer | undefined,
  selection: Selection,
  later: Pick<LaterPort, 'proposes'> | null,
): Selection {
  const set = selection.set ?? (offer && later?.proposes?.(view, offer))
  return set ? { ...selection, set } : selection
}

/** On to the next field, with what was chosen for this one. */
export const filledWith = (selection: Selection, filling: Filling): Selection => {
  const { filled, at, way, set, via } = selection
  return { ...selection, filled: [...filled, { ...filling, at, way, set, via }], ...UNTOUCHED }
}

/** Half of an order stands: a tap means what it lacks, and no other order. */
export const isHalfway = ({ filled, via }: Selection): boolean => filled.length > 0 || via.length > 0

/** Back to the hex or the field before, as it was left; where there is none the order is given up. */
export const stepBack = (selection: Selection): Selection => {
  const { filled, via } = selection
  const before = via.at(-1)
  if (before) return { ...selection, via: via.slice(0, -1), at: before.hexes.at(-1)!, way: 0 }
  const last = filled.at(-1)
  if (!last) return NOTHING
  const { value: _value, route: _route, ...picked } = last
  return { ...selection, filled: filled.slice(0, -1), ...picked }
}

export const withFlag = (selection: Selection, field: string, on: boolean): Selection => ({
  ...selection,
  flags: [...selection.flags.filter((one) => one !== field), ...(on ? [field] : [])],
})

/** What can be done in a hex, in the order in which taps on it mean it: those who have not moved yet come first. */
function hereIn(offers: readonly Offer[], hex: string): readonly Offer[] {
  const isLater = ({ kind, again }: Offer) => Number(kind !== 'move' || again)
  return offers
    .filter((one) => one.kind !== 'done' && one.hex === hex)
    .sort((a, b) => isLater(a) - isLater(b))
}

/**
 * What a tap on a hex, or beside the map, means, given what has been chosen; `onward`: what the due field is ready to be
 * filled with. A tap never sends anything.
 */
export function tapped(
  port: TablePort,
  view: TableView,
  offers: readonly Offer[],
  selection: Selection,
  hex: string | null,
  onward: Filling | null = null,
): Selection {
  const offer = offers.find(({ key }) => key === selection.entry)
  // What was chosen in a list stays: whoever looks at the map meanwhile loses no control.
  const isListed = offer?.hex === null
  if (hex === null) return isListed ? selection : NOTHING
  const here = hereIn(offers, hex)
  const due = offer ? dueChoice(port, view, offer, selection) : null
  // Half-way through an order a tap on the way means its next field, not another order.
  const others = isHalfway(selection) ? [] : here
  if (offer && due) {
    if (due.kind === 'units') {
      const eligible = due.from.filter((unit) => port.at(view, unit) === hex)
      // Nobody goes without the one stack that can: a tap on it means what else there is to do there.
      const isAll = eligible.length === due.from.length && others.length > 0
      if (eligible.length > 0 && !isAll)
        return { ...selection, set: toggled(selection.set ?? proposed(due), eligible) }
    }
    const isEnd = isPlace(due) && due.from.includes(hex)
    // A second tap on the same place means another way there, or the unit that stands there.
    if (isEnd && selection.at === hex && others.length === 0) return { ...selection, way: selection.way + 1 }
    if (isEnd && selection.at !== hex) return { ...selection, at: hex, way: 0 }
    // A place for the field that follows says that this one is as it should be.
    if (onward) {
      const next = filledWith(selection, onward)
      const then = dueChoice(port, view, offer, next)
      if (then && isPlace(then) && then.from.includes(hex)) return { ...next, at: hex }
    }
    // Where it cannot go the unit stays chosen, and so does half of an order, and the sheet says why.
    const keeps = offer.kind === 'move' || fieldsOf(offer).length > 1 || (isListed && isPlace(due))
    if (keeps && others.length === 0 && selection.at !== hex) return { ...selection, at: hex, way: 0 }
  }
  if (isHalfway(selection) || (isListed && here.length === 0)) return selection
  if (here.length === 0) return { ...NOTHING, at: hex }
  // What is chosen by itself, as there is nothing else, is not lost by a touch.
  if (offer && offer === aloneOf(offers)) return selection
  const after = here.findIndex(({ key }) => key === selection.entry) + 1
  const next = here[after]
  return next ? { ...NOTHING, entry: next.key } : NOTHING
}

/** Counters are proposed all at once, as far as they may be; pieces are taken one by one. */
export const proposed = ({ kind, from, proposed }: Choice): readonly string[] =>
  proposed ?? (kind === 'units' ? from : [])

const toggled = (set: readonly string[], units: readonly string[]): string[] =>
  units.some((unit) => set.includes(unit)) ? set.filter((unit) => !units.includes(unit)) : [...set, ...units]
