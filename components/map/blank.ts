export type Blank = HTMLCanvasElement | OffscreenCanvas
/** A picture that is drawn upon no more. */
export type Picture = Blank | ImageBitmap
export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** An empty picture that is on no page; a worker can draw on it too where the browser lets it. */
export function blank(width: number, height: number, alpha = true): { picture: Blank; g: Context } {
  const picture =
    typeof OffscreenCanvas === 'undefined'
      ? Object.assign(document.createElement('canvas'), { width, height })
      : new OffscreenCanvas(width, height)
  return { picture, g: picture.getContext('2d', { alpha }) as Context }
}

/** The picture for good: laid down often, a bitmap costs less than a canvas, of which each time a copy is kept. */
export const finished = (picture: Blank): Picture =>
  'transferToImageBitmap' in picture ? picture.transferToImageBitmap() : picture
