/** Colours of the map, by day and by night. */
export interface Palette {
  night: boolean
  table: string
  paper: string
  woods: string
  woodsEdge: string
  crown: string
  crownShadow: string
  crownLight: string
  swamp: string
  swampEdge: string
  swampInk: string
  hill: string
  hachure: string
  water: string
  waterEdge: string
  grid: string
  gridAlpha: number
  number: string
  road: string
  roadEdge: string
  bridge: string
  town: string
  townInk: string
  city: string
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
  front: { west: string; east: string }
  tint: { west: string; east: string }
  minor: string
  major: string
  tokenInk: string
  pocket: string
  goal: string
  card: Record<'west' | 'east', { ground: string; ink: string; edge: string; second: string }>
}

export const DAY: Palette = {
  night: false,
  table: '#d8ccb0',
  paper: '#f1e8d2',
  woods: '#c3cfa1',
  woodsEdge: '#93a673',
  crown: '#aabc88',
  crownShadow: '#8aa06d',
  crownLight: '#b4c592',
  swamp: '#dbe4d2',
  swampEdge: '#9fb9ad',
  swampInk: '#5a8f99',
  hill: '#e4cfa4',
  hachure: '#9a6d3c',
  water: '#8fbfd2',
  waterEdge: '#34688a',
  grid: '#5b4c34',
  gridAlpha: 0.34,
  number: '#5b4c34',
  road: '#a2562f',
  roadEdge: '#f7eeda',
  bridge: '#2a2724',
  town: '#fffaf0',
  townInk: '#2b2420',
  city: '#b9a196',
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
  front: { west: '#2f4a5c', east: '#c93a24' },
  tint: { west: '#4d6a7d', east: '#b23c28' },
  minor: '#2f6fa8',
  major: '#c8961e',
  tokenInk: '#fffaf0',
  pocket: '#6a5f4e',
  goal: '#a32a18',
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
  woods: '#25362c',
  woodsEdge: '#3d5a45',
  crown: '#2b4334',
  crownShadow: '#1b2a21',
  crownLight: '#31493a',
  swamp: '#22343a',
  swampEdge: '#3d5c64',
  swampInk: '#4f8390',
  hill: '#3a3126',
  hachure: '#8a6a45',
  water: '#3f86a8',
  waterEdge: '#16384a',
  grid: '#c9bfa5',
  gridAlpha: 0.16,
  number: '#a89e86',
  road: '#b3774c',
  roadEdge: '#1a1d20',
  bridge: '#e8dfc8',
  town: '#3a3d40',
  townInk: '#e8dfc8',
  city: '#4b3f3a',
  cityInk: '#c9b3a4',
  label: '#f1e8d2',
  halo: '#16191c',
  river: '#8cc6e0',
  reach: '#ffc24a',
  reachEdge: '#1a1000',
  veil: 'rgba(10,12,14,.55)',
  fight: '#ff6a52',
  zone: { west: '#8fb6cf', east: '#ff7a5c' },
  front: { west: '#8fb6cf', east: '#ee6a50' },
  tint: { west: '#7fa3bb', east: '#d9573f' },
  minor: '#4f93cf',
  major: '#dcae3c',
  tokenInk: '#14110c',
  pocket: '#b9b09a',
  goal: '#ff7a5c',
  card: {
    west: { ground: '#aab5aa', ink: '#101314', edge: '#0c0e0f', second: '#6a2f00' },
    east: { ground: '#b5402e', ink: '#fff4dd', edge: '#3d0f08', second: '#ffd24a' },
  },
}
