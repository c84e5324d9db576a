import { cached } from '@/lib/wargame/cached'
import { isIntact } from './forts'
import type { Situation } from './situation'
import type { Hex, Weather } from './state'
import { isDeep } from './weather-kinds'

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

/** The zones in which anything in play lies, that with most of it first. */
const zonesInPlay = cached(
  ({ rules }: Situation) => rules.board,
  ({ rules, open }): readonly Zone[] => {
    const { isInPlay } = rules.scenarios[open.scenario]
    const count = (zone: Zone) =>
      hexesOf({ rules, open })[zone].filter((hex) => rules.isLand(hex) && isInPlay(hex)).length
    return ZONES.filter((zone) => count(zone) > 0).sort((a, b) => count(b) - count(a))
  },
  ({ open }) => [open.scenario, open.turn],
)

/** By what a sentence names the weather: one where it is the same wherever anything is in play, else that of both zones. */
export function weatherTold(
  at: Situation,
  { north, south }: Readonly<Record<Zone, Weather>>,
): { weather: Weather } | { weather: Weather; south: Weather } {
  const [main, other] = zonesInPlay(at)
  const alone = main === 'south' ? south : north
  return other && north !== south ? { weather: north, south } : { weather: alone }
}

/** The weather where most of what is in play lies, and that of both zones with their hexes (13.2). */
export function weatherSeen(at: Situation): {
  main: Weather
  zones: { hexes: readonly Hex[]; weather: Weather }[]
} {
  const { weather } = at.open
  return {
    main: weather[zonesInPlay(at)[0] ?? 'north'],
    zones: ZONES.map((zone) => ({ hexes: hexesOf(at)[zone], weather: weather[zone] })),
  }
}

/** Mud and snow, by the zones that are in play where they lie (13.2, 13.5, 13.7). */
export const deepSeen = (at: Situation): Readonly<Record<string, Weather>> =>
  Object.fromEntries(
    zonesInPlay(at).flatMap((zone) => (isDeep(at.open.weather[zone]) ? [[zone, at.open.weather[zone]]] : [])),
  )

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
