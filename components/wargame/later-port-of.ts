import type { Badge, CounterFace } from '@/components/map/scene'
import type { OrderBody } from '@/components/offline/plan'
import type { LogLine } from '@/components/table/game-controls'
import type { Halves } from '@/lib/wargame/halves'
import { onMapHqs, onMapUnits } from '@/lib/wargame/occupancy'
import { SIDES, type Side } from '@/lib/wargame/ruleset'
import type { Group } from '@/lib/wargame/staff/papers'
import type { StrikeRules } from '@/lib/wargame/strikers'
import type { FrontRecap, LaterPort, StandingOrders, TrackSection, VictoryWay } from './later-port'
import type { Controlled } from './map/front-of'
import { drawCommand, drawControl, drawForts, drawSupply, drawThreat, drawZones } from './map/layers'
import { type Morning, startScene } from './map/start-scene'
import { toneOf } from './map/zones'
import { byFormation } from './panels/forces'
import type { FrontRules } from './past/front-asked'
import { foughtIn } from './past/front-fights'
import { burstsOf, moveGroups } from './past/front-marks'
import { fightsByPart, frontFacts, groundWon, quietFront } from './past/front-recap'
import { type RecapPart, recapWith } from './past/recap-parts'
import type { DrawLayer, Offer, Route, TableView } from './port'
import type { TableWords } from './text/table-words'
import { type ExposureRules, exposureWith } from './turn/exposure-with'
import type { MarchRules } from './turn/march'
import { type PerilRules, perilsWith } from './turn/perils'
import { type Judged, whyNot } from './turn/refused'
import { type NoteRules, wayNotes } from './turn/way-notes'
import { type OnwardRules, waysOn } from './turn/ways-on'

/** The table that a viewer sees, under the rules in force. */
type Asked = Controlled & { readonly open: Halves['table'] }
type ViewOf<At extends Asked> = TableView & { readonly table: At['open'] }
type Later<View extends TableView, Words extends TableWords> = LaterPort<View, Words>

/** What a game knows of its map for the layers that it has. */
interface LayerRules<At> {
  readonly suppliedHexes?: (at: At, side: Side) => Iterable<string>
  readonly supplyLine?: (at: At, side: Side, hex: string) => readonly string[] | null
  /** Places of which it counts who holds them. */
  readonly controlled?: (at: At) => readonly string[]
  readonly controls?: (at: At, side: Side, hex: string) => boolean
  readonly inCommandRange?: (at: At, hq: string, hex: string) => boolean
  readonly reachOf: (at: At, unit: string) => Iterable<string>
  /** Forts of the Soviet side; `pending`: they shelter nobody yet. */
  readonly fortsOf?: (at: At) => readonly { readonly hex: string; readonly pending: boolean }[]
  /** As a recap asks for them (`past/front-asked.ts`). */
  readonly portsOf?: FrontRules<At>['portsOf']
}

/** What a way costs for one thing, in parts of a point; less than nothing is spared, null is all that one has. */
interface Cost {
  readonly what: string
  readonly cite: string
  readonly parts: number | null
}
const amountOf = ({ text }: { text(parts: number): string }, parts: number | null): string =>
  parts === null ? '' : parts < 0 ? `−${text(-parts)}` : text(parts)

