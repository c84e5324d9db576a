import type { WeatherPatch } from '@/components/map/layers/weather'
import type { Fort } from '@/components/map/scene'
import type { Season } from '@/components/map/sheet'
import { isIntact } from '@/lib/games/proud-monster/full/forts'
import type { Situation } from '@/lib/games/proud-monster/full/situation'
import type { Weather } from '@/lib/games/proud-monster/full/state'
import { cached, once } from '@/lib/wargame/cached'
import type { ProudWords } from './table-words'

const LOOKS = { D: 'dry', R: 'rain', M: 'mud', F: 'frost', S: 'snow' } as const
const ZONES = ['north', 'south'] as const
type Zone = (typeof ZONES)[number]

/** Hexes of each zone of weather (13.2). */
const hexesOf = once(({ board, weatherZoneOf, terrainOf }: Situation['rules']) => {
  const all = board.hexes.filter((hex) => terrainOf(hex) !== 'off')
  const of = (zone: Zone) => all.filter((hex) => weatherZoneOf(hex) === zone)
  return { north: of('north'), south: of('south') }
})

/** The zone in which most of what is in play lies: its weather is printed. */
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

const seasonOf = (weather: Weather): Season | undefined => {
  const look = LOOKS[weather]
  return look === 'dry' || look === 'rain' ? undefined : look
}

/** The weather in which the map is printed. */
export const season = (at: Situation): Season | undefined => seasonOf(at.open.weather[mainZone(at)])

/** What of the weather the print does not show: rain, and the other zone. */
export const patches = (at: Situation): WeatherPatch[] =>
  ZONES.flatMap((zone) => {
    const weather = at.open.weather[zone]
    const isPrinted = weather !== 'R' && seasonOf(weather) === season(at)
    return isPrinted ? [] : [{ hexes: hexesOf(at.rules)[zone], look: LOOKS[weather] }]
  })

/** Forts as they are now: those that are not finished yet are seen as well, those that have fallen are gone (14.24 to 14.26). */
export const fortsNow = cached(
  ({ open }: Situation) => open.forts,
  (at): readonly Fort[] => {
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

/** The weather in a few words: of the Crimea where it has its own. */
export function weatherText(
  { tell, say }: ProudWords,
  { north, south }: Situation['open']['weather'],
): string {
  const named = (weather: Weather) => say({ key: `weather-${weather}`, params: {} })
  return north === south ? named(north) : tell('now.crimea', { north: named(north), south: named(south) })
}
