import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { gameOf } from '@/components/games'
import { draw } from '@/components/picture/draw'
import { fewColours } from '@/components/picture/few-colours'
import { laid } from '@/components/picture/laid'
import { decoded, encoded } from '@/components/picture/png'
import { wordsIn } from '@/lib/words/reader'
import { seeded } from '../support/seeded'

type Colour = readonly [number, number, number]
interface Picture {
  width: number
  height: number
  pixels: readonly Colour[]
}

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name), data])
  const ends = [data.length, crc32(body)].map((n) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(n)
    return bytes
  })
  return Buffer.concat([ends[0]!, body, ends[1]!])
}

/** PNG as others write it: the rows by the five filters in turn, and the data in two parts. */
function png({ width, height, pixels }: Picture, step: 3 | 4): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, step === 4 ? 6 : 2], 8)
  const data = pixels.flatMap((colour) => (step === 4 ? [...colour, 255] : [...colour]))
  const long = width * step
  const rows = Array.from({ length: height }, (_, row) => [
    row % 5,
    ...Array.from({ length: long }, (_, x) => {
      const at = row * long + x
      const [left, above] = [x < step ? 0 : data[at - step]!, row === 0 ? 0 : data[at - long]!]
      const corner = x < step || row === 0 ? 0 : data[at - long - step]!
      const nearest = [left, above, corner]
        .map((value) => ({ value, far: Math.abs(left + above - corner - value) }))
        .reduce((a, b) => (b.far < a.far ? b : a)).value
      return (data[at]! - [0, left, above, (left + above) >> 1, nearest][row % 5]! + 256) % 256
    }),
  ])
  const packed = deflateSync(Buffer.from(rows.flat()))
  const parts = [packed.subarray(0, 50), packed.subarray(50)].map((part) => chunk('IDAT', part))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), ...parts, chunk('IEND', Buffer.alloc(0))])
}

/** What a PNG with a palette shows. */
function shown(file: Buffer): Picture {
  const parts = new Map<string, Buffer>()
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at)
    const body = file.subarray(at + 4, at + 8 + length)
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(body))
    parts.set(body.toString('latin1', 0, 4), body.subarray(4))
    at += length + 12
  }
  const [header, colours, data] = ['IHDR', 'PLTE', 'IDAT'].map((name) => parts.get(name)!)
  expect([...header!.subarray(8)]).toEqual([8, 3, 0, 0, 0])
  const [width, height] = [header!.readUInt32BE(0), header!.readUInt32BE(4)]
  const rows = inflateSync(data!)
  const pixels = Array.from({ length: width * height }, (_, n) => {
    const place = rows[Math.floor(n / width) * (width + 1) + 1 + (n % width)]!
    return [...colours!.subarray(place * 3, place * 3 + 3)] as unknown as Colour
  })
  return { width, height, pixels }
}

/** What another program's PNG shows after it was read, made of few colours, and written. */
const poorer = (before: Picture, step: 3 | 4) => shown(encoded(fewColours(decoded(png(before, step)))))

const some = (many: number, colour: (n: number) => Colour): Picture => ({
  width: 40,
  height: many / 40,
  pixels: Array.from({ length: many }, (_, n) => colour(n)),
})

describe('a picture of few colours', () => {
  test.each([3, 4] as const)('is the same where few are needed; of %i bytes to a pixel', (step) => {
    const next = seeded('colours')
    const palette = Array.from({ length: 200 }, (_, n): Colour => [(n % 32) * 8 + 3, (n >> 5) * 9 + 2, 250])
    const before = some(2000, () => palette[Math.floor(next() * palette.length)]!)
    expect(poorer(before, step)).toEqual(before)
  })

  test('is near to it where more are needed', () => {
    const before = some(4000, (n) => [(n * 7) % 256, (n * 13) % 256, n % 256])
    const { pixels } = poorer(before, 4)
    const far = pixels.map((colour, n) =>
      Math.max(...colour.map((c, i) => Math.abs(c - before.pixels[n]![i]!))),
    )
    expect(far.reduce((a, b) => a + b) / far.length).toBeLessThan(16)
  })

  test('keeps the colour of a small thing on a large ground', () => {
    const lilac: Colour = [196, 140, 120]
    const land = (n: number): Colour =>
      [n % 10, Math.floor(n / 10) % 10, Math.floor(n / 100) % 6].map((c) => 100 + c * 8) as never
    const before = some(40_000, (n) => (n < 2 ? lilac : land(n)))
    expect(poorer(before, 4).pixels[0]).toEqual(lilac)
  })

  test('is light enough for every program that previews links', async () => {
    const facts = { title: 'A Victory Denied', when: 'B', stands: 'C', tone: null, players: 'D' }
    const front = await gameOf('a-victory-denied')!.picture(
      { view: null, stage: 'join', result: null, scenario: 'campaign' },
      wordsIn('en'),
    )
    expect((await draw(front, 'large', facts)).length).toBeLessThan(300_000)
  })
})

test('a PNG of a kind that is not known here is refused, such as one that has few colours already', () => {
  const grey = some(80, (n) => [n, n, n])
  expect(() => decoded(encoded(fewColours(decoded(png(grey, 4)))))).toThrow('PNG')
})

test('a picture laid upon another lets it through as far as it is not opaque', () => {
  const [red, blue] = [
    [200, 0, 0],
    [0, 0, 100],
  ] as const
  const below = { width: 2, height: 1, places: Uint8Array.of(0, 1), colours: Uint8Array.of(...red, ...blue) }
  const ink = [10, 20, 30]
  const above = (...opaque: number[]) => Uint8Array.from(opaque.flatMap((o) => [...ink, o]))
  const onTwo = (...opaque: number[]) => [
    ...laid(below, { width: 2, height: 2, step: 4, data: above(...opaque, 255, 255) }).data,
  ]
  // Beside the lower one, and where nothing shows through, it stays as it is.
  expect(onTwo(255, 255)).toEqual([...above(255, 255, 255, 255)])
  expect(onTwo(0, 0)).toEqual([...red, 255, ...blue, 255, ...above(255, 255)])
  expect(onTwo(51, 204)).toEqual([162, 4, 6, 255, 8, 16, 44, 255, ...above(255, 255)])
  const opaque = { width: 2, height: 1, step: 3, data: Uint8Array.from([...ink, ...ink]) }
  expect([...laid(below, opaque).data]).toEqual([...ink, ...ink])
})
