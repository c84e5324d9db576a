import type { Source } from '@/lib/wargame/data-tables'
import { type EditionPart, tally } from '@/lib/wargame/edition'
import { board, isOnMapC } from '../geometry'
import { RIVERS } from './caucasus'
import {
  GERMAN_ORDER_OF_BATTLE,
  REPLACEMENTS,
  RVGK_STEPS,
  SOVIET_WITHDRAWALS,
  SUPPLY_MARKERS,
  VICTORY,
} from './charts'
import { ADDED, AIR_ARMIES, AXIS, GUARDS, MORE } from './counters'
import { SCENARIOS } from './scenario'

const of = (rows: Iterable<{ readonly source: Source }>) => tally(Array.from(rows, (row) => row.source))
const named = Object.values(ADDED).filter(
  ({ id, side, face }) => side === 'soviet' && face === null && !GUARDS.includes(id),
)
const untried = Object.values(MORE).reduce((sum, count) => sum + count, 0)

/** What this edition has beyond that of its parent, and where it comes from. */
export const EDITION: readonly EditionPart[] = [
  {
    title: 'What it rests on',
    unit: 'games',
    counts: { seed: 1 },
    notes: [
      'Map, counters and charts of Proud Monster are used as they are; where their figures come from stands in its own edition. What follows is what this game adds.',
    ],
  },
  {
    title: 'Map C',
    unit: 'hexes',
    counts: { reconstructed: board.hexes.filter(isOnMapC).length },
    notes: ['The sheet is lost: its size, ground and rivers are ours, around the hexes that the rules name.'],
  },
  {
    title: 'Rivers of the Caucasus',
    unit: 'hexsides',
    counts: of(RIVERS.flatMap(({ sides }) => [...sides])),
    notes: ['Courses are ours, from geography.'],
  },
  {
    title: 'Units of the German side',
    unit: 'units',
    counts: of(AXIS),
    notes: ['Names and turns are by the order of battle of the rules; most figures are ours.'],
  },
  {
    title: 'Soviet units with a name',
    unit: 'units',
    counts: { reconstructed: named.length },
    notes: ['Which corps, divisions and armies there are the rules tell; their figures are ours.'],
  },
  {
    title: 'Guards',
    unit: 'units',
    counts: { reconstructed: GUARDS.length },
    notes: ['Number and turns follow the table of conversions; figures are ours.'],
  },
  {
    title: 'Extra untried units',
    unit: 'units',
    counts: { reconstructed: untried },
    notes: ['That some are added to the pools is of the rules; how many, and what they are worth, is ours.'],
  },
  {
    title: 'Air armies',
    unit: 'aircraft',
    counts: of(Object.values(AIR_ARMIES)),
    notes: ['Factors and turns are ours where no rule tells them.'],
  },
  {
    title: 'Charts',
    unit: 'rows',
    counts: of([
      ...[...REPLACEMENTS, ...VICTORY, ...SOVIET_WITHDRAWALS, ...SUPPLY_MARKERS, ...RVGK_STEPS],
      ...GERMAN_ORDER_OF_BATTLE,
    ]),
    notes: ['Eight charts are lost. What the text of the rules states is kept; the rest is ours.'],
  },
  {
    title: 'Scenarios of ours',
    unit: 'scenarios',
    counts: { reconstructed: Object.values(SCENARIOS).filter(({ isPart }) => isPart).length },
    notes: [
      'The book has one scenario, the whole war. December 1941, June 1942, November 1942 and July 1943 on the whole front are ours: the order of battle of their turn is dealt along a front line, and they end with a check of the table, as a half year of the war does that is played by itself. Uranus is ours as a whole: who stood where is common history, in which hexes and in what strength is chosen for a short game.',
      'In Uranus the German is surprised: in his first player turn nobody of his moves or attacks, and the divisions in Stalingrad have all of their steps.',
      'Of 60 games of Uranus by the computer against itself the German has won 14 and the Soviet 24, and 22 were drawn.',
    ],
  },
]

/** What proved wrong in play and was mended, newest last. */
export const MENDED: readonly string[] = [
  'The Kuban ended two hexsides short of where that of the southern sheet begins; now it runs by 1700C and 1600C.',
]

/** The pieces that come to those of the parent. */
export const pieces = () =>
  [
    { item: 'Units of the German side', pieces: AXIS.length },
    { item: 'Soviet units with a name', pieces: named.length },
    { item: 'Guards', pieces: GUARDS.length },
    { item: 'Extra untried units', pieces: untried },
    { item: 'Air armies', pieces: Object.keys(AIR_ARMIES).length },
  ].map((row) => ({ ...row, versions: 1 as const }))
