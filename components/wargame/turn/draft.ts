import type { Scene, SceneChoice } from '@/components/map/scene'
import type { OrderBody } from '@/components/offline/plan'
import { printedCite } from '@/lib/kernel/cite'
import type { Cite, Refusal } from '@/lib/kernel/decision'
import type { LaterPort } from '../later-port'
import type { Choice, Forecast, Offer, Peril, Route, TablePort, TableView } from '../port'
import { dotted } from '../text/dotted'
import type { TableWords } from '../text/table-words'
import { fieldsOf, isFight, isPlace } from './offers'
import { openChoices, openHint } from './open-choices'
import {
  chosenOf,
  dueChoice,
  type Filling,
  filledIn,
  filledWith,
  proposed,
  type Selection,
} from './selection'

/** An order on its way: what the map marks, what the button says, and the order once it is whole. */
export interface Draft {
  offer: Offer | null
  /** The field that is being filled; null: none is open. */
  due: Choice | null
  choices: readonly SceneChoice[]
  /** Counters or pieces of that field as they stand. */
  set: readonly string[]
  /** Counters that were chosen for fields before it. */
  party: readonly string[]
  path: Scene['path']
  /** The way that was chosen for the field that is being filled. */
  route: Route | null
  arrows: Scene['arrows']
  /** The order with what has been chosen before that field; null: none is chosen. */
  chosen: OrderBody | null
  order: OrderBody | null
  /** What that field is filled with, where another one follows; null: not yet, or none follows. */
  onward: Filling | null
  label: string
  /** true: what it risks is so grave that one most likely wants to decline (`Peril.warns`). */
  warned: boolean
  note: string
  hint: string
  /** The rule that the hint tells, if it is a refusal. */
  cite: Cite | null
  forecast: Forecast | null
  /** Hexes that show why the chosen place is not allowed. */
  refusedAt: readonly string[]
}

export const EMPTY: Draft = {
  ...{ offer: null, due: null },
  ...{ choices: [], set: [], party: [], path: null, route: null, arrows: [] },
  ...{ chosen: null, order: null, onward: null },
  ...{ label: '', warned: false, note: '', hint: '', cite: null, forecast: null, refusedAt: [] },
}

interface Drafting {
  port: TablePort
  words: TableWords
  view: TableView
  offer: Offer
  selection: Selection
  chosen: OrderBody
  later: Why | null
}
type Why = Pick<LaterPort, 'whyNot' | 'hinder' | 'waysOn' | 'standsFor'> &
  Partial<Pick<LaterPort, 'wayNotes' | 'perils'>>

/** What has been chosen so far, and what of it is drawn and told; `later`: what says why not, once it is there. */
export function draftOf(
  port: TablePort,
  words: TableWords,
  view: TableView,
  offers: readonly Offer[],
  selection: Selection,
  later: Why | null = null,
): Draft {
  const offer = offers.find(({ key }) => key === selection.entry)
  if (!offer) {
    const { at } = selection
    const refused = (at === null ? null : later?.whyNot(view, null, at)) ?? later?.hinder?.(view)
    return {
      ...EMPTY,
      choices: openChoices(port, view, offers),
      hint: openHint(port, words, offers),
      ...(refused && refusal(words, refused, at)),
    }
  }
  const chosen = chosenOf(offer, selection)
  const drafting = { port, words, view, offer, selection, chosen, later }
  const due = dueChoice(port, view, offer, selection)
  if (!due) return plainDraft(drafting)
  const draft = (isPlace(due) ? placeDraft : setDraft)(drafting, due)
  const fields = fieldsOf(offer)
  const party = selection.filled.flatMap(({ value }, n) => (fields[n]!.kind === 'units' ? value : []))
  const whole = { ...draft, due, chosen, party }
  if (fields.length === selection.filled.length + 1 || draft.order === null) return whole
  const onward: Filling = { value: draft.order[due.field] as Filling['value'], route: draft.route }
  const next = filledWith(selection, onward)
  const then = due.kind === 'units' ? dueChoice(port, view, offer, next) : null
  const going = { ...whole, order: null, onward }
  if (!then || !isPlace(then)) return { ...going, hint: draft.hint || words.tell('hint.onward') }
  // While units are chosen it is seen where they can go: a tap there goes on to it, and elsewhere it is said why not.
  const filled = { ...next, at: selection.at }
  const ahead = placeDraft({ ...drafting, selection: filled, chosen: chosenOf(offer, next) }, then)
  const { choices, cite, refusedAt } = ahead
  return { ...going, choices, cite, refusedAt, hint: cite ? ahead.hint : words.tell('hint.ahead') }
}

const refusal = ({ say }: TableWords, { because, no, at }: Refusal, hex: string | null) => ({
  hint: say(because),
  cite: printedCite(no),
  refusedAt: at ?? (hex === null ? [] : [hex]),
})

const labelOf = ({ port, words, offer, selection: { together } }: Drafting, odds = '', stays = false) =>
  together?.label ?? port.label(words, offer, { odds, stays })

/** What a button does, and the gravest that comes of it. */
const withPeril = ({ words }: Drafting, label: string, [peril]: readonly Peril[]) =>
  peril ? `${label}: ${words.own(peril.key, peril.params)}` : label

