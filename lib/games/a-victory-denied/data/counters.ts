import {
  among,
  headedRows,
  oneOf,
  rowReader,
  sourceOf,
  tableBy,
  text,
  wholeNumber,
} from '@/lib/wargame/data-tables'
import { onMap } from '@/lib/wargame/map-tables'
import { board } from '../geometry'
import type { Hex, Side } from '../names'

const COLOURS = ['pg2', 'pg3', '9a', 'tan', 'star', 'red', 'pvo'] as const
const KINDS = [
  'panzer',
  'motorized',
  'cavalry',
  'infantry',
  'airborne',
  'mechanized',
  'tank',
  'pvo',
  'hq',
] as const
const ARRIVALS = [
  'setup',
  'pocket',
  'reserve',
  'timoshenko',
  'stavka',
  'turn1',
  'turn6',
  'elite',
  'pvo',
] as const

/*
 * > formation of the rows below; then: id, name, colour, kind (* motorized),
 * attack-defence-move/reduced side (an HQ: move@command range), arrival (pvo: and its turn),
 * hex (> entry hex), panzer corps:colour, provenance (s seed, f found, d derived, r reconstructed).
 */
const ROWS = `
> 2nd Panzer Group
G-17PZ 17Pz pg2 panzer* 9-2-10/6-1-10 setup 3217 XXXXVII:red f
G-18PZ 18Pz pg2 panzer* 9-2-10/6-1-10 setup 3117 XXXXVII:red f
G-29MOT 29Mot pg2 motorized* 6-6-10/4-4-10 setup 3117 XXXXVII:red r
G-3PZ 3Pz pg2 panzer* 9-2-10/6-1-10 setup 2616 XXIV:yellow f
G-4PZ 4Pz pg2 panzer* 9-2-10/6-1-10 setup 2415 XXIV:yellow f
G-10MOT 10Mot pg2 motorized* 6-6-10/4-4-10 setup 2415 XXIV:yellow r
G-10PZ 10Pz pg2 panzer* 9-2-10/6-1-10 setup 2917 XXXXVI:blue f
G-SSREICH SSReich pg2 motorized* 8-8-10/7-7-10 setup 3016 XXXXVI:blue s
> 3rd Panzer Group
G-7PZ 7Pz pg3 panzer* 9-2-10/6-1-10 setup 3919 LVII:green f
G-20MOT 20Mot pg3 motorized* 6-6-10/4-4-10 setup 3919 LVII:green r
G-20PZ 20Pz pg3 panzer* 9-2-10/6-1-10 setup 4018 LVII:green f
G-12PZ 12Pz pg3 panzer* 9-2-10/6-1-10 setup 3716 LVII:green f
G-14MOT-B 14Mot(-) pg3 motorized* 3-3-10 setup 3817 LVII:green r
G-19PZ 19Pz pg3 panzer* 9-2-10/6-1-10 setup 4511 XXXIX:purple f
G-18MOT 18Mot pg3 motorized* 6-6-10/4-4-10 setup 4312 XXXIX:purple r
G-14MOT-A 14Mot(-) pg3 motorized* 3-3-10 setup 4411 XXXIX:purple r
G-900LEHR 900Lehr pg3 motorized* 3-3-10 setup 4212 XXXIX:purple r
> 2nd Panzer Group
G-1CAV 1Cav pg2 cavalry 2-2-5 setup 2013 - r
> 9th Army
G-8ID 8 9a infantry 3-3-5/2-2-5 pocket >3106 - r
G-28ID 28 9a infantry 3-3-5/2-2-5 pocket >3106 - r
G-161ID 161 9a infantry 3-3-5/2-2-5 pocket >3106 - r
G-162ID 162 9a infantry 3-3-5/2-2-5 pocket >3106 - r
G-256ID 256 9a infantry 3-3-5/2-2-5 pocket >3106 - r
G-87ID 87 9a infantry 3-3-5/2-2-5 pocket >3106 - r
G-102ID 102 9a infantry 3-3-5/2-2-5 pocket >3106 - r
G-129ID 129 9a infantry 3-3-5/2-2-5 pocket >3106 - r
G-137ID 137 9a infantry 3-3-5/2-2-5 turn1 >3106 - r
G-263ID 263 9a infantry 3-3-5/2-2-5 turn1 >3106 - r
G-292ID 292 9a infantry 3-3-5/2-2-5 turn1 >3106 - r
> 2nd Panzer Group infantry
G-31ID 31 pg2 infantry 3-3-5/2-2-5 pocket >2704 - r
G-34ID 34 pg2 infantry 3-3-5/2-2-5 pocket >2704 - r
G-45ID 45 pg2 infantry 3-3-5/2-2-5 pocket >2704 - r
G-167ID 167 pg2 infantry 3-3-5/2-2-5 pocket >2704 - r
G-255ID 255 pg2 infantry 3-3-5/2-2-5 pocket >2704 - r
G-267ID 267 pg2 infantry 3-3-5/2-2-5 pocket >2704 - r
> 3rd Panzer Group infantry
G-5ID 5 pg3 infantry 3-3-5/2-2-5 turn1 >3902 - r
G-35ID 35 pg3 infantry 3-3-5/2-2-5 turn1 >3902 - r
G-6ID 6 pg3 infantry 3-3-5/2-2-5 turn1 >3902 - r
G-26ID 26 pg3 infantry 3-3-5/2-2-5 turn1 >3902 - r
> 9th Army
G-BLUE Blue 9a infantry 3-3-5/2-2-5 turn6 >3106 - f
G-HQ-9A-1 9A 9a hq 5@4 turn1 >3106 - r
G-HQ-9A-2 9A 9a hq 5@4 pocket >3106 - r
G-HQ-9A-3 9A 9a hq 5@4 pocket >3106 - r
> 2nd Panzer Group infantry
G-HQ-2PG 2PzG pg2 hq 5@4 pocket >2704 - r
> 3rd Panzer Group infantry
G-HQ-3PG 3PzG pg3 hq 5@4 turn1 >3902 - r
> 22A
S-51RC 51RC tan infantry 3-3-4/1-1-4 setup 4512 - r
S-62RC 62RC tan infantry 3-3-4/1-1-4 setup 4412 - r
> 19A
S-25RC 25RC tan infantry 3-3-4/1-1-4 setup 3920 - r
S-34RC 34RC tan infantry 3-3-4/1-1-4 setup 3822 - r
> 20A
S-69RC 69RC tan infantry 3-3-4/1-1-4 setup 3519 - r
> 13A
S-20RC 20RC tan infantry 3-3-4/1-1-4 setup 3118 - r
S-61RC 61RC tan infantry 3-3-4/1-1-4 setup 3017 - r
S-45RC 45RC tan infantry 3-3-4/1-1-4 setup 2617 - r
> 21A
S-63RC 63RC tan infantry 3-3-4/1-1-4 setup 1914 - r
S-67RC 67RC tan infantry 3-3-4/1-1-4 setup 2115 - r
S-66RC 66RC tan infantry 3-3-4/1-1-4 setup 1614 - r
> 16A
S-32RC 32RC tan infantry 3-3-4/1-1-4 setup 3327 - r
> 13A
S-4AB 4AB tan airborne 2-2-4 setup 2422 - r
> 19A
S-23M 23M tan mechanized* 3-2-6/1-1-6 setup 3725 - r
> 20A
S-7M 7M tan mechanized* 3-2-6/1-1-6 setup 3720 - r
S-5M 5M tan mechanized* 3-2-6/1-1-6 setup 3321 - r
> 13A
S-20M 20M tan mechanized* 3-2-6/1-1-6 setup 2820 - r
> Timoshenko
S-25M 25M tan mechanized* 3-2-6/1-1-6 timoshenko - - r
S-26M 26M tan mechanized* 3-2-6/1-1-6 timoshenko - - r
S-28RC 28RC tan infantry 3-3-4/1-1-4 timoshenko - - r
> Reserve
S-29RC 29RC tan infantry 3-3-4/1-1-4 reserve - - r
S-30RC 30RC tan infantry 3-3-4/1-1-4 reserve - - r
S-33RC 33RC tan infantry 3-3-4/1-1-4 reserve - - r
S-47RC 47RC tan infantry 3-3-4/1-1-4 reserve - - r
S-52RC 52RC tan infantry 3-3-4/1-1-4 reserve - - r
S-53RC 53RC tan infantry 3-3-4/1-1-4 reserve - - r
S-27RC 27RC tan infantry 3-3-4/1-1-4 reserve - - r
S-31RC 31RC tan infantry 3-3-4/1-1-4 reserve - - r
S-35RC 35RC tan infantry 3-3-4/1-1-4 reserve - - r
S-58RC 58RC tan infantry 3-3-4/1-1-4 reserve - - r
S-65RC 65RC tan infantry 3-3-4/1-1-4 reserve - - r
S-68RC 68RC tan infantry 3-3-4/1-1-4 reserve - - r
> Minsk Pocket
S-1RC 1RC tan infantry 3-3-4/1-1-4 pocket - - r
S-2RC 2RC tan infantry 3-3-4/1-1-4 pocket - - r
S-4RC 4RC tan infantry 3-3-4/1-1-4 pocket - - r
S-5RC 5RC tan infantry 3-3-4/1-1-4 pocket - - r
S-21RC 21RC tan infantry 3-3-4/1-1-4 pocket - - r
S-44RC 44RC tan infantry 3-3-4/1-1-4 pocket - - r
S-13M 13M tan mechanized* 3-2-6/1-1-6 pocket - - r
S-17M 17M tan mechanized* 3-2-6/1-1-6 pocket - - r
> Stavka groups
S-ROKSSKY Rokssky star infantry 5-5-4/3-3-4 stavka - - r
S-MASLNN Maslnn star infantry 5-5-4/3-3-4 stavka - - r
S-KALIN Kalin star infantry 5-5-4/3-3-4 stavka - - r
S-KOCHOLOV Kocholov star infantry 5-5-4/3-3-4 stavka - - r
S-KHMNKO Khmnko star infantry 5-5-4/3-3-4 stavka - - r
S-CAVGR CavGr star cavalry 3-3-6/2-2-6 stavka - - r
> 20A
S-1MRD 1MRD red motorized* 3-4-6/2-2-6 setup 3218 - r
> 13A
S-172ID 172ID red infantry 3-3-4/2-2-4 setup 2717 - r
S-187ID 187ID red infantry 3-3-4/2-2-4 setup 2316 - r
> Elite
S-100ID 100ID red infantry 3-3-4/2-2-4 elite - - r
S-127ID 127ID red infantry 3-3-4/2-2-4 elite - - r
S-153ID 153ID red infantry 3-3-4/2-2-4 elite - - r
S-161ID 161ID red infantry 3-3-4/2-2-4 elite - - r
S-107ID 107ID red infantry 3-3-4/2-2-4 elite - - r
S-120ID 120ID red infantry 3-3-4/2-2-4 elite - - r
S-64ID 64ID red infantry 3-3-4/2-2-4 elite - - r
S-152ID 152ID red infantry 3-3-4/2-2-4 elite - - r
S-KV1-1 KVI red tank* 3-4-6/2-2-6 elite - - r
S-KV1-2 KVI red tank* 3-4-6/2-2-6 elite - - r
S-KV1-3 KVI red tank* 3-4-6/2-2-6 elite - - r
S-T34-1 T-34 red tank* 3-4-6/2-2-6 elite - - r
S-T34-2 T-34 red tank* 3-4-6/2-2-6 elite - - r
S-57TD 57TD red tank* 3-4-6/2-2-6 elite - - r
S-101TD 101TD red tank* 3-4-6/2-2-6 elite - - r
S-104TD 104TD red tank* 3-4-6/2-2-6 elite - - r
S-105TD 105TD red tank* 3-4-6/2-2-6 elite - - r
> PVO
S-PVO-01 PVO pvo pvo 2-2-0/1-1-0 setup 3218 - r
S-PVO-02 PVO pvo pvo 2-2-0/1-1-0 setup 2717 - r
S-PVO-03 PVO pvo pvo 2-2-0/1-1-0 setup 1914 - r
S-PVO-04 PVO pvo pvo 2-2-0/1-1-0 setup 2932 - r
S-PVO-05 PVO pvo pvo 2-2-0/1-1-0 setup 2429 - r
S-PVO-06 PVO pvo pvo 2-2-0/1-1-0 pvo1 - - r
S-PVO-07 PVO pvo pvo 2-2-0/1-1-0 pvo2 - - r
S-PVO-08 PVO pvo pvo 2-2-0/1-1-0 pvo3 - - r
S-PVO-09 PVO pvo pvo 2-2-0/1-1-0 pvo4 - - r
S-PVO-10 PVO pvo pvo 2-2-0/1-1-0 pvo5 - - r
S-PVO-11 PVO pvo pvo 2-2-0/1-1-0 pvo6 - - r
S-PVO-12 PVO pvo pvo 2-2-0/1-1-0 pvo7 - - r
S-PVO-13 PVO pvo pvo 2-2-0/1-1-0 pvo8 - - r
S-PVO-14 PVO pvo pvo 2-2-0/1-1-0 pvo9 - - r
> 22A
S-HQ-22A 22A tan hq 4@4 setup 4515 - r
> 19A
S-HQ-19A 19A tan hq 4@4 setup 3723 - r
> 20A
S-HQ-20A 20A tan hq 4@4 setup 3321 - r
> 13A
S-HQ-13A 13A tan hq 4@4 setup 2720 - r
> 21A
S-HQ-21A 21A tan hq 4@4 setup 1917 - r
> 16A
S-HQ-16A 16A tan hq 4@4 setup 3327 - r
> Timoshenko
S-HQ-TIMOSHENKO Tmshnko tan hq 4@5 timoshenko - - r
> 24A
S-HQ-24A 24A tan hq 4@4 reserve - - r
> 28A
S-HQ-28A 28A tan hq 4@4 reserve - - r
> 29A
S-HQ-29A 29A tan hq 4@4 reserve - - r
> 30A
S-HQ-30A 30A tan hq 4@4 reserve - - r
> 43A
S-HQ-43A 43A tan hq 4@4 reserve - - r
`

