import type { Paletted, Pixels } from './png'

/** A picture that lets through what is beneath, laid upon another at its upper left corner; `below` is no wider. */
export function laid(below: Paletted, above: Pixels): Pixels {
  const { width, height, step, data } = above
  // What does not say how opaque it is lets nothing through.
  if (step < 4) return above
  const { places, colours } = below
  for (let row = 0; row < Math.min(height, below.height); row += 1)
    for (let x = 0; x < below.width; x += 1) {
      const at = (row * width + x) * step
      const opaque = data[at + 3]!
      if (opaque === 255) continue
      const ground = places[row * below.width + x]! * 3
      for (let channel = 0; channel < 3; channel += 1) {
        const through = colours[ground + channel]! * (255 - opaque)
        data[at + channel] = (data[at + channel]! * opaque + through + 127) / 255
      }
      data[at + 3] = 255
    }
  return above
}
