import type { OrderBody } from '@/components/offline/plan'
import type { LegalEntry } from '@/lib/kernel/game'
import type { Params } from '@/lib/kernel/interpolate'
import { cached } from '@/lib/wargame/cached'
import { type Halves, resultOf } from '@/lib/wargame/halves'
import { countersAt, hexOf, type OnMap, onMap } from '@/lib/wargame/occupancy'
import { SIDES, type Side } from '@/lib/wargame/ruleset'
import { westOf } from './map/front-of'
import { zonesInReach } from './map/zones'
import { settledView } from './past/settled-view'
import type { Forecast, Layer, Offer, Piece, TablePort, TableView } from './port'
import type { TableWords } from './text/table-words'
import { isMarch, type MarchRules, marchRoutes } from './turn/march'
import { routesOf } from './turn/offer-of'
import { orderLabel, orderLine } from './turn/order-lines'

/** The table that a viewer sees, under the rules in force. */
type Asked = OnMap & { readonly open: Halves['table'] & { readonly control: string } }
type ViewOf<At extends Asked> = TableView & { readonly table: At['open'] }

/** What a game says in the port's own terms. */
type Said = 'middle' | 'activity' | 'guide' | 'sideOf' | 'stacks' | 'draws' | 'isBeside' | 'ground' | 'sheet'
/** What is alike at most tables, and may be said otherwise. */
type Usual = 'zones' | 'past' | 'tokens' | 'flag' | 'label'

/** Hints of the guide at a step: before anything is done there, while an order is drafted, and once one may be taken back. */
interface Coached {
  readonly first: readonly string[]
  /** By the kind of the order, of others nothing; absent: as at first. */
  readonly drafting?: Readonly<Partial<Record<Offer['kind'], readonly string[]>>>
  /** Absent: as at first. */
  readonly moved?: readonly string[]
}

/** What a game says of its table; the rest of its port follows from it. */
interface Own<At extends Asked, View extends ViewOf<At>, Words extends TableWords>
  extends Pick<TablePort<View, Words>, Said>,
    Partial<Pick<TablePort<View, Words>, Usual>> {
  on(table: At['open']): At
  /** A lawful order as the table handles it: as one offer, or as several; `legal`: what may be ordered besides. */
  offersOf(at: At, entry: LegalEntry, legal: readonly LegalEntry[]): Offer | readonly Offer[]

  /** Units, the lowest of a stack first. */
  order(at: At): readonly string[]
  /** What lies on the counter of a unit on the map; absent: nothing ever does. */
  badge?(at: At, unit: string): Piece['badge']
  /** Whether a unit has done its part, by the step of the agenda that is due; in any other nobody has. */
  done: Readonly<Record<string, (at: At, unit: string) => boolean>>
  above?(at: At): ReturnType<NonNullable<TablePort['above']>>
  season?(at: At): ReturnType<NonNullable<TablePort['season']>>
  field?(at: At): readonly string[] | null
  /** Layers in the order of their list, by their ids. */
  layers: readonly LayerId[]
  /** What tells one moment from another, besides who looks on, what is asked, whether of him, and where. */
  moment(table: At['open']): readonly (string | number)[]
  /** Where something is being decided; absent: where a battle goes on. */
  whereDue?(at: At): string | null

  march: MarchRules<At>
  forecast(at: At, chosen: OrderBody, target: string | null): Forecast | null
  /** Gaps of the line of an order, and of the button that sends it, beside those that every table fills. */
  lineGaps(words: Words, at: At, offer: Offer): Params
  labelGaps?(words: Words, offer: Offer): Params

  face(at: At, unit: string): Piece['face']
  unitFacts(words: Words, at: At, unit: string): string
  /** What a unit on the map counts against a hex, with what more is to be said of it there. */
  fights(words: Words, at: At, unit: string, target: string): { strength: number | string; note?: string }
  /** What is told instead of one that does not fight; absent: that it counts nothing. */
  unfought?: string
  score(at: At, side: Side): number
  /** By the steps of the agenda; of others the guide says nothing. */
  coach: Readonly<Record<string, Coached>>
  /** Whether this table has what a hint of the guide is about, and what a layer shows; absent: it has everything. */
  guides?(at: At, hint: string): boolean
  layerIsFor?(at: At, layer: string): boolean
  /** The kind of what is asked of a side that does not act; null: nothing is. */
  kindDue(table: At['open']): string | null

  /** Lines of the log by their keys (`LineTraits`); absent: none is told to its owner alone. */
  lines: Readonly<Record<'quiet' | 'ways' | 'fights', readonly string[]>> &
    Partial<Record<'sealed' | 'turns', readonly string[]>>
}

/** Keys of the layers that the later part of a port draws: they are seen when they are asked for. */
const LETTERS = { zoc: 'z', supply: 's', command: 'c', control: 'c', threat: 't', forts: 'r' } as const
type LayerId = keyof typeof LETTERS | 'front' | 'weather' | 'moved' | 'numbers' | 'stars'
const layerOf = (id: LayerId): Layer => {
  const label = `overlay.${id}` as const
  return id in LETTERS
    ? { id, label, letter: LETTERS[id as keyof typeof LETTERS], on: false, drawn: true }
    : { id, label, on: true }
}

/** How many pieces an order is for: as many as may be chosen, or as have been. */
const countOf = ({ order, choices, party }: Offer): number =>
  party?.units.length ??
  choices.find(({ kind }) => kind !== 'flag')?.max ??
  Object.values(order).find(Array.isArray)?.length ??
  0

