import type { Scene, SceneCounter, SideTone } from '@/components/map/scene'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { VICTORY_HEXES } from '@/lib/games/a-victory-denied/data/map'
import { board } from '@/lib/games/a-victory-denied/geometry'
import { zocOf } from '@/lib/games/a-victory-denied/rules/06-zoc'
import { suppliedHexes, supplyLine } from '@/lib/games/a-victory-denied/rules/10-supply'
import { inCommandRange } from '@/lib/games/a-victory-denied/rules/12-headquarters'
import { countersAt, hexOf, onMapHqs, sideAt } from '@/lib/games/a-victory-denied/rules/occupancy'
import {
  type CounterId,
  type Hex,
  opponent,
  SIDES,
  type Side,
  type Table,
} from '@/lib/games/a-victory-denied/state'
import type { LegalEntry } from '@/lib/kernel/game'
import { type Draft, EMPTY } from './draft'
import { domainOf, isDone, targetOf, unitOf } from './entries'
import { faceOf } from './faces'
import { westOf } from './front'

export interface Overlays {
  zoc: boolean
  supply: boolean
  command: boolean
  stars: boolean
  moved: boolean
  numbers: boolean
}
export const OVERLAYS: Overlays = {
  zoc: false,
  supply: false,
  command: false,
  stars: true,
  moved: true,
  numbers: true,
}

const toneOf = (side: Side): SideTone => (side === 'german' ? 'west' : 'east')

interface Moment {
  table: Table
  legal: readonly LegalEntry[]
  draft: Draft
  looked: Hex | null
  cursor: Hex | null
  flash: readonly Hex[]
  overlays: Overlays
  viewer: string
}

/** The moment of somebody who only looks. */
export const NOTHING_CHOSEN: Omit<Moment, 'table'> = {
  legal: [],
  draft: EMPTY,
  looked: null,
  cursor: null,
  flash: [],
  overlays: { ...OVERLAYS, numbers: false },
  viewer: 'spectator',
}

/** What the canvas draws of a view and of what its player has chosen so far. */
export function sceneOf(moment: Moment): Scene {
  const { table, draft, overlays } = moment
  const go = draft.choices.some((choice) => choice.tone === 'go')
  return {
    west: westOf(table),
    counters: countersOf(moment),
    tokens: Object.entries(table.vpOnMap).map(([hex, value]) => ({
      hex,
      kind: VICTORY_HEXES[hex] ?? 'minor',
      value: value === 'down' ? null : value,
    })),
    choices: draft.choices,
    veil: go && draft.choices.length > 3,
    path: draft.path,
    arrows: draft.arrows,
    zones: zonesOf(moment, go),
    tints: tintsOf(moment),
    lines: overlays.supply ? linesOf(moment) : [],
    looked: moment.looked,
    cursor: moment.cursor,
    flash: moment.flash.filter((hex) => board.has(hex)),
    numbers: overlays.numbers,
    stars: overlays.stars,
  }
}

/** HQs lie under their units and air defence under the others, so that the fighting strength is seen. */
const height = (id: CounterId): number => (COUNTERS[id]!.hq ? 0 : COUNTERS[id]!.colour === 'pvo' ? 1 : 2)
const order = (a: CounterId, b: CounterId): number => height(a) - height(b)

type Standing = Pick<SceneCounter, 'id' | 'hex' | 'face' | 'badge'>
const known = new WeakMap<Table['counters'], readonly Standing[]>()

/** The counters on the map as they lie, whatever is chosen. */
function standing(table: Table): readonly Standing[] {
  const found = known.get(table.counters)
  if (found) return found
  const counters = Object.keys(table.counters)
    .filter((id) => COUNTERS[id])
    .sort(order)
    .flatMap((id): Standing[] => {
      const hex = hexOf(table, id)
      const counter = table.counters[id]!
      const badge = counter.isolated ? 'isolated' : counter.oos ? 'unsupplied' : null
      return hex ? [{ id, hex, face: faceOf(id, counter), badge }] : []
    })
  known.set(table.counters, counters)
  return counters
}

function countersOf({ table, legal, draft, overlays }: Moment): SceneCounter[] {
  const { activation, agenda } = table
  const step = agenda.at(-1)?.step
  const able = new Set<CounterId>()
  for (const entry of legal) {
    const unit = unitOf(entry)
    if (unit && !isDone(entry)) able.add(unit)
    if (domainOf(entry) === 'units') for (const one of entry.choose!.from) able.add(one)
  }
  const chosen = new Set<CounterId>(draft.entry ? [unitOf(draft.entry) ?? '', ...draft.set] : [])
  const target = draft.entry ? targetOf(draft.entry) : (table.battle?.target ?? null)
  const spent = new Set(
    step === 'move'
      ? activation?.moved.filter((unit) => unit !== activation.march?.unit)
      : step === 'fight'
        ? activation?.fought
        : [],
  )
  const counters = standing(table).map(
    (counter): SceneCounter => ({
      ...counter,
      spent: overlays.moved && spent.has(counter.id) && !able.has(counter.id),
      ring: chosen.has(counter.id)
        ? 'chosen'
        : able.has(counter.id)
          ? 'active'
          : counter.hex === target
            ? 'foe'
            : null,
    }),
  )
  // What has been chosen lies on top of its stack.
  return [
    ...counters.filter(({ ring }) => ring !== 'chosen'),
    ...counters.filter(({ ring }) => ring === 'chosen'),
  ]
}

/** Enemy zones within reach of the unit that moves, or the zones of both sides as an overlay. */
function zonesOf({ table, draft, overlays }: Moment, go: boolean): Scene['zones'] {
  if (overlays.zoc) return SIDES.map((side) => ({ side: toneOf(side), hexes: [...zocOf(table, side)] }))
  const unit = draft.entry ? unitOf(draft.entry) : null
  if (!go || !unit || draft.entry?.order.type !== 'moveUnit') return []
  const foe = opponent(COUNTERS[unit]!.side)
  return [{ side: toneOf(foe), hexes: [...zocOf(table, foe)], inReach: true }]
}

const sidesOf = (viewer: string): readonly Side[] =>
  SIDES.filter((side) => viewer === 'spectator' || viewer === side)

function tintsOf({ table, overlays, viewer, looked }: Moment): Scene['tints'] {
  const tints: Scene['tints'][number][] = []
  if (overlays.supply) {
    const side = (looked ? sideAt(table, looked) : null) ?? sidesOf(viewer)[0]!
    tints.push({ tone: 'supply', side: toneOf(side), hexes: [...suppliedHexes(table, side)] })
  }
  if (overlays.command) {
    const here = looked ? countersAt(table, looked).filter((id) => COUNTERS[id]?.hq) : []
    const hqs = here.length > 0 ? here : sidesOf(viewer).flatMap((side) => onMapHqs(table, side))
    for (const hq of hqs) {
      const hexes = board.hexes.filter((hex) => inCommandRange(table, hq, hex))
      tints.push({ tone: 'range', side: toneOf(COUNTERS[hq]!.side), hexes })
    }
  }
  return tints
}

function linesOf({ table, looked }: Moment): Scene['lines'] {
  const side = looked ? sideAt(table, looked) : null
  const line = side && looked ? supplyLine(table, side, looked) : null
  return side && line ? [{ side: toneOf(side), hexes: line }] : []
}
