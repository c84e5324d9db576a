import type { UnitSymbol } from '../scene'
import type { CardLook } from './unit-card'

/** Symbols of the cards of monsters, by what their data call the type of a unit. */
export const SYMBOLS: Readonly<Record<string, UnitSymbol>> = {
  ...{ panzer: 'armour', 'assault-gun': 'armour', 'heavy-tank': 'armour', tank: 'armour' },
  ...{ motorized: 'motorized', panzergrenadier: 'mechanized', mechanized: 'mechanized' },
  ...{ infantry: 'infantry', light: 'infantry', mountain: 'infantry', static: 'infantry', rifle: 'infantry' },
  ...{ security: 'infantry', fortress: 'infantry', partisan: 'infantry' },
  ...{ field: 'infantry', 'korps-abteilung': 'infantry' },
  ...{ engineer: 'infantry', 'assault-engineer': 'infantry' },
  ...{ airlanding: 'airborne', parachute: 'airborne', airborne: 'airborne', air: 'airborne' },
  ...{ cavalry: 'cavalry', flak: 'anti-air' },
  ...{ 'siege-artillery': 'anti-air', artillery: 'anti-air', rocket: 'anti-air' },
}

/** Signs upon them. */
export const SIGNS: Readonly<Record<string, CardLook['sign']>> = {
  ...{ mountain: 'peak', 'assault-gun': 'assault' },
  ...{ 'siege-artillery': 'gun', artillery: 'gun', rocket: 'gun' },
}
