import type { TrackSection } from '@/components/wargame/later-port'
import { airFactor, airOf } from '@/lib/games/proud-monster/full/air'
import { stockLeft } from '@/lib/games/proud-monster/full/restore'
import { hasSea, shipsLeft } from '@/lib/games/proud-monster/full/sea'
import { scenarioOf } from '@/lib/games/proud-monster/rules/03-control'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { wholeOf } from './level'
import type { ProudWords } from './table-words'
import { weatherText } from './weather'

/** What comes with all of the rules: the weather, and what the sides have of supply, aircraft and replacements. */
export function deskTracks(words: ProudWords, at: Situation): TrackSection[] {
  const whole = wholeOf(at)
  if (!whole) return []
  const { tell } = words
  const { rules, open } = whole
  const { replacements, withdraws, air } = scenarioOf(at)
  const { pause, planned, concentrated } = open.logistics
  const { mired } = open.weather
  const owed = withdraws
    ? Object.entries(rules.withdrawals).filter(([turn]) => Number(turn) >= open.turn)
    : []
  const factor = airFactor(whole, 'german')
  return [
    {
      title: tell('tracks.weather'),
      lines: [
        weatherText(words, open.weather),
        ...(open.turn < rules.weatherTurn ? [tell('tracks.weather.first', { turn: rules.weatherTurn })] : []),
        ...(mired.north || mired.south ? [tell('tracks.mired')] : []),
      ],
    },
    {
      title: tell('tracks.desk'),
      lines: [
        ...(air.units.length > 0
          ? [tell('tracks.airFactor', { n: airOf(whole, 'german').length, factor })]
          : []),
        ...(replacements > 0 ? [tell('tracks.stock', { n: stockLeft(whole), all: replacements })] : []),
        ...owed.map(([turn, kinds]) => tell('tracks.withdrawals', { turn, n: kinds.length })),
        ...(pause > 0 ? [tell('tracks.pause', { n: pause })] : []),
        ...(planned ? [tell('tracks.pause.filed')] : []),
        ...(concentrated ? [tell('tracks.concentrated', { n: concentrated.length })] : []),
        ...(hasSea(whole) ? [tell('tracks.ships', { n: shipsLeft(whole), all: rules.seaUnits })] : []),
        ...(open.several.includes('southPorts') ? [tell('tracks.ports')] : []),
        ...(open.forts.destroyed.length > 0
          ? [tell('tracks.forts', { n: open.forts.destroyed.length })]
          : []),
      ],
    },
  ]
}
