import type { Source } from '@/lib/wargame/data-tables'
import { type EditionPart, tally } from '@/lib/wargame/edition'
import { board } from '../geometry'
import { LEARNING } from './learning'
import { LEGS } from './legs'
import {
  BORDER,
  CRIMEAN_HEXES,
  FORTS,
  GARRISON_HEXES,
  GAS_LINE,
  HIGHWAY,
  PLACES,
  RIVERS,
  STALIN_LINE,
  WATERS,
  ZOMO,
} from './map'
import { TURNS } from './schedule'
import { GERMAN_PLANS, SOVIET_PLANS } from './set-ups'
import { AXIS, FACES, GUARDS, POOL_VALUES, poolOf } from './units'

const of = (rows: Iterable<{ readonly source: Source }>) => tally(Array.from(rows, (row) => row.source))
const sidesOf = (lines: readonly { readonly sides: readonly { readonly source: Source }[] }[]) =>
  of(lines.flatMap(({ sides }) => [...sides]))
const hexesOf = (lines: readonly { readonly hexes: readonly { readonly source: Source }[] }[]) =>
  of(lines.flatMap(({ hexes }) => [...hexes]))

/** Rows of the schedule of Soviet units: two of the set-up, eleven of turns. */
export const SCHEDULE_ROWS = 13

/** Every part of the game's data and where it comes from. */
export const EDITION: readonly EditionPart[] = [
  {
    title: 'Map',
    unit: 'hexes',
    counts: { reconstructed: board.hexes.length },
    notes: [
      'The printed map is not known. The grid follows from some fifty hexes that the rules call by number, laid over a map of today: about 36 kilometres to a hex, north a little to the right of up. The last row of the northern sheet is the first of the southern one.',
      'Ground was drafted from public-domain geography and edited by hand. Mountains count as hills, as the rules know none.',
      '4200N is sea, or Oranienbaum would not be cut off; 3015S, 3016S, 3316S and 3417S are, or there would be more ways into the Crimea than the rules know.',
    ],
  },
  {
    title: 'Rivers and waters',
    unit: 'hexsides',
    counts: sidesOf([...RIVERS, ...WATERS]),
    notes: [
      'Courses are ours, from geography, but for those that the rules name: 2608N/2707N, eight hexsides of the Dnieper, the straits of the Sivash and of Kerch. Any of the others may lie one hexside off the printed one, and there may be more of them.',
      'The straits are two pairs of hexsides among three hexes each; which pairs follows from the land around them.',
    ],
  },
  {
    title: 'Highway',
    unit: 'roads',
    counts: of(HIGHWAY),
    notes: ['Known are its two ends, Minsk and Moscow; it runs between them as straight as it can.'],
  },
  {
    title: 'Forts',
    unit: 'hexes',
    counts: hexesOf(FORTS),
    notes: [
      'The rules give the ends of both lines on the Luga, the one hex before Leningrad, and Tula as a part of the line of Mozhaisk; all hexes at Vyazma, Mozhaisk and Moscow are ours.',
      'The five forts that are finished from the start, with Sevastopol as a heavy one, are ours.',
    ],
  },
  {
    title: 'Stalin Line',
    unit: 'hexes',
    counts: hexesOf(STALIN_LINE),
    notes: ['All hexes are ours, by the fortified regions of 1941, behind the rivers on which they leaned.'],
  },
  {
    title: 'Border and zone of operations',
    unit: 'hexes',
    counts: of([...ZOMO, ...GARRISON_HEXES]),
    notes: [
      'The ends of each stretch are of the rules. The zone is one hex wide, which is what the hexes that touch no reserve area call for.',
    ],
  },
  {
    title: 'Lines of the border and of supply',
    unit: 'hexsides',
    counts: sidesOf([...BORDER, ...GAS_LINE]),
    notes: ['Of the line of attenuated supply both ends are known. Between them it follows our columns.'],
  },
  {
    title: 'Crimea',
    unit: 'hexes',
    counts: of(CRIMEAN_HEXES),
    notes: [
      'The rules give the ends of the coast on which one may land. That the southern zone of weather is the Crimea they say without naming hexes.',
    ],
  },
  {
    title: 'Cities and towns',
    unit: 'places',
    counts: of(PLACES),
    notes: [
      'Minsk, Sevastopol and Moscow have the points of the rules, Riga, Kaunas, Vilnyus, Vitebsk, Kishinev and Tallin one each: together with Minsk and Sevastopol they are the eleven that were held in April 1944. All other points, and most kinds of places, are ours.',
      'They are set so that the course of history stays below the points that win, and never by much: one to nine in each turn.',
      'Which eight places are headquarters of Military Districts is known of Leningrad, Minsk and Moscow alone.',
    ],
  },
  {
    title: 'Figures of the German side',
    unit: 'units',
    counts: of(Object.values(AXIS)),
    notes: [
      'Only 0-1-4 of the siege artillery and the lack of an attack of the Flak stand in the rules; 12-10-12, 6-5-12 and 3-5-6 are known from its successor. All others are ours.',
      'The list of units is the order of battle. With two counters for each division of four steps it fills the number of counters that is known.',
    ],
  },
  {
    title: 'Arrivals of the German side',
    unit: 'units',
    counts: tally(Object.values(AXIS).map(({ arrivalSource }) => arrivalSource)),
    notes: [
      'Turns of arrival that the rules name are theirs; those of the reserves of the OKH are by the order of battle.',
    ],
  },
  {
    title: 'Soviet values',
    unit: 'units',
    counts: tally(POOL_VALUES.flatMap(({ source, count }) => Array.from({ length: count }, () => source))),
    notes: [
      'How many units of a kind there are is known, what they are worth is not: three values appear in the rules. A rifle division attacks with 2.5 and defends with 3 on average.',
    ],
  },
  {
    title: 'Guards',
    unit: 'units',
    counts: of(Object.values(GUARDS)),
    notes: ['Number, kind and turn are known; names and figures are ours.'],
  },
  {
    title: 'Soviet schedule',
    unit: 'rows',
    counts: { seed: SCHEDULE_ROWS },
    notes: [
      'Some single digits of turns 3, 8, 9 and 11 are hard to read; they are kept where the totals of counters bear them out.',
    ],
  },
  {
    title: 'Turns',
    unit: 'turns',
    counts: of(TURNS),
    notes: [
      'The air factor of the first turn reads 4, where twelve less the turn would be 11; it is kept as printed.',
      'Points of history are counted from the days on which places fell, by our points of places.',
    ],
  },
  {
    title: 'Ready set-ups',
    unit: 'plans',
    counts: { reconstructed: GERMAN_PLANS.length + SOVIET_PLANS.length },
    notes: [
      'All are ours and lawful by the rules of the set-up. Where battalions take the room of divisions at the Beginner level, some units begin elsewhere.',
    ],
  },
  {
    title: 'Learning scenarios',
    unit: 'scenarios',
    counts: { reconstructed: LEARNING.length },
    notes: ['They are no part of the published game.'],
  },
  {
    title: 'Legs of the campaign',
    unit: 'legs',
    counts: { reconstructed: Object.keys(LEGS.full).length },
    notes: [
      'They are no part of the published game, and 17.2 cannot decide them, as whoever comes to that has won before (4.5). What counts is the German’s points less those of history: ten after turn 3, seventeen after turn 6.',
      'The margins are ours, set so that neither side wins more than two of three games of the computer against itself. Each level has its own. By all rules, of 24 campaigns to turn 6 from all ready set-ups, the German won twelve, three of them by 17.2, the Soviet six, and six were drawn; the margins of the first leg rest on six campaigns, with 7, 7, 8, 8, 9 and 11 points after turn 3.',
      'By the rules of beginners nine of 27 campaigns from all ready set-ups were won by 17.2, in turns 3, 4 and 6. The first leg was thirteen times German, eleven times Soviet and drawn three times, the second fifteen times German, five times Soviet and drawn seven times.',
    ],
  },
]

