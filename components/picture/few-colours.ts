import { crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** Bytes to a pixel, by what PNG calls its kind: without and with how opaque it is. */
const STEPS: Readonly<Record<number, number>> = { 2: 3, 6: 4 }
/** How PNG calls a picture with a palette, and how many colours that holds. */
const PALETTE = 3
const MOST = 256

interface Pixels {
  width: number
  height: number
  /** Bytes to a pixel: red, green, blue, and perhaps how opaque it is. */
  step: number
  data: Uint8Array
}

/**
 * The same picture of at most 256 colours, as a palette: a third of its weight, because programs that preview links
 * leave out what is heavy. `png` is opaque, of eight bits a channel, not interlaced, as `next/og` writes it; any other is
 * left as it is.
 */
export function fewColours(png: Buffer): Buffer {
  const [depth, kind, interlaced] = [png[24]!, png[25]!, png[28]!]
  if (depth !== 8 || !(kind in STEPS) || interlaced) return png
  const { width, height, step, data } = decoded(png)
  const { bins, colours } = palette(data, step)
  // Each row is one byte longer: what it says of itself, here that it is told as it is.
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0, at = 0; row < height; row += 1)
    for (let x = 1; x <= width; x += 1, at += step) rows[row * (width + 1) + x] = bins[binAt(data, at)]!
  const header = Buffer.from(png.subarray(16, 29))
  header[9] = PALETTE
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function decoded(png: Buffer): Pixels {
  const parts: Buffer[] = []
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const [width, height, step] = [png.readUInt32BE(16), png.readUInt32BE(20), STEPS[png[25]!]!]
  return {
    width,
    height,
    step,
    data: unfiltered(inflateSync(Buffer.concat(parts)), width * step, height, step),
  }
}

/** One row after the other from what is told of it, by the row above; both begin with a pixel of nothing. */
type Undo = (told: Uint8Array, here: Uint8Array, above: Uint8Array, step: number) => void

/** PNG tells each byte by its difference from a guess; by which kind of guess, the first byte of a row says. */
const UNDO: readonly Undo[] = [
  (told, here, _above, step) => here.set(told, step),
  (told, here, _above, step) => {
    for (let x = 0; x < told.length; x += 1) here[x + step] = told[x]! + here[x]!
  },
  (told, here, above, step) => {
    for (let x = 0; x < told.length; x += 1) here[x + step] = told[x]! + above[x + step]!
  },
  (told, here, above, step) => {
    for (let x = 0; x < told.length; x += 1) here[x + step] = told[x]! + ((here[x]! + above[x + step]!) >> 1)
  },
  (told, here, above, step) => {
    for (let x = 0; x < told.length; x += 1)
      here[x + step] = told[x]! + nearest(here[x]!, above[x + step]!, above[x]!)
  },
]

/** Of left, above and the corner between them what is nearest to where the three lead. */
function nearest(left: number, above: number, corner: number): number {
  const a = Math.abs(above - corner)
  const b = Math.abs(left - corner)
  const c = Math.abs(left + above - 2 * corner)
  return a <= b && a <= c ? left : b <= c ? above : corner
}

function unfiltered(rows: Buffer, long: number, height: number, step: number): Uint8Array {
  const data = new Uint8Array(long * height)
  let [here, above] = [new Uint8Array(step + long), new Uint8Array(step + long)]
  for (let row = 0; row < height; row += 1) {
    const from = row * (long + 1)
    UNDO[rows[from]!]!(rows.subarray(from + 1, from + 1 + long), here, above, step)
    data.set(here.subarray(step), row * long)
    ;[here, above] = [above, here]
  }
  return data
}

/** Colours that are the same in their upper five bits are one bin. */
const BINS = 1 << 15
const binAt = (data: Uint8Array, at: number): number =>
  ((data[at]! >> 3) << 10) | ((data[at + 1]! >> 3) << 5) | (data[at + 2]! >> 3)

/** Bins that will have one colour. */
interface Box {
  bins: number[]
  mean: readonly [number, number, number]
  /** How far its bins are from its mean in all: their squares, and along which channel they are furthest. */
  error: number
  widest: number
}

/** The colours of a picture, and for each bin the place of its colour among them. */
function palette(data: Uint8Array, step: number): { bins: Uint8Array; colours: Buffer } {
  const count = new Uint32Array(BINS)
  const sums = [new Float64Array(BINS), new Float64Array(BINS), new Float64Array(BINS)] as const
  const [red, green, blue] = sums
  for (let at = 0; at < data.length; at += step) {
    const bin = binAt(data, at)
    count[bin]! += 1
    red[bin]! += data[at]!
    green[bin]! += data[at + 1]!
    blue[bin]! += data[at + 2]!
  }
  // By its root, or else the land would have all colours, and a small counter the one of its neighbour.
  const weight = Float64Array.from(count, Math.sqrt)
  const level = (bin: number, channel: number) => sums[channel]![bin]! / count[bin]!
  const box = (bins: number[]): Box => {
    const pixels = bins.reduce((sum, bin) => sum + count[bin]!, 0)
    const mean = sums.map((sum) => bins.reduce((all, bin) => all + sum[bin]!, 0) / pixels)
    const errors = mean.map((middle, channel) =>
      bins.reduce((all, bin) => all + weight[bin]! * (level(bin, channel) - middle) ** 2, 0),
    )
    const error = errors.reduce((a, b) => a + b)
    return { bins, mean: mean as unknown as Box['mean'], error, widest: errors.indexOf(Math.max(...errors)) }
  }
  const boxes = [box([...count.keys()].filter((bin) => count[bin]! > 0))]
  while (boxes.length < MOST) {
    const worst = boxes.reduce((a, b) => (b.error > a.error ? b : a))
    if (worst.bins.length < 2) break
    const { bins, widest, mean } = worst
    const isLow = (bin: number) => level(bin, widest) <= mean[widest]!
    boxes.splice(boxes.indexOf(worst), 1, box(bins.filter(isLow)), box(bins.filter((bin) => !isLow(bin))))
  }
  const places = new Uint8Array(BINS)
  for (const [place, { bins }] of boxes.entries()) for (const bin of bins) places[bin] = place
  return { bins: places, colours: Buffer.from(boxes.flatMap(({ mean }) => mean.map(Math.round))) }
}