/** What a game says of its table once it stands; the rest of the later part of its port follows from it. */
interface Own<At extends Asked, View extends ViewOf<At>, Words extends TableWords>
  extends Pick<
    Later<View, Words>,
    'standing' | 'usual' | 'proposes' | 'standsFor' | 'bodies' | 'hinder' | 'begins'
  > {
  on(table: At['open']): At
  /** The map as a side finds it that moves next; absent: as it is. */
  asNextMove?(at: At, side: Side): At
  layers: LayerRules<At>
  /** How a unit looks as it lies. */
  face(at: At, unit: string): CounterFace
  start(scenario: string): Morning<At>
  judged: Judged<At>
  strikes: StrikeRules<At>
  exposure: ExposureRules<At, Words>
  /** As the port has it. */
  march: MarchRules<At>
  onward: OnwardRules<At>
  notes: NoteRules<At, Words>
  perils: PerilRules<At>
  /** The next of the losses that are due, as these standing orders have it; null: the due step asks for none. */
  loss(at: At, wishes: StandingOrders): object | null
  costs(at: At, offer: Offer, route: Route): readonly Cost[]
  stakes?(words: Words, at: At, chosen: OrderBody | null): ReturnType<NonNullable<LaterPort['stakes']>>
  /** What counts once for all who attack by an order (`LaterPort.added`); absent: nothing does. */
  added?(at: At, order: OrderBody, target: string): readonly [least: number, most: number] | null
  /** What counters show, by the ends of the keys `legend.…`, with one that shows it. */
  legend(at: At): readonly (readonly [says: string, face: CounterFace, badge?: Badge])[]
  victory(words: Words, at: At): ReturnType<LaterPort['victory']>
  hexFacts(words: Words, at: At, hex: string): readonly string[]
  tracks(words: Words, at: At, view: View): ReturnType<LaterPort['tracks']>
  beside?(words: Words, at: At): ReturnType<NonNullable<LaterPort['beside']>>
  /** The army, group or kind of a unit. */
  formationOf(unit: string): string
  recap: readonly RecapPart<Words>[]
  /** What a recap tells before its sentences, such as the weather and what is needed by the end of this turn; absent: nothing. */
  told?(words: Words, at: At, lines: readonly LogLine[]): readonly string[]
  /** Holes in the whole front of a side (`past/front-asked.ts`). */
  readonly holes?: FrontRules<At>['holes']
  /** Hexes, by number, into which the enemies that a side sees can come next (`past/front-asked.ts`). */
  readonly entered?: FrontRules<At>['entered']
  /** Lines that name units which have lost a step and live; absent: there are none. */
  readonly hurt?: readonly string[]
  /** Places by which parts of the front are called, with what each counts (`past/front-asked.ts`). */
  places: FrontRules<At>['places']
  /** The army that is printed on a unit (`past/front-sectors.ts`). */
  readonly armyOf?: FrontRules<At>['armyOf']
}

/** What layers draw, by their ids. */
function layersOf<At extends Asked, View extends ViewOf<At>>(
  on: (view: View) => At,
  asNextMove: (at: At, side: Side) => At,
  rules: LayerRules<At>,
  { strikesFrom }: StrikeRules<At>,
): Readonly<Record<string, DrawLayer<View>>> {
  const { suppliedHexes, supplyLine, controlled, controls, inCommandRange, reachOf, fortsOf } = rules
  return {
    zoc: drawZones(on),
    ...(suppliedHexes && supplyLine ? { supply: drawSupply<View, At>(on, suppliedHexes, supplyLine) } : {}),
    ...(controlled && controls ? { control: drawControl<View, At>(on, controlled, controls) } : {}),
    ...(fortsOf ? { forts: drawForts<View, At>(on, fortsOf, 'soviet') } : {}),
    ...(inCommandRange ? { command: drawCommand<View, At>(on, inCommandRange) } : {}),
    threat: drawThreat<View, At>({
      reachOf,
      strikesFrom: (at, unit) => strikesFrom(at, unit, true),
      on: (view, side) => asNextMove(on(view), side),
    }),
  }
}

/** Lines of which a recap tells in one part, by their keys, such as those that name units which were lost. */
const keysOf = (
  recap: readonly Pick<RecapPart<never>, 'says' | 'of'>[],
  part: 'recap.lost' | 'recap.arrived',
): readonly string[] => recap.find(({ says }) => says === part)?.of ?? []

/** What has happened along the front, by what a game says of its map and of the lines of its log. */
const frontWith =
  <At extends Asked, View extends ViewOf<At>, Words extends TableWords>(
    on: (table: At['open']) => At,
    { layers, places, armyOf, holes, entered, recap, hurt = [], told: head }: Own<At, View, Words>,
  ) =>
  (
    words: Words,
    seen: View,
    at: View,
    lines: readonly LogLine[],
    isFighting: boolean,
    led: readonly Group[] = [],
  ): FrontRecap => {
    const [then, now] = [on(seen.table), on(at.table)]
    const { of = [], fights = { thrown: [], beaten: [] } } = recap.find(({ fights }) => fights) ?? {}
    const lost = keysOf(recap, 'recap.lost')
    const arrived = keysOf(recap, 'recap.arrived')
    const told = { lines, attacks: of, fights, lost, arrived, hurt: [...lost, ...hurt], isFighting }
    const front = {
      ...{ ...layers, places, led },
      ...(armyOf && { armyOf }),
      ...(holes && { holes }),
      ...(entered && { entered }),
    }
    const between = { viewer: at.viewer, then, now }
    const facts = frontFacts(front, words, { ...between, told })
    const fought = foughtIn(told, now.rules.board.has)
    return {
      facts,
      quiet: quietFront(front, words, { ...between, facts }),
      head: head?.(words, now, lines) ?? [],
      fights: fightsByPart(front, words, between, fought),
      arrows: moveGroups(then, now).map((group) => ({ ...group, side: toneOf(group.side) })),
      bursts: burstsOf(fought),
      tints: groundWon(then, now).map(([side, hexes]) => ({ tone: 'range', side: toneOf(side), hexes })),
    }
  }

