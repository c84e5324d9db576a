import { cached, once } from '@/lib/wargame/cached'
import { isIntact } from './forts'
import type { Situation } from './situation'
import type { Hex, Weather } from './state'

// What lies open on the sheet of the map besides its units, for those who draw it.

const ZONES = ['north', 'south'] as const
type Zone = (typeof ZONES)[number]

/** Hexes of each zone of weather (13.2). */
const hexesOf = once(({ board, weatherZoneOf, terrainOf }: Situation['rules']) => {
  const all = board.hexes.filter((hex) => terrainOf(hex) !== 'off')
  const of = (zone: Zone) => all.filter((hex) => weatherZoneOf(hex) === zone)
  return { north: of('north'), south: of('south') }
})

/** The zone in which most of what is in play lies. */
const mainZone = cached(
  ({ rules }: Situation) => rules.board,
  ({ rules, open }): Zone => {
    const { isInPlay } = rules.scenarios[open.scenario]
    const count = (zone: Zone) =>
      hexesOf(rules)[zone].filter((hex) => rules.isLand(hex) && isInPlay(hex)).length
    return count('south') > count('north') ? 'south' : 'north'
  },
  ({ open }) => [open.scenario],
)

/** The weather where most of what is in play lies, and that of both zones with their hexes (13.2). */
export function weatherSeen(at: Situation): {
  main: Weather
  zones: { hexes: readonly Hex[]; weather: Weather }[]
} {
  const { weather } = at.open
  return {
    main: weather[mainZone(at)],
    zones: ZONES.map((zone) => ({ hexes: hexesOf(at.rules)[zone], weather: weather[zone] })),
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
