import * as charts from './data/charts'
import type { PlaceKind } from './data/map'
import * as map from './data/map'
import { AIR, COUNTERS } from './data/units'
import { board, hexPattern } from './geometry'
import type { ScenarioId } from './names'

/** What this edition gives its rules. Another edition extends it; no rule knows more of it. */
export const rules = {
  counters: COUNTERS,
  air: AIR,

  /** The most units that fight actively in a hex, those of corps level or higher and armies among them (MOS-60). */
  active: { units: 3, corps: 2, armies: 1 },
  /** Parts of a movement factor in which movement is counted: armour on a road pays half of one (MOS-45). */
  parts: 2,
  /** What a prospective attack costs of an operational move, in movement factors (MOS-26). */
  attackCost: 1,
  /** How many times as far as a supply line may be long isolates (MOS-76). */
  isolation: 2,
  /** Hexes that air units reach (MOS-37, MOS-38, MOS-40). */
  airRange: { german: 3, front: 2, bomber: 6, drop: 4 },
  /** Added to the die of German air attacks on Soviet armour; not to what the ground adds: the worse counts (MOS-28). */
  armourAir: -1,
  /** The die of a raid that brings panic to Moscow (MOS-29). */
  panicFace: 6,
  /** How many turns later an air unit is ready again that is out for the next turn (MOS-32, 35, 36). */
  airOut: 2,
  /** How many times the defending infantry attacking armour must be to overrun it (MOS-14). */
  overrun: { undispersed: 2, dispersed: 1 },
  /** The die by which armour breaks down in the operational phase, at most (MOS-19). */
  breakdown: { german: 1, soviet: 2 },
  /** Columns by which attacks are shifted (MOS-47, 70, 29, 13, 74). */
  riverShift: -1,
  snowShift: 1,
  panicShift: 1,
  dispersedShift: 1,
  unsuppliedShift: 1,

  /** No rail movement, no replacements and no Soviet bombing in the prepared phase yet (MOS-46, MOS-64, MOS-44). */
  firstTurn: 1,
  /** Last turn of each scenario (MOS-81; the shortest is ours). */
  lastTurn: { typhoon: 3, basic: charts.BASIC_TURNS, whole: charts.CALENDAR.length } as Readonly<
    Record<ScenarioId, number>
  >,
  /** Hexes that win at once, as the charts have it (MOS-79, MOS-80). */
  victory: { german: ['D3', 'H1', 'I7'], soviet: ['A8', 'D3', 'H1', 'I7'] } as Readonly<
    Record<'german' | 'soviet', readonly string[]>
  >,
  /** Where replacements come on though surrounded (MOS-65). */
  alwaysOpen: ['A8', 'I7'] as readonly string[],
  /** What a place counts after the last turn (MOS-81). Ours. */
  counts: { moscow: 2, tula: 2, major: 1, city: 1, town: 0 } as Readonly<Record<PlaceKind, number>>,
  /** What the places that the German holds must count then for him to win, and at most if he is to lose (MOS-81). Ours. */
  grades: {
    typhoon: { german: 7, soviet: 5 },
    basic: { german: 13, soviet: 11 },
    whole: { german: 12, soviet: 10 },
  } as Readonly<Record<ScenarioId, { readonly german: number; readonly soviet: number }>>,
  moscow: 'I7',
  tula: 'F6',

  board,
  hexPattern,
  terrainOf: map.terrainOf,
  placeOf: map.placeOf,
  places: map.PLACES,
  rivers: map.RIVERS,
  waterBetween: map.waterBetween,
  roads: map.ROADS,
  hasRoad: map.hasRoad,
  roadBetween: map.roadBetween,
  highwayBetween: map.highwayBetween,
  rails: map.RAILS,
  hasRail: map.hasRail,
  railBetween: map.railBetween,
  forts: map.FORTS,
  fortBetween: map.fortBetween,

  columns: charts.COLUMNS,
  ratios: charts.RATIOS,
  crtResult: charts.crtResult,
  airResult: charts.airResult,
  calendar: charts.CALENDAR,
  weatherChart: charts.WEATHER_CHART,
  terrainChart: charts.TERRAIN_CHART,
  mudMove: charts.MUD_MOVE,
  snowMove: charts.SNOW_MOVE,
}

export type Rules = Readonly<typeof rules>