/** A field that is filled by a tap on the map. */
function placeDraft(drafting: Drafting, due: Choice): Draft {
  const { port, words, view, offer, selection, chosen, later } = drafting
  const going = filledIn(offer, chosen)
  const via = selection.via.at(-1)
  const routes = via
    ? (later?.waysOn?.(view, offer, due, chosen, via) ?? new Map<string, readonly Route[]>())
    : port.routes(view, offer, due, chosen)
  const perilsOf = ({ value, hexes }: Route) =>
    later?.perils?.(view, { offer, order: { ...chosen, [due.field]: value }, hexes }) ?? []
  const isEnd = ([first]: readonly Route[]) => perilsOf(first!).some(({ ends }) => ends)
  // Where there is one place alone, or it is all one, it is chosen already; a unit that moves may stay where it is.
  const isChosen = offer.kind !== 'move' && (routes.size === 1 || [...routes.values()].every(isEnd))
  const at = selection.at ?? (isChosen ? ([...routes.keys()][0] ?? null) : null)
  const [[only] = []] = routes.values()
  if (only?.stays)
    return {
      ...EMPTY,
      offer,
      order: { ...chosen, [due.field]: only.value },
      label: labelOf(drafting, '', true),
    }
  const choices = [...routes].map(([hex, [first]]): SceneChoice => {
    const [peril] = first ? perilsOf(first) : []
    const text = peril?.mark || first?.mark
    return {
      hex,
      tone: 'go',
      ...(text ? { text } : {}),
      // What comes of it wherever one goes is no peril of a place: it has no mark there.
      ...(peril?.mark ? { peril: words.own(peril.key, peril.params) } : {}),
    }
  })
  const label = labelOf(drafting)
  const ways = at === null ? undefined : routes.get(at)
  if (!ways) {
    const refused = at === null ? null : later?.whyNot(view, going, at)
    const why = refused ? refusal(words, refused, at!) : { hint: words.tell(via ? 'hint.via' : 'hint.where') }
    // Where one comes from stays in sight.
    const before = via ?? selection.filled.findLast((one) => one.route && one.route.hexes.length > 1)?.route
    return { ...EMPTY, offer, choices, label, path: before ?? null, ...why }
  }
  const route: Route = ways[selection.way % ways.length]!
  const order = { ...chosen, [due.field]: route.value }
  const seen = port.forecast(view, offer, order)
  const found = perilsOf(route)
  const notes = [
    ...found.slice(1).map(({ key, params }) => words.own(key, params)),
    ...(later?.wayNotes?.(words, view, going, due, route) ?? []),
    ...(ways.length > 1 ? [words.tell('note.path.more', { n: ways.length })] : []),
  ]
  return {
    ...EMPTY,
    offer,
    choices,
    path: { hexes: route.hexes, text: found[0]?.mark || route.text },
    order: seen?.possible ? null : order,
    label: withPeril(drafting, seen?.text ? labelOf(drafting, seen.text) : label, found),
    warned: found.some(({ warns = false }) => warns),
    note: dotted(notes),
    ...(seen?.possible ? refusal(words, seen.possible, null) : {}),
    forecast: seen,
    route,
  }
}

/** A field that is filled with several counters or pieces. */
function setDraft(drafting: Drafting, due: Choice): Draft {
  const { port, words, view, offer, selection, chosen, later } = drafting
  const { field, kind, from, min, max } = due
  const set =
    kind === 'units'
      ? (selection.set ?? proposed(due)).filter((unit) => from.includes(unit)).slice(0, max)
      : (selection.set ?? [])
  const enough = set.length >= min && set.length <= max
  const order = { ...chosen, [field]: set }
  const seen = isFight(offer) && kind === 'units' ? port.forecast(view, offer, order) : null
  const perils = (enough && later?.perils?.(view, { offer, order, hexes: [] })) || []
  // What is told of a fight beside its odds stands with them: the button has room for these alone.
  const told = [
    ...(seen?.strengths ? [words.tell('fight.strength', { ...seen.strengths })] : []),
    ...perils.map(({ key, params }) => words.own(key, params)),
  ]
  const few = kind === 'items' ? words.tell('items.chosen', { n: set.length, all: max }) : ''
  const usual = isFight(offer) ? 'hint.who' : 'hint.units'
  const { target } = offer
  const froms = target ? new Set(set.flatMap((unit) => port.at(view, unit) ?? [])) : []
  return {
    ...EMPTY,
    offer,
    choices: target ? [{ hex: target, tone: seen ? 'fight' : 'pick', text: seen?.text ?? '' }] : [],
    set,
    arrows: [...froms].map((from) => ({ from, to: target! })),
    order: enough && !seen?.possible ? order : null,
    label:
      kind === 'items'
        ? words.tell('items.label', { label: labelOf(drafting), n: set.length, all: max })
        : withPeril(drafting, labelOf(drafting, seen?.text ?? ''), seen ? [] : perils),
    note: enough && seen ? dotted(told) : '',
    hint: few || (enough ? '' : words.own(`hint.${offer.order.type}`, {}, words.tell(usual))),
    ...(enough && seen?.possible ? refusal(words, seen.possible, null) : {}),
    forecast: enough ? seen : null,
  }
}

/** Nothing is open, or no longer. */
function plainDraft(drafting: Drafting): Draft {
  const { port, view, offer, chosen, later } = drafting
  // What is begun beside the map shows what it aims at, or who acts by it.
  const hex = offer.hex ?? offer.target
  const seen = port.forecast(view, offer, chosen)
  const marked: SceneChoice = {
    hex: '',
    tone: seen ? 'fight' : 'pick',
    ...(seen?.text ? { text: seen.text } : {}),
  }
  const hexes = offer.piece ? later?.standsFor?.(view, offer.piece) : hex ? [hex] : []
  return {
    ...EMPTY,
    offer,
    choices: (hexes ?? []).map((hex) => ({ ...marked, hex })),
    order: seen?.possible ? null : chosen,
    label: withPeril(
      drafting,
      labelOf(drafting, seen?.text ?? ''),
      later?.perils?.(view, { offer, order: chosen, hexes: [] }) ?? [],
    ),
    forecast: seen,
  }
}
