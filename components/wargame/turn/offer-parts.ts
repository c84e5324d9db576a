import { hexOf, type OnMap } from '@/lib/wargame/occupancy'
import type { Offer, Route } from '../port'

/** An offer for each unit that its order may be for, where that unit stands; an order that names its unit is whole. */
export const eachUnit = (at: OnMap, offer: Offer): Offer[] =>
  offer.unit
    ? [offer]
    : offer.choices.flatMap(({ from }) =>
        from.map((unit) => ({
          ...{ ...offer, order: { ...offer.order, unit }, unit, hex: hexOf(at, unit), choices: [] },
          key: `${offer.key}|${unit}`,
        })),
      )

/** Stacks by where they stand, each named by one of its units. */
export const stackRoutes = (at: OnMap, units: readonly string[]): ReadonlyMap<string, readonly Route[]> =>
  new Map(
    units.flatMap((unit) => {
      const hex = hexOf(at, unit)
      return hex ? [[hex, [{ value: unit, hexes: [hex], text: '', cost: 0 }]]] : []
    }),
  )
