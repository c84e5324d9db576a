import type { Paletted, Pixels } from './png'

/** So many colours a palette holds. */
const MOST = 256

/**
 * The same picture, taken as opaque, of at most 256 colours: a third of its weight, because programs that preview links
 * leave out what is heavy.
 */
export function fewColours({ width, height, step, data }: Pixels): Paletted {
  const { bins, colours } = palette(data, step)
  const places = new Uint8Array(width * height)
  for (let n = 0, at = 0; n < places.length; n += 1, at += step) places[n] = bins[binAt(data, at)]!
  return { width, height, places, colours }
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
function palette(data: Uint8Array, step: number): { bins: Uint8Array; colours: Uint8Array } {
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
  return { bins: places, colours: Uint8Array.from(boxes.flatMap(({ mean }) => mean.map(Math.round))) }
}