const saidAs = ({ order, says }: Offer): OrderBody => (says ? { ...order, type: says } : order)

/** The port of a game that keeps its table open and knows who was last in each hex. */
export function portOf<At extends Asked, View extends ViewOf<At>, Words extends TableWords>(
  own: Own<At, View, Words>,
): TablePort<View, Words> {
  const { on, above, season, field, lines, coach, done, guides, layerIsFor, ...said } = own
  const offersIn = (at: At, entry: LegalEntry, legal: readonly LegalEntry[]) =>
    [own.offersOf(at, entry, legal)].flat()
  const line = (words: Words, at: At, offer: Offer) =>
    orderLine(words, at, saidAs(offer), countOf(offer), own.lineGaps(words, at, offer))
  /** As they lie, whatever is chosen. */
  const pieces = cached(
    ({ open }: At) => open.counters,
    (at): readonly Piece[] =>
      own.order(at).flatMap((id) => {
        const hex = hexOf(at, id)
        return hex ? [{ id, hex, face: own.face(at, id), badge: own.badge?.(at, id) ?? null }] : []
      }),
  )
  const setsOf = (keys: readonly string[] = []) => new Set(keys)
  return {
    zones: ({ table }, { kind, unit }) => (kind === 'move' && unit ? zonesInReach(on(table), unit) : []),
    tokens: () => [],
    flag: () => '',
    label: (words, offer, { odds, stays }) =>
      orderLabel(words, saidAs(offer).type, stays, { odds, ...own.labelGaps?.(words, offer) }),
    past: (view, board) => ({ ...view, table: { ...view.table, ...board, battle: null, agenda: [] } }),
    ...said,
    viewOf: (answer) =>
      settledView<View>(
        answer,
        ({ table }) => table.result !== null,
        (view, { winner, why, cite }) => {
          const result = { winner, key: why.key, german: null, soviet: null, cite }
          return { ...view, table: { ...view.table, result } }
        },
      ),
    offers: ({ table }, legal) => legal.flatMap((entry) => offersIn(on(table), entry, legal)),

    pieces: ({ table }) => pieces(on(table)),
    spent: ({ table }) => {
      const isDone = done[table.agenda.at(-1)?.step ?? '']
      const at = on(table)
      return new Set(isDone ? Object.keys(table.counters).filter((unit) => isDone(at, unit)) : [])
    },
    ...(above ? { above: ({ table }: View) => above(on(table)) } : {}),
    ...(season ? { season: ({ table }: View) => season(on(table)) } : {}),
    ...(field ? { field: ({ table }: View) => field(on(table)) } : {}),
    front: ({ table }) => westOf(on(table)),
    layers: own.layers.map((id) => ({
      ...layerOf(id),
      ...(layerIsFor ? { isFor: (view: TableView) => layerIsFor(on((view as View).table), id) } : {}),
    })),
    focus: ({ viewer, prompt, table }) => {
      const battle: { target: string; attackers?: readonly { from: string }[] } | null = table.battle
      const at = own.whereDue ? own.whereDue(on(table)) : (battle?.target ?? null)
      return {
        moment: [viewer, prompt.mine, prompt.step, ...own.moment(table), at ?? ''].join('/'),
        at,
        from: battle?.attackers?.map(({ from }) => from) ?? [],
      }
    },

    routes: ({ table }, offer, choice, chosen) =>
      isMarch(offer, choice) || choice.asks
        ? marchRoutes(own.march, on(table), { offer, choice, chosen })
        : routesOf(on(table), offer, choice),
    forecast: ({ table }, { target }, chosen) => own.forecast(on(table), chosen, target),
    line: (words, { table }, offer) => line(words, on(table), offer),

    at: ({ table }, unit) => hexOf(on(table), unit),
    stack: ({ table }, hex) => countersAt(on(table), hex),
    face: ({ table }, unit) => own.face(on(table), unit),
    unitFacts: (words, { table }, unit) => own.unitFacts(words, on(table), unit),
    fighter: (words, { table }, { target }, unit) => {
      const at = on(table)
      const facts = own.unitFacts(words, at, unit)
      if (target === null || !onMap(at, unit)) return { facts, strength: own.unfought ?? 0 }
      const { strength, note } = own.fights(words, at, unit, target)
      return { facts: note ? `${facts} · ${note}` : facts, strength }
    },
    ...(guides ? { guides: ({ table }: View, hint: string) => guides(on(table), hint) } : {}),
    coach: ({ prompt, table }, drafted, mayTakeBack) => {
      const hints = prompt.mine ? coach[prompt.step] : undefined
      if (!hints) return []
      const drafting = hints.drafting && (hints.drafting[drafted?.kind ?? 'other'] ?? [])
      const later = drafted ? drafting : mayTakeBack ? hints.moved : undefined
      return (later ?? hints.first).filter((hint) => guides?.(on(table), hint) ?? true)
    },
    turn: ({ turnText }, view) => turnText(view.table.turn),
    result: ({ table }) => resultOf(table),
    score: ({ table }) => Object.fromEntries(SIDES.map((side) => [side, own.score(on(table), side)])),
    standing: ({ prompt, table }) => (prompt.mine ? own.kindDue(table) : null),

    lines: {
      quiet: setsOf(lines.quiet),
      sealed: setsOf(lines.sealed),
      ways: setsOf(lines.ways),
      fights: setsOf(lines.fights),
      turns: setsOf(lines.turns),
    },
  }
}
