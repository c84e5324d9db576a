import type { Source } from '@/lib/wargame/data-tables'
import { type EditionPart, tally } from '@/lib/wargame/edition'
import { board } from '../geometry'
import { AIR_COLUMNS, AIR_TABLE, CALENDAR, COLUMNS, CRT, TERRAIN_CHART, WEATHER_CHART } from './charts'
import { EXITS, FORTS, PLACES, RAILS, RIVERS, ROADS } from './map'
import { AIR, COUNTERS, factorsAtStart } from './units'

const of = (rows: Iterable<{ readonly source: Source }>) => tally(Array.from(rows, (row) => row.source))
const sidesOf = (lines: typeof RIVERS | typeof FORTS) => lines.flatMap(({ sides }) => [...sides])

/** Every part of the game's data and where it comes from. */
export const EDITION: readonly EditionPart[] = [
  {
    title: 'Map',
    unit: 'hexes',
    counts: { derived: board.hexes.length },
    notes: [
      'The grid follows from the hexes that the charts name, Smolensk, Rzhev, Moscow and where units begin, laid over a map of today: some 40 miles to a hex. How far it reaches east of the tenth hex of a row is not known.',
      'Forest was drafted from public-domain geography. Hills are left out, for the rules know none.',
      'Voronezh falls one row below the map and stands in A8.',
    ],
  },
  {
    title: 'Rivers and lakes',
    unit: 'hexsides',
    counts: of(sidesOf(RIVERS)),
    notes: [
      'All courses are ours, from geography. The Ruza and the Bolva have names of their own, the Don goes on past Voronezh to the edge, and one hexside of the Bolva is left out so that no hex is ringed by rivers.',
    ],
  },
  {
    title: 'Roads',
    unit: 'roads',
    counts: of(ROADS),
    notes: ['Known is the highway from Smolensk to Moscow alone, and that mud leaves it open.'],
  },
  {
    title: 'Railways',
    unit: 'railways',
    counts: of(RAILS),
    notes: ['All are ours, by the network of 1941 as far as hexes of this size can show it.'],
  },
  {
    title: 'Ways off the map',
    unit: 'hexes',
    counts: of(EXITS),
    notes: [
      'Which roads and railways lead to supply is ours; those that end in the north or south lead nowhere.',
    ],
  },
  {
    title: 'Lines of defence',
    unit: 'hexsides',
    counts: of(sidesOf(FORTS)),
    notes: [
      'The line from Rzhev to Vyazma, the Mozhaisk line and the defences of Moscow follow whole rows of hexsides, as the charts say no more than that they lie on them.',
    ],
  },
  {
    title: 'Cities and towns',
    unit: 'places',
    counts: of(PLACES),
    notes: [
      'The charts name Smolensk, Rzhev, Moscow, Tula, Bryansk and Voronezh. Major cities are those with most people in the census of 1939, cities and towns are ours.',
    ],
  },
  {
    title: 'Set-up and arrival of ground units',
    unit: 'units',
    counts: of(Object.values(COUNTERS)),
    notes: [
      'The set-up is that of the charts. The Soviet list ends with a comma, so that units may be missing. The 5th and the 6th Panzer Division look exchanged against history and stand as printed.',
      'Everybody who comes later is ours, by the order of battle.',
    ],
  },
  {
    title: 'Figures of ground units',
    unit: 'units',
    counts: tally(Object.values(COUNTERS).map(({ factorSource }) => factorSource)),
    notes: [
      `No factor and no movement is known. A factor stands for about one division, two for a panzer division: ${factorsAtStart('german')} German and ${factorsAtStart('soviet')} Soviet factors at the start. Armies and panzer groups stand for those of their corps that have no counter.`,
      'None of them has been adjusted to play. Measured instead is how much cities must count for a game to be won: of 200 games of the computer against itself the Germans won 84 short ones, the Soviets 72 and nobody 44; of 200 basic games it was 62, 108 and 30, of 200 whole ones 76, 105 and 19. As the charts have it the Germans won 34 of 80 basic games and the Soviets the rest; of 80 whole ones it was 60 and 1, and 19 were drawn.',
    ],
  },
  {
    title: 'Air units',
    unit: 'units',
    counts: of(Object.values(AIR)),
    notes: [
      'The charts set up the two German air corps and the interceptors of Moscow, and speak of aircraft of the fronts and of strategic bombers, whose number and base are ours.',
      'One German air corps leaves with turn 7, as it did for the Mediterranean.',
    ],
  },
  {
    title: 'Turns',
    unit: 'turns',
    counts: of(CALENDAR),
    notes: [
      'Turns of ten days, mud in October and frost in November follow another game of the same designer; turns 7 to 10 are ours.',
      'Four factors of replacements from turn 2 on are of the charts.',
    ],
  },
  {
    title: 'Weather',
    unit: 'kinds',
    counts: { seed: Object.keys(WEATHER_CHART).length },
    notes: ['What the weather does stands in the charts.'],
  },
  {
    title: 'Combat results',
    unit: 'cells',
    counts: { found: CRT.length * COLUMNS.length },
    notes: [
      'The cells were published by the designer; we use his figures alone. D/AE is read as the exchange, of which the charts speak without saying where it stands.',
    ],
  },
  {
    title: 'Air results',
    unit: 'cells',
    counts: { reconstructed: AIR_TABLE.length * AIR_COLUMNS.length },
    notes: ['No cell is known; ours have the shape of the same table in another game of the designer.'],
  },
  {
    title: 'Terrain',
    unit: 'rows',
    counts: of(Object.values(TERRAIN_CHART)),
    notes: [
      'By how much a river multiplies German defence is lost; 1.5 is ours. All else stands in the charts.',
    ],
  },
]

/** What proved wrong in play and was mended, newest last. */
export const MENDED: readonly string[] = []

/** The pieces in the box: what we have rows for, counted. */
export function pieces(): readonly {
  readonly item: string
  readonly pieces: number
  readonly versions: 1
}[] {
  const count = (side: 'german' | 'soviet', all: Readonly<Record<string, { side: string }>>) =>
    Object.values(all).filter((unit) => unit.side === side).length
  return [
    { item: 'German ground units', pieces: count('german', COUNTERS), versions: 1 },
    { item: 'Soviet ground units', pieces: count('soviet', COUNTERS), versions: 1 },
    { item: 'German air units', pieces: count('german', AIR), versions: 1 },
    { item: 'Soviet air units', pieces: count('soviet', AIR), versions: 1 },
  ]
}
