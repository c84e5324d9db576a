import { DAY, NIGHT, type Palette } from './palette'
import type { AreaTone, Season } from './sheet'

/** Colours of the printed map besides those of what lies on it. */
export interface PrintPalette extends Palette {
  woods: string
  woodsEdge: string
  crown: string
  crownShadow: string
  crownLight: string
  swamp: string
  swampEdge: string
  swampInk: string
  steppe: string
  steppeInk: string
  hill: string
  mountain: string
  /** Of peaks: their slopes in the light and in the shade. */
  peak: readonly [light: string, shade: string]
  hachure: string
  water: string
  /** Of rivers and lakes that are frozen: broken lines upon them. Null: they are open. */
  ice: string | null
  /** Of ruts and puddles in open country. Null: it is dry, or hard. */
  mire: string | null
  waterEdge: string
  sea: string
  lake: string
  coast: string
  waterLine: string
  off: string
  offInk: string
  grid: string
  gridAlpha: number
  road: string
  roadEdge: string
  highway: string
  highwayEdge: string
  pass: string
  passEdge: string
  rail: string
  bridge: string
  town: string
  townInk: string
  city: string
  front: { west: string; east: string }
  tint: { west: string; east: string }
  area: Record<AreaTone, string>
}

export const PRINT_DAY: PrintPalette = {
  ...DAY,
  woods: '#c3cfa1',
  woodsEdge: '#93a673',
  crown: '#aabc88',
  crownShadow: '#8aa06d',
  crownLight: '#b4c592',
  swamp: '#dbe4d2',
  swampEdge: '#9fb9ad',
  swampInk: '#5a8f99',
  steppe: '#efe0b8',
  steppeInk: '#8f7a3a',
  hill: '#e4cfa4',
  mountain: '#d3b58b',
  peak: ['#f3e6cb', '#7d5a35'],
  hachure: '#9a6d3c',
  water: '#8fbfd2',
  ice: null,
  mire: null,
  waterEdge: '#34688a',
  sea: '#bcd8df',
  lake: '#a6cdda',
  coast: '#34688a',
  waterLine: '#4f8fae',
  off: '#e3d9c0',
  offInk: '#75684c',
  grid: '#5b4c34',
  gridAlpha: 0.34,
  road: '#a2562f',
  roadEdge: '#f7eeda',
  highway: '#c23b22',
  highwayEdge: '#5d1d12',
  pass: '#fbf3e0',
  passEdge: '#5d1d12',
  rail: '#2a2724',
  bridge: '#2a2724',
  town: '#fffaf0',
  townInk: '#2b2420',
  city: '#b9a196',
  front: { west: '#2f4a5c', east: '#c93a24' },
  tint: { west: '#4d6a7d', east: '#b23c28' },
  area: { quiet: '#6a5f4e', loud: '#a32a18' },
}

export const PRINT_NIGHT: PrintPalette = {
  ...PRINT_DAY,
  ...NIGHT,
  woods: '#25362c',
  woodsEdge: '#3d5a45',
  crown: '#2b4334',
  crownShadow: '#1b2a21',
  crownLight: '#31493a',
  swamp: '#22343a',
  swampEdge: '#3d5c64',
  swampInk: '#4f8390',
  steppe: '#2b2a22',
  steppeInk: '#8a7d4e',
  hill: '#3a3126',
  mountain: '#4a3d2d',
  peak: ['#6a5a43', '#1b1610'],
  hachure: '#8a6a45',
  water: '#3f86a8',
  waterEdge: '#16384a',
  sea: '#15303e',
  lake: '#1d4457',
  coast: '#6ba9c4',
  waterLine: '#3f86a8',
  off: '#191c1f',
  offInk: '#8d8470',
  grid: '#c9bfa5',
  gridAlpha: 0.16,
  road: '#b3774c',
  roadEdge: '#1a1d20',
  highway: '#e0614a',
  highwayEdge: '#3d130b',
  pass: '#e3d3ae',
  passEdge: '#120d09',
  rail: '#b9b2a2',
  bridge: '#e8dfc8',
  town: '#3a3d40',
  townInk: '#e8dfc8',
  city: '#4b3f3a',
  front: { west: '#8fb6cf', east: '#ee6a50' },
  tint: { west: '#7fa3bb', east: '#d9573f' },
  area: { quiet: '#b9b09a', loud: '#ff7a5c' },
}

/** What is otherwise in each weather. */
const SEASONS: Readonly<Record<Season, Readonly<Record<'day' | 'night', Partial<PrintPalette>>>>> = {
  mud: {
    day: {
      paper: '#e2d1ae',
      steppe: '#dcc893',
      woods: '#b9bd90',
      crown: '#a2a97a',
      crownShadow: '#85905f',
      mire: '#8a6a43',
    },
    night: { paper: '#2a251f', steppe: '#2d271b', woods: '#2a3327', crown: '#313c2d', mire: '#7d6240' },
  },
  frost: {
    day: {
      ...{
        paper: '#eceadf',
        steppe: '#e9e2c8',
        woods: '#ccd3b8',
        crown: '#b3bf9f',
        crownShadow: '#93a286',
        crownLight: '#dfe5d3',
      },
      ...{ water: '#a9cbd9', lake: '#bcd8e2' },
    },
    night: {
      ...{ paper: '#262b31', steppe: '#2b2c28', woods: '#2a3a36' },
      ...{ crown: '#33463f', crownShadow: '#1f2b28', crownLight: '#5b706a' },
    },
  },
  snow: {
    day: {
      ...{ paper: '#f8f8f4', steppe: '#f4f0e0', mountain: '#e2dccd', woods: '#dde3da', woodsEdge: '#a9b8ac' },
      ...{ crown: '#c3cfc4', crownShadow: '#8d9f95', crownLight: '#fbfcfa', hill: '#ece9df' },
      ...{ water: '#e2edf2', lake: '#e2edf2', ice: '#5d8fa8' },
    },
    night: {
      ...{ paper: '#343b43', steppe: '#3b3d3a', woods: '#3a4a4c', woodsEdge: '#61767a' },
      ...{ crown: '#4a5c5e', crownShadow: '#26333a', crownLight: '#8fa3a8' },
      ...{ water: '#a9c5d3', lake: '#7d9fb0', ice: '#1b3442' },
    },
  },
}

const kept = new Map<string, PrintPalette>()

/** Colours of the printed map by day or night, in a weather that is seen on it. */
export function printPalette(night: boolean, season?: Season): PrintPalette {
  const usual = night ? PRINT_NIGHT : PRINT_DAY
  if (!season) return usual
  const key = `${season} ${night}`
  const palette = kept.get(key) ?? { ...usual, ...SEASONS[season][night ? 'night' : 'day'] }
  kept.set(key, palette)
  return palette
}

/** The same for who draws without knowing which it is: each colour by day or night, as the page that shows it is shaded. */
export const shadedPalette = (season?: Season): PrintPalette =>
  shaded(printPalette(false, season), printPalette(true, season)) as PrintPalette

function shaded(day: unknown, night: unknown): unknown {
  if (typeof day === 'string' && typeof night === 'string')
    return day === night ? day : `light-dark(${day}, ${night})`
  if (Array.isArray(day)) return day.map((one, n) => shaded(one, (night as unknown[])[n]))
  if (typeof day !== 'object' || day === null) return day
  const byNight = night as Record<string, unknown>
  return Object.fromEntries(Object.entries(day).map(([name, one]) => [name, shaded(one, byNight[name])]))
}
