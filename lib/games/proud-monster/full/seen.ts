import { cached } from '@/lib/wargame/cached'
import { isIntact } from './forts'
import type { Situation } from './situation'
import type { Hex, Weather } from './state'

// What lies open on the sheet of the map besides its units, for those who draw it.

const ZONES = ['north', 'south'] as const
type Zone = (typeof ZONES)[number]

/** Hexes of each zone of weather (13.2). */
const hexesOf = cached(
  ({ rules }: Situation) => rules.board,
  ({ rules, open }) => {
    const all = rules.board.hexes.filter((hex) => rules.terrainOf(hex) !== 'off')
    const of = (zone: Zone) => all.filter((hex) => rules.weatherZoneOf(hex, open.turn) === zone)
    return { north: of('north'), south: of('south') }
  },
  ({ open }) => [open.turn],
)

/** The zone in which most of what is in play lies. */
const mainZone = cached(
  ({ rules }: Situation) => rules.board,
  ({ rules, open }): Zone => {
    const { isInPlay } = rules.scenarios[open.scenario]
    const count = (zone: Zone) =>
      hexesOf({ rules, open })[zone].filter((hex) => rules.isLand(hex) && isInPlay(hex)).length
    return count('south') > count('north') ? 'south' : 'north'
  },
  ({ open }) => [open.scenario, open.turn],
)

/** The weather where most of what is in play lies, and that of both zones with their hexes (13.2). */
export function weatherSeen(at: Situation): {
  main: Weather
  zones: { hexes: readonly Hex[]; weather: Weather }[]
} {
  const { weather } = at.open
  return {
    main: weather[mainZone(at)],
    zones: ZONES.map((zone) => ({ hexes: hexesOf(at)[zone], weather: weather[zone] })),
  }
}

/** Forts as they are now: those that are not finished yet are seen as well, those that have fallen are gone (14.24 to 14.26). */
export const fortsSeen = cached(
  ({ open }: Situation) => open.forts,
  (at): readonly { hex: Hex; heavy: boolean; pending: boolean }[] => {
    const { rules, open } = at
    const { destroyed, aborted } = open.forts
    const { isInPlay } = rules.scenarios[open.scenario]
    return rules.board.hexes.flatMap((hex) => {
      const line = isInPlay(hex) ? rules.fortOf(hex) : null
      if (!line || destroyed.includes(hex) || aborted.includes(line.name)) return []
      return [{ hex, heavy: line.heavy, pending: !isIntact(at, hex) }]
    })
  },
  ({ open }) => [open.turn, open.scenario],
)
