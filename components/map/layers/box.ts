/** What a name or a counter covers, in hex widths. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