/** Where the way to win lies on the map by which somebody has won, or by which it was counted who has. */
function decidedAt(ways: readonly VictoryWay[], result: Halves['table']['result']): readonly string[] {
  const by = ways.find(({ side, cite }) => cite === result?.cite && (side ?? result.winner) === result.winner)
  return by?.at ?? []
}

/** false: the part has a title and nothing beneath it. */
const tellsAnything = ({ title: _, ...parts }: TrackSection): boolean =>
  Object.values(parts).some(({ length }) => length > 0)

/** The part of a port that is fetched once the table stands. */
export function laterPortOf<At extends Asked, View extends ViewOf<At>, Words extends TableWords>(
  own: Own<At, View, Words>,
): LaterPort<View, Words> {
  const {
    on,
    march,
    onward,
    notes,
    perils,
    loss,
    stakes,
    added,
    beside,
    asNextMove = (at: At) => at,
    ...said
  } = own
  const layers = layersOf<At, View>(({ table }) => on(table), asNextMove, own.layers, own.strikes)
  return {
    ...said,
    start: (scenario) => startScene(on, own.face, own.start(scenario)),
    firstTurn: (scenario) => own.start(scenario).turn ?? 1,
    firstSheet: (scenario) => own.start(scenario).sheet ?? null,
    draw: (layer, view, looked) => layers[layer]!(view, looked),
    whyNot: ({ table }, offer, hex) => whyNot(own.judged, on(table), offer, hex),
    wayNotes: (words, { table }, offer, choice, route) =>
      wayNotes(march, notes, words, on(table), { offer, choice, route }),
    waysOn: ({ table }, offer, choice, chosen, route) =>
      waysOn(march, onward, on(table), { offer, choice, chosen, route }),
    perils: ({ table }, drafted) => perilsWith(perils, own.exposure, asNextMove, on(table), drafted),
    loss: (view) =>
      view.prompt.mine && own.standing
        ? (loss(on(view.table), own.standing.inForce(view, view.viewer)) as OrderBody | null)
        : null,
    costs: ({ table }, offer, route) =>
      own
        .costs(on(table), offer, route)
        .filter(({ parts }) => parts !== 0)
        .map(({ what, cite, parts }) => ({ key: what, params: {}, cite, amount: amountOf(march, parts) })),
    exposure: (words, { table }, offer, route) =>
      exposureWith(own.exposure, asNextMove, words, { at: on(table), offer, route }),
    ...(stakes
      ? {
          stakes: (words: Words, { table }: View, chosen: OrderBody | null) =>
            stakes(words, on(table), chosen),
        }
      : {}),
    ...(added
      ? {
          added: ({ table }: View, { target }: Offer, chosen: OrderBody) =>
            target === null ? null : added(on(table), chosen, target),
        }
      : {}),
    legend: (words, { table }) =>
      own
        .legend(on(table))
        .map(([says, face, badge = null]) => ({ text: words.own(`legend.${says}`), face, badge })),
    victory: (words, { table }) => own.victory(words, on(table)),
    decidedAt: (words, { table }) => decidedAt(own.victory(words, on(table)), table.result),
    hexFacts: (words, { table }, hex) => own.hexFacts(words, on(table), hex),
    tracks: (words, view) => own.tracks(words, on(view.table), view).filter(tellsAnything),
    ...(beside ? { beside: (words: Words, { table }: View) => beside(words, on(table)) } : {}),
    // Of each side HQs first.
    forces: ({ table }) => {
      const at = on(table)
      const units = (side: Side) => [...onMapHqs(at, side), ...onMapUnits(at, side)]
      return byFormation(
        SIDES.map((side) => ({ side, units: units(side) })),
        own.formationOf,
      )
    },
    lost: keysOf(own.recap, 'recap.lost'),
    sideOf: ({ table }, unit) => on(table).rules.counters[unit]?.side,
    recap: recapWith(own.recap),
    front: frontWith(on, own),
  }
}
