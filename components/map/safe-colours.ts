import type { Palette } from './palette'

type Sides = Palette['zone']

/**
 * Of the colours on the map those that mean something by themselves, so that who tells red from green or from brown
 * with difficulty tells them apart: blue for the west and a dark orange for the east, near those that M. Okabe and K. Ito
 * have chosen, and what is fought for in neither (`tests/map/safe-colours.test.ts`).
 */
export const SAFE: Readonly<Record<'day' | 'night', Partial<Palette> & { front: Sides; tint: Sides }>> = {
  day: {
    ...{ safe: true, fight: '#2d0a4e', zone: { west: '#0072b2', east: '#7d2e00' } },
    ...{ minor: '#0072b2', major: '#b37d00' },
    ...{ front: { west: '#0072b2', east: '#7d2e00' }, tint: { west: '#2f7fb5', east: '#8a4a1a' } },
  },
  night: {
    ...{ safe: true, fight: '#ffffff', zone: { west: '#4f9fe0', east: '#e07b2a' } },
    ...{ minor: '#56b4e9', major: '#f0c445' },
    ...{ front: { west: '#6cc4ff', east: '#e07b2a' }, tint: { west: '#5fa8dc', east: '#d07a35' } },
  },
}
