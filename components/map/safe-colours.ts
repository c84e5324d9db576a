import type { Palette } from './palette'

const DAY = { minor: '#0072b2', major: '#b37d00' }
const NIGHT = { minor: '#56b4e9', major: '#f0c445' }

/**
 * Of the colours on the map those that mean something by themselves, so that who tells red from green or from brown
 * with difficulty tells them apart: blue for the west and a dark orange for the east, near those that M. Okabe and K. Ito
 * have chosen, and what is fought for in neither (`tests/map/safe-colours.test.ts`).
 */
export const SAFE = {
  day: {
    ...{ fight: '#2d0a4e', zone: { west: '#0072b2', east: '#7d2e00' }, ...DAY },
    printed: {
      ...{ front: { west: '#0072b2', east: '#7d2e00' }, tint: { west: '#2f7fb5', east: '#8a4a1a' }, ...DAY },
    },
  },
  night: {
    ...{ fight: '#ffffff', zone: { west: '#4f9fe0', east: '#e07b2a' }, ...NIGHT },
    printed: {
      ...{
        front: { west: '#6cc4ff', east: '#e07b2a' },
        tint: { west: '#5fa8dc', east: '#d07a35' },
        ...NIGHT,
      },
    },
  },
} satisfies Record<'day' | 'night', Partial<Palette>>
