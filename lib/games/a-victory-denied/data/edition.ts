import { edgeKey } from '@/lib/hex/edge'
import type { Source } from '@/lib/wargame/data-tables'
import { type EditionPart, tally } from '@/lib/wargame/edition'
import { board } from '../geometry'
import { COLUMNS, DIRECTIVE, TERRAIN_CHART, TURN_TRACK } from './charts'
import { CHITS, type ChitFacts, VP_CHITS } from './chits'
import { COUNTERS } from './counters'
import { isBridged, MOSCOW, POCKET, RIVERS, ROADS, SOURCES, TIMOSHENKO_ENTRY, TOWNS } from './map'

const of = (rows: Iterable<{ readonly source: Source }>) => tally(Array.from(rows, (row) => row.source))

const bridges = new Set(
  RIVERS.flatMap(({ sides }) => sides.flatMap(({ a, b }) => (isBridged(a, b) ? [edgeKey(a, b)] : []))),
)

/** Every part of the game's data and where it comes from. */
export const EDITION: readonly EditionPart[] = [
  {
    title: 'Map',
    unit: 'hexes',
    counts: { derived: board.hexes.length },
    notes: [
      'The sheet covers rows 10 to 50, more than is probably printed, so that the flanks from Velikie Luki to Gomel and Orel have room.',
      'Woods, swamps and hills were drafted from public-domain geography, laid under the towns whose hexes are known, and then opened by hand along the highways, round Smolensk, Yelnya and Roslavl and on the banks of the Dnieper. Some two hexes in five are woods or swamp over the whole sheet, one in four in the middle.',
      'Uplands are cut down to 23 hill hexes. Lakes are left out: none fills half a hex.',
    ],
  },
  {
    title: 'Areas, entry hexes and supply sources',
    unit: 'areas',
    counts: tally([
      'reconstructed', // outline of the pocket
      'derived', // Moscow
      'found', // the three entry hexes
      'found',
      'found',
      'reconstructed', // Timoshenko
      ...new Map(SOURCES.map((one) => [one.name, one.provenance])).values(),
    ]),
    notes: [
      `The outline of the Minsk Pocket (${POCKET.size} hexes) is ours; it touches all three German entry hexes, which are known. The Germans trace supply to its west row.`,
      `Moscow has ${MOSCOW.length} hexes by the rules; which ones follows from the position of the other towns.`,
      `The Timoshenko force enters at ${TIMOSHENKO_ENTRY.join(', ')}, because the printed edge seems to run there; so the way to Rogachev and Mogilev is as long as it should be.`,
      'Of the Soviet sources only 1517 and its end after turn 4 are known.',
    ],
  },
  {
    title: 'Rivers',
    unit: 'hexsides',
    counts: of(RIVERS.flatMap(({ sides }) => sides)),
    notes: [
      `Twelve of the ${RIVERS.length} rivers come from the first lists and were carried on to the edge of the map; the others, all minor, come from geography.`,
      'The Sozh passes south of Cherikov and east of Gomel. Some small rivers are left out because they would have made attacks impossible where there were attacks.',
    ],
  },
  {
    title: 'Roads',
    unit: 'roads',
    counts: of(ROADS),
    notes: [
      'Some of the first roads were bent so that they stay on the right bank. Smolensk-Solovyovo-Dorogobuzh, Yelnya-Roslavl, Smolensk-Velizh, Borisov-Lepel, Slutsk-Bobruysk, Polotsk-Nevel, Dokshitsy-Polotsk, Bobruysk-Gomel and roads in the Soviet rear were added.',
    ],
  },
  {
    title: 'Bridges',
    unit: 'hexsides',
    counts: { derived: bridges.size },
    notes: [
      'A bridge is wherever a road crosses a river; none is entered by hand.',
      'Panzers that force the Dnieper away from its bridges are out of supply soon unless a bridge or the road from Vitebsk is opened. That is intended.',
    ],
  },
  {
    title: 'Towns and Victory Hexes',
    unit: 'places',
    counts: of(TOWNS),
    notes: [
      'Vitebsk and Bobruysk are known Victory Hexes and start German; Spas-Demensk, Vyazma and Rogachev are named as such; the other stars and all their colours are ours.',
      'Places without an effect are there to read the map by.',
      'Bykhov and Orsha stand east of the Dnieper here, so that who defends them has the river in front.',
    ],
  },
  {
    title: 'Units and headquarters',
    unit: 'counters',
    counts: of(Object.values(COUNTERS)),
    notes: [
      'A counter counts as found when one of its figures is known; the rest of it is ours. Known are the full strength of a panzer division, both sides of SS Reich, the start values of Soviet corps, command range 4 and the membership of the panzer corps.',
      'There is no counter for Grossdeutschland: the rules list no such name. The 10th Panzer Division stands for both.',
      'The names of LVII and XXXIX Corps look exchanged against history; we keep what the rules show, for who belongs together is what matters.',
      'The set-up follows the German positions of 11 July 1941. On the Soviet side 22nd Army stands in reach of its corps, the Dnieper crossings at Kopys, Shklov and Mogilev are held, and the anti-aircraft unit of Smolensk went to Yelnya.',
      'German infantry is 3-3-5 and might be weaker in print; motorized divisions, one-step units, Stavka groups and elite divisions are reconstructed as a whole. The names of the reserve corps are partly fillers.',
    ],
  },
  {
    title: 'Command chits',
    unit: 'chits',
    counts: of(Object.values(CHITS).flatMap((chit) => Array.from({ length: chit.copies }, () => chit))),
    notes: [
      'Three chits of 9th Army serve any German headquarters. One chit of 2nd and two of 3rd Panzer Group are certain; a second one of 2nd Panzer Group is assumed.',
      'Which armies wait in the Soviet reserve is a guess from the order of battle of July and August.',
    ],
  },
  {
    title: 'Turn track',
    unit: 'turns',
    counts: of(Object.values(TURN_TRACK)),
    notes: [
      'Of turns 1 and 7 the numbers of chits and of out-of-supply marks are known. Soviet reinforcement points and all else are ours.',
    ],
  },
  {
    title: 'Combat results table',
    unit: 'cells',
    counts: { found: 1, reconstructed: 6 * COLUMNS.length - 1 },
    notes: [
      'The columns are known, but for 5-1 and 6-1, which must lie between. Of the cells one is known: a Soviet 3 at 4-1. A bombing run in an account of play agrees with a second one. The rest rises evenly.',
    ],
  },
  {
    title: 'Terrain chart',
    unit: 'rows',
    counts: of(Object.values(TERRAIN_CHART)),
    notes: [
      'Shifts of woods and city and all movement costs are known; the shifts of swamp, hill and town are ours.',
      'Strategic movement costs a third of a point to a road hex; whoever reads the rules otherwise may set a half.',
    ],
  },
  {
    title: 'Minsk escape table',
    unit: 'cells',
    counts: { reconstructed: 30 },
    notes: ['Known are what goes into the column and the modifiers of turns 2 and 3; no cell is known.'],
  },
  {
    title: 'Hitler Directive table',
    unit: 'faces',
    counts: { reconstructed: Object.keys(DIRECTIVE).length },
    notes: ['The three results are known, their shares of the die are not.'],
  },
  {
    title: 'Victory point chits',
    unit: 'chits',
    counts: { reconstructed: Object.keys(VP_CHITS).length },
    notes: [
      `There is one to each Victory Hex; their values are ours and add up to ${Object.values(VP_CHITS).reduce((sum, { value }) => sum + value, 0)}.`,
    ],
  },
]