const pair = rowReader('strength', '-', { attack: wholeNumber, defence: wholeNumber, move: wholeNumber })
const hexOrNone = (cell: string, where: string): Hex | null =>
  cell === '' ? null : onMap(board, cell, where)
const readRow = rowReader('counter', ' ', {
  ...{ id: text, name: text, colour: among(COLOURS), kind: text, values: text, arrival: text },
  place: (cell, where) => {
    const [at = '', entry = ''] = (cell === '-' ? '' : cell).split('>')
    // Where it stands at the start, or where a German piece comes on later.
    return { hex: hexOrNone(at, where), entry: hexOrNone(entry, where) }
  },
  corps: (cell) => {
    // Panzer corps (7.4).
    const [corps = null, corpsColour = null] = cell === '-' ? [] : cell.split(':')
    return { corps, corpsColour }
  },
  source: sourceOf,
})

function readCounter(formation: string, row: string) {
  const { id, name, colour, kind: kindText, values, arrival, place, corps, source } = readRow(row)
  const where = `counter ${id}`
  const side: Side = id.startsWith('G-') ? 'german' : 'soviet'
  const kind = oneOf(KINDS, kindText.replace('*', ''), where)
  const hq = kind === 'hq'
  const [front = '', back] = values.split('/')
  const [pace, range] = front.split('@')
  const steps: 0 | 1 | 2 = hq ? 0 : back === undefined ? 1 : 2
  const turn = /\d+$/.exec(arrival)?.[0]
  return {
    id,
    side,
    /** Short, as on the counter. */
    name,
    /** The army or group it begins with. */
    formation,
    ...corps,
    /** Decides which HQs reach it (7.1) and, for Soviet units, with what it stacks (5.3); star stacks as tan. */
    colour,
    ...{ kind, hq, motorized: kindText.endsWith('*') },
    // 0 for an HQ, as are its steps (2.3).
    ...(hq ? { attack: 0, defence: 0, move: wholeNumber(pace, where) } : pair(front)),
    reduced: back === undefined ? null : pair(back),
    steps,
    /** Command range of an HQ in hexes. */
    range: range === undefined ? null : wholeNumber(range, where),
    arrival: oneOf(ARRIVALS, arrival.startsWith('pvo') ? 'pvo' : arrival, where),
    ...place,
    /** Turn of arrival, where that is fixed. */
    turn: turn === undefined ? null : Number(turn),
    source,
  }
}
/** What is printed on a counter (2.1, 2.2) and where it begins (3.0). */
export type CounterFacts = Readonly<ReturnType<typeof readCounter>>

/** Every combat unit and HQ by its id. */
export const COUNTERS: Readonly<Record<string, CounterFacts>> = tableBy(
  'id',
  headedRows(ROWS).map(({ heading, row }) => readCounter(heading, row)),
)
export const COUNTER_IDS: readonly string[] = Object.keys(COUNTERS)
