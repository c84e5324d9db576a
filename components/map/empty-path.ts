let written: (() => Path2D) | null = null

/** How paths are made where there is no canvas: `svg-path.ts` says it, which a browser never needs. */
export function writePathsWith(make: () => Path2D): void {
  written = make
}

/** An empty path: the browser's own, or where there is none one in words. */
export function emptyPath(): Path2D {
  if (typeof Path2D !== 'undefined') return new Path2D()
  if (!written) throw new Error('no canvas')
  return written()
}
