/** Colours of what lies on the map, by day and by night; those of the printed map are in `print-palette.ts`. */
export interface Palette {
  night: boolean
  /** Colours that the printed map has instead of its own; absent: none. */
  printed?: Readonly<Record<string, unknown>>
  table: string
  paper: string
  fort: string
  number: string
  cityInk: string
  label: string
  halo: string
  river: string
  reach: string
  reachEdge: string
  reachInk: string
  veil: string
  fight: string
  zone: { west: string; east: string }
  minor: string
  major: string
  tokenInk: string
  card: Record<'west' | 'east', { ground: string; ink: string; edge: string; second: string }>
}

export const DAY: Palette = {
  night: false,
  table: '#d8ccb0',
  paper: '#f1e8d2',
  fort: '#7a4b2a',
  number: '#5b4c34',
  cityInk: '#54382f',
  label: '#221c18',
  halo: '#f6eeda',
  river: '#1f567c',
  reach: '#d98a00',
  reachEdge: '#6b3f00',
  reachInk: '#201400',
  veil: 'rgba(246,238,218,.55)',
  fight: '#b3261e',
  zone: { west: '#2f4a5c', east: '#a32a18' },
  minor: '#2f6fa8',
  major: '#c8961e',
  tokenInk: '#fffaf0',
  card: {
    west: { ground: '#cdd4c9', ink: '#16191a', edge: '#353d37', second: '#7a3b00' },
    east: { ground: '#a93a2a', ink: '#fff4dd', edge: '#5a160c', second: '#ffd24a' },
  },
}

export const NIGHT: Palette = {
  ...DAY,
  night: true,
  table: '#101214',
  paper: '#23272b',
  fort: '#c2946a',
  number: '#a89e86',
  cityInk: '#c9b3a4',
  label: '#f1e8d2',
  halo: '#16191c',
  river: '#8cc6e0',
  reach: '#ffc24a',
  reachEdge: '#1a1000',
  veil: 'rgba(10,12,14,.55)',
  fight: '#ff6a52',
  zone: { west: '#8fb6cf', east: '#ff7a5c' },
  minor: '#4f93cf',
  major: '#dcae3c',
  tokenInk: '#14110c',
  card: {
    west: { ground: '#aab5aa', ink: '#101314', edge: '#0c0e0f', second: '#6a2f00' },
    east: { ground: '#b5402e', ink: '#fff4dd', edge: '#3d0f08', second: '#ffd24a' },
  },
}
