import type { WeatherPatch } from '@/components/map/layers/weather'
import type { Season } from '@/components/map/sheet'
import { weatherSeen, weatherTold } from '@/lib/games/proud-monster/full/seen'
import type { Situation } from '@/lib/games/proud-monster/full/situation'
import type { Weather } from '@/lib/games/proud-monster/full/state'
import type { ProudWords } from './table-words'

const LOOKS = { D: 'dry', R: 'rain', M: 'mud', F: 'frost', S: 'snow' } as const
const seasonOf = (weather: Weather): Season | undefined => {
  const look = LOOKS[weather]
  return look === 'dry' || look === 'rain' ? undefined : look
}

/** The weather in which the map is printed. */
export const season = (at: Situation): Season | undefined => seasonOf(weatherSeen(at).main)

/** What of the weather the print does not show: rain, and the other zone. */
export const patches = (at: Situation): WeatherPatch[] =>
  weatherSeen(at).zones.flatMap(({ hexes, weather }) =>
    weather !== 'R' && seasonOf(weather) === season(at) ? [] : [{ hexes, look: LOOKS[weather] }],
  )

/** The weather in a few words: of the southern zone where it has its own; in a bar there is no room to name it. */
export function weatherText(
  { tell, say }: ProudWords,
  at: Situation,
  where: 'now.south' | 'now.zones' = 'now.south',
): string {
  const named = (weather: Weather) => say({ key: `weather-${weather}`, params: {} })
  const told = weatherTold(at, at.open.weather)
  const north = named(told.weather)
  return 'south' in told ? tell(where, { north, south: named(told.south) }) : north
}

/** true: it is dry wherever anything is in play. */
export function isDry(at: Situation): boolean {
  const told = weatherTold(at, at.open.weather)
  return told.weather === 'D' && !('south' in told)
}
