export type Blank = HTMLCanvasElement | OffscreenCanvas
export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** An empty picture that is on no page; a worker can draw on it too where the browser lets it. */
export function blank(width: number, height: number, alpha = true): { picture: Blank; g: Context } {
  const picture =
    typeof OffscreenCanvas === 'undefined'
      ? Object.assign(document.createElement('canvas'), { width, height })
      : new OffscreenCanvas(width, height)
  return { picture, g: picture.getContext('2d', { alpha }) as Context }
}