/** What proved wrong in play and was mended, newest last. */
export const MENDED: readonly string[] = [
  'Learning scenarios: played by the computer against itself, Road to Riga asked for more points than the German side comes to against a closed line; now he wins with two and loses with fewer, as nine of ten games were drawn when one point was a draw (60 games: 33 German, 27 Soviet). The Soviet side gets more divisions in Road to Riga and in Crimea 1941, and gets them sooner there.',
  'By all rules, where nobody sees into a stack, the German side needs less in two learning scenarios than by those of beginners: three points in Highway to Smolensk, two in Crimea 1941, where he loses with fewer, as one point was the end of a third of all games when it was a draw. So the computer came to 47 German and 50 Soviet wins in 97 games of the first, and to 53 German and 58 Soviet wins in 111 of the second.',
  'By the rules of beginners Sevastopol by itself let the German win 48 of 60 games of Crimea 1941, and was the end of 28 of them when it was a draw, for he passes by Simferopol: no number of points parted those. Now each other place but Perekop counts one there; he wins with Sevastopol and two more, and loses with less (60 games: 31 German, 29 Soviet).',
  'Of 740 games of Road to Riga the Soviet side won 68 in a hundred. It has one rifle brigade less now, in 2110N: of 600 games it won 347.',
]

/** The pieces in the box: what we have rows for, counted. */
export const pieces = (): readonly {
  readonly item: string
  readonly pieces: number
  readonly versions: 1
}[] =>
  [
    { item: 'Units of the German side', pieces: Object.keys(AXIS).length },
    {
      item: 'Soviet units',
      pieces: FACES.reduce((sum, face) => sum + poolOf(face).reduce((all, { count }) => all + count, 0), 0),
    },
    { item: 'Guards', pieces: Object.keys(GUARDS).length },
  ].map((row) => ({ ...row, versions: 1 as const }))
