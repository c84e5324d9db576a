import type { Ground, MapSheet } from '@/components/map/sheet'
import type { World } from '@/components/map/world'
import type { Point } from '@/lib/hex/layout'

/** Something that is printed on the sheet, by the end of its key `legend.…`, and where a good piece of it is seen. */
export interface Printed {
  readonly key: string
  readonly at: Point
}

const GROUNDS = [
  ...(['clear', 'steppe', 'woods', 'swamp', 'hill', 'mountain', 'city', 'sea', 'lake'] as const),
] satisfies readonly Ground[]

/** One piece of all that this sheet is printed with, in the order in which it is told. */
export function printedOn(sheet: MapSheet, { centre }: Pick<World, 'centre'>): Printed[] {
  const { lattice, ground, places } = sheet
  const named = new Set(places.map(({ hex }) => hex))
  const seen = (key: string, at: Point | undefined): Printed[] => (at ? [{ key, at }] : [])
  const inHex = (key: string, hex: string | undefined) => seen(key, hex === undefined ? hex : centre(hex))
  /** The more of its neighbours are like it, the better a hex shows its ground. */
  const grounds = GROUNDS.flatMap((kind) => {
    const worth = (hex: string) => {
      const beside = lattice.neighbours(hex)
      // At the edge of the sheet half of the piece would be its frame.
      const spoilt = (named.has(hex) ? 4 : 0) + (beside.length < 6 ? 4 : 0)
      return beside.filter((one) => ground(one) === kind).length - spoilt
    }
    const [first, ...others] = lattice.hexes.filter((hex) => ground(hex) === kind)
    return inHex(kind, first && others.reduce((best, hex) => (worth(hex) > worth(best) ? hex : best), first))
  })
  const side = (key: string, sides: readonly { a: string; b: string }[]) => {
    const inland = sides.filter(({ a, b }) => lattice.has(a) && lattice.has(b))
    const middle = inland[Math.floor(inland.length / 2)]
    if (!middle) return []
    const [a, b] = [centre(middle.a), centre(middle.b)]
    return seen(key, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  }
  const way = (key: string, ways: readonly (readonly string[])[] = []) =>
    inHex(
      key,
      ways.flatMap((one) => one.slice(1, -1)).find((hex) => !named.has(hex)),
    )
  const place = (key: string, size: 'town' | 'city') =>
    inHex(key, places.find((one) => one.size === size)?.hex)
  const rivers = sheet.rivers.flatMap(({ sides }) => sides)
  const highways = sheet.highways ?? []
  const lines = new Map((sheet.lines ?? []).map(({ kind, sides }) => [kind, sides]))
  return [
    ...grounds,
    ...place('town', 'town'),
    ...place('town-large', 'city'),
    ...inHex(
      'well',
      sheet.wells?.find((hex) => !places.some((one) => one.hex === hex && one.mark)),
    ),
    ...side(
      'river',
      rivers.filter(({ wide }) => !wide),
    ),
    ...side(
      'river-wide',
      rivers.filter(({ wide }) => wide),
    ),
    ...side('water', sheet.waterSides ?? []),
    ...way(
      'road',
      sheet.roads.filter((one) => !highways.includes(one)),
    ),
    ...way('highway', highways),
    ...way('pass', sheet.passes),
    ...way('rail', sheet.rails),
    ...[...lines].flatMap(([kind, sides]) => side(`line-${kind}`, sides)),
    ...inHex('source', sheet.sources[0]?.hex),
  ]
}
