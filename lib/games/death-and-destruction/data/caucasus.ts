import type { Terrain as ParentTerrain, Place } from '@/lib/games/proud-monster/data/map'
import { among, fail, keyedBy, orNone, rowReader, rowsOf, sourceOf, text } from '@/lib/wargame/data-tables'
import { makeWays, onMap, readHexsides, readRoutes } from '@/lib/wargame/map-tables'
import { board, isOnMapC } from '../geometry'

// Map C, the Caucasus (2.2, 3.7). Its sheet is lost: places, ground and rivers are drawn anew from public-domain geography, but for
// the hexes that the rules name.

/** Ground of the parent, and that of Map C alone: `steppe`, its clear ground (3.8), and mountains (3.9). */
export type Terrain = ParentTerrain | 'steppe' | 'mountain'
const LETTERS: Readonly<Record<string, Terrain>> = {
  ...{ '.': 'steppe', w: 'forest', h: 'hills', m: 'marsh', a: 'mountain', '~': 'sea', x: 'off' },
}

/** Rows from north to south, columns 10 to 38: `.` clear, `w` forest, `h` hills, `m` marsh, `a` mountain, `~` sea, `x` Turkey and Iran. Reconstructed. */
const GROUND = `
C00 hhhh....hhh............~~~~~~
C01 haaahh...........mmm..~~~~~~~
C02 ~haaaahh..........m.m~~~~~~~~
C03 ~~~haaaahhh..........~~~~~~~~
C04 ~~~~aaaaaah........m.m~~~~~~~
C05 ~~~~..aaaaaa..hhh..mmm~~~~~~~
C06 ~~~~~...aaaaa.......m.~~~~~~~
C07 ~~~~~m....aaaa.a......~~~~~~~
C08 ~~~~~~m..h..aaaaaaa...~~~~~~~
C09 ~~~~~....hh...aaaaaa...~~~~~~
C10 ~~~xxxaxaaa.....a.aaa...~~~~~
C11 xxxxxxxxaaaa......aaaa..~~~~~
C12 xxxxxxxxxxaaaa....aaaa..~~~~~
C13 xxxxxxxxxxaaaa......aaa..~~~~
C14 xxxxxxxxxxaaaaaa......aa.~~~~
C15 xxxxxxxxxx..aaaa..........~.~
C16 xxxxxxxxxxxxaaaaa...........~
C17 xxxxxxxxxxxx.aaaa....m.....~~
C18 xxxxxxxxxxxxx.aaa.....mm.~~~~
`
const ground = new Map(
  rowsOf(GROUND).flatMap((row) => {
    const [line = '', cells = ''] = row.split(' ')
    return [...cells].map((letter, i) => {
      const hex = onMap(board, `${10 + i}${line.slice(1)}C`, 'the Caucasus')
      return [hex, LETTERS[letter] ?? fail(hex, `"${letter}" is no terrain`)] as const
    })
  }),
)
/** Ground of a hex of Map C (3.7). */
export const terrainOf = (hex: string): Terrain => ground.get(hex) ?? fail('terrain', `${hex} is off Map C`)
/** true: land of Map C in play, which Turkey and Iran are not (3.5). */
export const isLand = (hex: string): boolean => !['sea', 'off'].includes(terrainOf(hex))
/** true: sea of Map C that is the Caspian (3.4), to the east of the mountains. */
export const isCaspian = (hex: string): boolean =>
  isOnMapC(hex) && terrainOf(hex) === 'sea' && Number(hex.slice(0, 2)) > MIDDLE
const MIDDLE = 24
/** Land on the Caspian (3.4). */
export const CASPIAN_COAST: readonly string[] = board.hexes.filter(
  (hex) => isOnMapC(hex) && isLand(hex) && board.neighbours(hex).some(isCaspian),
)

/** Large towns and towns: hex | name | kind | port on which sea | provenance. None has points (4.7). */
const PLACE_ROWS = `
3617C | Baku | large | caspian | s
3107C | Makhachkala | large | caspian | s
1507C | Poti | large | black | s
1509C | Batum | large | black | s
2310C | Tiflis | large | - | r
2606C | Grozny | large | - | r
2407C | Ordzhonikidze | large | - | r
2115C | Erevan | large | - | r
1001C | Tuapse | town | - | r
1405C | Sukhumi | town | - | r
1808C | Kutaisi | town | - | r
2003C | Pyatigorsk | town | - | r
2104C | Nalchik | town | - | r
2404C | Mozdok | town | - | r
2401C | Budennovsk | town | - | r
3005C | Kizlyar | town | - | r
3310C | Derbent | town | - | r
2714C | Kirovabad | town | - | r
1802C | Cherkessk | town | - | r
1102C | Sochi | town | - | r
3318C | Salyany | town | - | r
`
const readPlace = rowReader('place of the Caucasus', '|', {
  hex: (cell, where) => onMap(board, cell, where),
  name: text,
  kind: among(['large', 'town']),
  port: orNone(among(['black', 'caspian'])),
  source: sourceOf,
})
/** Places of Map C, as the parent tells its own; a port of the Caspian is a third kind (3.4). */
export const PLACES = rowsOf(PLACE_ROWS)
  .map(readPlace)
  .map((place) => ({ ...place, points: null, headquarters: false })) as unknown as readonly Place[]