/** What proved wrong in play and was mended, newest last. */
export const MENDED: readonly string[] = [
  'The victory point chits added up to 51, so that with Hitler distracted nobody could have as many points as the other. One of the minor chits is worth 2 instead of 3, which makes 50; games that were begun before keep theirs.',
]

/** The pieces in the box (1.2): what we have rows for, counted, and what the game shows in other ways. */
export function pieces(): readonly {
  readonly item: string
  readonly pieces: number
  readonly versions: 1 | 2
}[] {
  const units = Object.values(COUNTERS)
  const copies = (side: ChitFacts['side']) =>
    Object.values(CHITS).reduce((sum, chit) => sum + (chit.side === side ? chit.copies : 0), 0)
  const count = <T>(rows: readonly T[], wanted: (row: T) => boolean) => rows.filter(wanted).length
  const ofSide = (side: 'german' | 'soviet') => {
    const own = units.filter((unit) => unit.side === side)
    const name = side === 'german' ? 'German' : 'Soviet'
    return [
      {
        item: `${name} motorized units`,
        pieces: count(own, (u) => u.motorized && !u.hq),
        versions: 2 as const,
      },
      { item: `${name} other units`, pieces: count(own, (u) => !u.motorized && !u.hq), versions: 1 as const },
      { item: `${name} headquarters`, pieces: count(own, (u) => u.hq), versions: 1 as const },
      { item: `${name} chits`, pieces: copies(side), versions: 1 as const },
    ]
  }
  return [
    ...ofSide('german'),
    ...ofSide('soviet'),
    { item: 'Chits of both sides', pieces: copies('neutral'), versions: 1 },
    { item: 'Victory point chits', pieces: Object.keys(VP_CHITS).length, versions: 1 },
    { item: 'Stukas', pieces: 3, versions: 1 },
    { item: 'Bomber, rocket, turn and Minsk Pocket markers', pieces: 4, versions: 1 },
    { item: 'Out of command, out of supply and isolated markers', pieces: 57, versions: 1 },
  ]
}
