import type { Scene } from '@/components/map/scene'
import { countersAt, hexOf, type OnMap, onMapHqs, onMapUnits, sideAt } from '@/lib/wargame/occupancy'
import { opponent, SIDES, type Side } from '@/lib/wargame/ruleset'
import { zocOf } from '@/lib/wargame/zoc'
import type { DrawLayer, TableView } from '../port'
import { toneOf } from './zones'

const sidesOf = (viewer: string): readonly Side[] =>
  SIDES.filter((side) => viewer === 'spectator' || viewer === side)

// What layers draw, by what a game knows of its map.

/** The zones of both sides. */
export const drawZones =
  <View>(on: (view: View) => OnMap): DrawLayer<View> =>
  (view) => ({
    zones: SIDES.map((side) => ({ side: toneOf(side), hexes: [...zocOf(on(view), side)] })),
  })

/** The places of which it counts who holds them, in the colours of their sides. */
export const drawControl =
  <View extends TableView, At extends OnMap>(
    on: (view: View) => At,
    placesOf: (at: At) => readonly string[],
    controls: (at: At, side: Side, hex: string) => boolean,
  ): DrawLayer<View> =>
  (view) => {
    const at = on(view)
    const held = (side: Side) => placesOf(at).filter((hex) => controls(at, side, hex))
    return { tints: SIDES.map((side) => ({ tone: 'area', side: toneOf(side), hexes: held(side) })) }
  }

/** Hexes that shelter whoever defends them: those that do, and with a broken edge those that do not yet. */
export const drawForts =
  <View, At extends OnMap>(
    on: (view: View) => At,
    fortsOf: (at: At) => readonly { readonly hex: string; readonly pending: boolean }[],
    side: Side,
  ): DrawLayer<View> =>
  (view) => {
    const forts = fortsOf(on(view))
    const hexes = (isPending: boolean) =>
      forts.filter(({ pending }) => pending === isPending).map(({ hex }) => hex)
    return {
      tints: [
        { tone: 'area', side: toneOf(side), hexes: hexes(false) },
        { tone: 'range', side: toneOf(side), hexes: hexes(true) },
      ],
    }
  }

/** Supply of one side, of that in the hex looked at, and from there the way to its source. */
export const drawSupply =
  <View extends TableView, At extends OnMap>(
    on: (view: View) => At,
    suppliedHexes: (at: At, side: Side) => Iterable<string>,
    supplyLine: (at: At, side: Side, hex: string) => readonly string[] | null,
  ): DrawLayer<View> =>
  (view, looked) => {
    const at = on(view)
    const here = looked ? sideAt(at, looked) : null
    const side = here ?? sidesOf(view.viewer)[0]!
    const line = here && looked ? supplyLine(at, here, looked) : null
    return {
      tints: [{ tone: 'area', side: toneOf(side), hexes: [...suppliedHexes(at, side)] }],
      lines: here && line ? [{ side: toneOf(here), hexes: line }] : [],
    }
  }

/** What a game says of what a side may do next. */
interface Threat<View, At> {
  /** The map as a side finds it that moves next. */
  readonly on: (view: View, side: Side) => At
  readonly reachOf: (at: At, unit: string) => Iterable<string>
  /** Hexes out of which a unit may attack then, its own among them. */
  readonly strikesFrom: (at: At, unit: string) => Iterable<string>
}

/**
 * Where the enemy may go with his next move, and with a broken edge what he may then attack, as everything stands now; of
 * one stack where it is looked at. Who only looks is shown what the first side has to fear.
 */
export const drawThreat =
  <View extends TableView, At extends OnMap>({
    on,
    reachOf,
    strikesFrom,
  }: Threat<View, At>): DrawLayer<View> =>
  (view, looked) => {
    const side = opponent(sidesOf(view.viewer)[0]!)
    const at = on(view, side)
    const { board } = at.rules
    const here = looked ? onMapUnits(at, side).filter((unit) => hexOf(at, unit) === looked) : []
    const goes = new Set<string>()
    const strikes = new Set<string>()
    for (const unit of here.length > 0 ? here : onMapUnits(at, side)) {
      for (const hex of [hexOf(at, unit)!, ...reachOf(at, unit)]) goes.add(hex)
      for (const from of strikesFrom(at, unit))
        for (const target of board.neighbours(from)) strikes.add(target)
    }
    const tone = toneOf(side)
    return {
      tints: [
        { tone: 'area', side: tone, hexes: [...goes] },
        { tone: 'range', side: tone, hexes: [...new Set([...goes, ...strikes])] },
      ],
    }
  }

/** Command range of the HQ looked at, or of all one's own. */
export const drawCommand =
  <View extends TableView, At extends OnMap>(
    on: (view: View) => At,
    inCommandRange: (at: At, hq: string, hex: string) => boolean,
  ): DrawLayer<View> =>
  (view, looked) => {
    const at = on(view)
    const { counters, board } = at.rules
    const here = looked ? countersAt(at, looked).filter((id) => counters[id]?.hq) : []
    const hqs = here.length > 0 ? here : sidesOf(view.viewer).flatMap((side) => onMapHqs(at, side))
    const tints: Scene['tints'] = hqs.map((hq) => ({
      tone: 'range',
      side: toneOf(counters[hq]!.side),
      hexes: board.hexes.filter((hex) => inCommandRange(at, hq, hex)),
    }))
    return { tints }
  }