export const placeAt = keyedBy('hex', PLACES)

/** The five oil centres: hex | name | provenance (4.7). */
export const OIL_CENTRES = rowsOf(`
3617C | Baku | s
2606C | Grozny | r
1200C | Neftegorsk (Maikop field) | r
2405C | Malgobek | r
3209C | Izberbash (Makhachkala field) | r
`).map(
  rowReader('oil centre', '|', {
    hex: (cell, where) => onMap(board, cell, where),
    name: text,
    source: sourceOf,
  }),
)

const oilAt = new Map(OIL_CENTRES.map(({ hex, name }) => [hex, { name: name.replace(/ \(.*/, '') }]))
/** The oil centre in a hex, without what it is the field of; undefined: there is none. */
export const oilNameAt = (hex: string): { readonly name: string } | undefined => oilAt.get(hex)

/** Rivers, from source to mouth. The Kuban goes on where that of the southern sheet begins. Reconstructed. */
export const RIVERS = readHexsides(
  board,
  `
> Kuban
wide r 1703C/1804C 1703C/1803C 1702C/1803C 1702C/1802C 1701C/1802C 1701C/1801C 1700C/1801C 1700C/1800C
4923S/1700C 4923S/1600C
> Terek
wide r 2306C/2406C 2305C/2406C 2305C/2405C 2304C/2405C 2404C/2405C 2405C/2504C 2504C/2505C 2505C/2605C
2605C/2606C 2605C/2705C 2704C/2705C 2705C/2805C 2805C/2806C 2805C/2905C 2904C/2905C 2904C/3005C 3004C/3005C
3004C/3104C 2205C/2304C 2304C/2305C
> Kuma
wide r 1902C/2003C 2002C/2003C 2002C/2102C 2101C/2102C 2101C/2202C 2201C/2202C 2201C/2301C 2300C/2301C
2301C/2401C 2401C/2402C 2401C/2501C 2500C/2501C 2501C/2601C 2601C/2602C 2601C/2701C 2700C/2701C 2701C/2801C
2801C/2802C 2802C/2901C 2901C/2902C 2902C/3002C 3002C/3003C
> Sulak
wide r 2907C/2908C 2907C/3008C 3007C/3008C 3007C/3107C 3106C/3107C 3007C/3106C
> Samur
wide r 3012C/3112C 3111C/3112C 3111C/3212C 3211C/3212C 3212C/3311C 3311C/3312C
> Rioni
wide r 1907C/2008C 1907C/1908C 1808C/1908C 1808C/1809C 1708C/1808C 1707C/1708C 1608C/1708C 1608C/1609C
> Kura
wide r 1910C/2010C 2010C/2011C 2010C/2110C 2109C/2110C 2109C/2210C 2209C/2210C 2210C/2309C 2210C/2310C
2211C/2310C 2310C/2311C 2311C/2411C 2411C/2412C 2412C/2511C 2412C/2512C 2413C/2512C 2512C/2513C 2513C/2613C
2613C/2614C 2614C/2713C 2713C/2714C 2714C/2814C 2814C/2815C 2815C/2914C 2914C/2915C 2915C/3015C 3015C/3016C
3016C/3115C 3016C/3116C 3017C/3116C 3116C/3117C 3117C/3217C 3217C/3218C 3218C/3317C 3317C/3318C 3317C/3418C
3417C/3418C 3418C/3517C 3318C/3418C
> Alazani
wide r 2509C/2510C 2510C/2610C 2510C/2611C 2511C/2611C 2611C/2612C 2612C/2711C 2711C/2712C 2712C/2812C
2812C/2813C 2813C/2912C 2813C/2913C 2814C/2913C 2814C/2914C
`,
  ['wide', 'narrow'],
)
/** The two military roads (3.10). Reconstructed. */
export const MILITARY_ROADS = readRoutes(
  board,
  `
> Georgian Military Road | r
2406C 2407C 2307C 2308C 2309C 2310C
> Ossetian Military Road | r
2306C 2207C 2107C 2008C 1908C 1808C
`,
)
const ways = makeWays(RIVERS, MILITARY_ROADS)
export const riverBetween = (a: string, b: string): boolean => ways.riverBetween(a, b) !== undefined
/** true: a military road leads from one hex straight into the other (3.10). */
export const militaryRoadBetween: (a: string, b: string) => boolean = ways.roadBetween
/** true: a military road runs through a hex (3.10). */
export const hasMilitaryRoad: (hex: string) => boolean = ways.hasRoad

/** Hexes of the Soviet Union at the southern edge, out of which Soviet units there are supplied (3.3). */
export const SOUTHERN_EDGE: readonly string[] = board.hexes.filter((hex) => /18C$/.test(hex) && isLand(hex))
