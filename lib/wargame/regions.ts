/**
 * A sea or a land, and where its name lies across the map: from hex to hex on a bow, so many hexes high; `bend`: how far its middle
 * rises, in hexes.
 */
export type RegionRow = readonly [
  id: string,
  kind: 'sea' | 'country' | 'land',
  from: string,
  to: string,
  high: number,
  bend: number,
]

/** Seas and lands with what each figure of their rows is. */
export const readRegions = (rows: readonly RegionRow[]) =>
  rows.map(([id, kind, from, to, high, bend]) => ({ id, kind, from, to, high, bend }))
