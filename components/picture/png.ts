import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** A picture as it is drawn, row by row. */
export interface Pixels {
  width: number
  height: number
  /** Bytes to a pixel: red, green, blue, and perhaps how opaque it is. */
  step: number
  data: Uint8Array
}

/** A picture of few colours: for each pixel the place of its own among them. */
export interface Paletted {
  width: number
  height: number
  places: Uint8Array
  /** Red, green and blue of each, one after the other. */
  colours: Uint8Array
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** Bytes to a pixel, by what PNG calls its kind: without and with how opaque it is. */
const STEPS: Readonly<Record<number, number>> = { 2: 3, 6: 4 }
/** How PNG calls a picture with a palette. */
const PALETTE = 3

/** Reads PNG of eight bits a channel, not interlaced, as `next/og` writes it; of any other it throws. */
export function decoded(png: Buffer): Pixels {
  const [width, height, step] = [png.readUInt32BE(16), png.readUInt32BE(20), STEPS[png[25]!]]
  if (png[24] !== 8 || !step || png[28]) throw new Error('not a PNG of eight bits a channel, or interlaced')
  const parts: Buffer[] = []
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const rows = inflateSync(Buffer.concat(parts))
  return { width, height, step, data: unfiltered(rows, width * step, height, step) }
}

/** Writes PNG with a palette. */
export function encoded({ width, height, places, colours }: Paletted): Buffer {
  // Each row is one byte longer: what it says of itself, here that it is told as it is.
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row += 1)
    rows.set(places.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, PALETTE], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
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
