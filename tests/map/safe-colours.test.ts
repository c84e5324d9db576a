import { describe, expect, test } from 'vitest'
import { DAY, NIGHT } from '@/components/map/palette'
import { PRINT_DAY, PRINT_NIGHT, type PrintPalette } from '@/components/map/print-palette'
import { SAFE } from '@/components/map/safe-colours'

type Colour = readonly [number, number, number]

/** How who lacks one kind of cone sees light: Machado, Oliveira and Fernandes 2009, of full severity. */
const EYES: Readonly<Record<string, readonly Colour[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
}
const light = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const lightOf = (hex: string) =>
  [1, 3, 5].map((at) => light(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Colour
const times = (by: readonly Colour[], [r, g, b]: Colour) =>
  by.map(([x, y, z]) => x * r + y * g + z * b) as unknown as Colour
/** Where a colour lies in Oklab (Ottosson 2020): the distance of two is how different they look. */
function seen(hex: string, eye: readonly Colour[]): Colour {
  const inGamut = times(eye, lightOf(hex)).map((part) => Math.min(1, Math.max(0, part))) as unknown as Colour
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    inGamut,
  ).map(Math.cbrt) as unknown as Colour
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  )
}
/** How different two colours look, in hundredths of what lies between black and white. */
const apart = (a: string, b: string, eye: readonly Colour[]) => {
  const [one, other] = [seen(a, eye), seen(b, eye)]
  return 100 * Math.hypot(...one.map((part, i) => part - other[i]!))
}

/** What must be told apart at a glance, and what must be seen on the ground. */
const pairsOf = ({ zone, fight, reach, front, minor, major, card, paper, woods }: PrintPalette) => ({
  zones: [zone.west, zone.east],
  'a fight and the west': [fight, zone.west],
  'a fight and the east': [fight, zone.east],
  'the way and the east, as of its threat': [reach, zone.east],
  'the way and a fight': [reach, fight],
  'both sides of the front': [front.west, front.east],
  stars: [minor, major],
  counters: [card.west.ground, card.east.ground],
  'the west in the woods': [zone.west, woods],
  'the east in the woods': [zone.east, woods],
  'the east on paper': [zone.east, paper],
  'the west on paper': [zone.west, paper],
})
/** Two that differ less are taken for one where they are small or thin. */
const LEAST = 15
const tooNear = (palette: PrintPalette) =>
  Object.entries(EYES).flatMap(([name, eye]) =>
    Object.entries(pairsOf(palette)).flatMap(([what, [a, b]]) =>
      apart(a!, b!, eye) < LEAST ? [`${what}: ${name}`] : [],
    ),
  )

describe.each([
  ['day', { ...PRINT_DAY, ...DAY, ...SAFE.day, ...SAFE.day.printed }],
  ['night', { ...PRINT_NIGHT, ...NIGHT, ...SAFE.night, ...SAFE.night.printed }],
] as const)('colours for the colour-blind: %s', (time, palette) => {
  test('are told apart by those who do not see red, or not green, and by all others', () => {
    expect(tooNear(palette)).toEqual([])
  })

  test('are those of the printed map too: towns and the front are told apart as all else', () => {
    const { front, minor, major } = palette
    expect(SAFE[time].printed).toMatchObject({ front, minor, major })
  })
})

test('the usual colours are not: without a choice there would be no need of others', () => {
  expect(tooNear({ ...PRINT_DAY, ...DAY })).toContain('a fight and the east: usual')
})
