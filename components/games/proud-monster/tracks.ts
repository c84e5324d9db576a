import type { TrackSection } from '@/components/wargame/later-port'
import { besideOf } from '@/components/wargame/panels/beside-of'
import { airOf } from '@/lib/games/proud-monster/full/air'
import { stockLeft } from '@/lib/games/proud-monster/full/restore'
import { hasSea, shipsLeft } from '@/lib/games/proud-monster/full/sea'
import { wholeOf } from '@/lib/games/proud-monster/full/situation'
import { figures } from '@/lib/games/proud-monster/in-force'
import { scenarioOf } from '@/lib/games/proud-monster/rules/03-control'
import { lastTurnOf } from '@/lib/games/proud-monster/rules/04-victory'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { SIDES } from '@/lib/games/proud-monster/state'
import { hexOf } from '@/lib/wargame/occupancy'
import { airName } from './faces'
import { sideOfAir } from './pieces'
import type { ProudWords } from './table-words'
import { weatherText } from './weather'

/** What comes with all of the rules: the weather, and what the sides have of supply, aircraft and replacements. */
export function deskTracks(words: ProudWords, at: Situation, viewer: string): TrackSection[] {
  const whole = wholeOf(at)
  if (!whole) return []
  const { tell, nameOf } = words
  const { rules, open } = whole
  const { replacements, withdraws } = scenarioOf(at)
  const { pause, planned, concentrated } = open.logistics
  const { mired } = open.weather
  const owed = withdraws
    ? Object.entries(rules.withdrawals).filter(
        ([turn]) => Number(turn) >= open.turn && Number(turn) <= lastTurnOf(at),
      )
    : []
  const corps = airOf(whole, 'german')
  const factor = (air: string) => rules.airFactor(whole as never, air, 'attack')
  return [
    {
      title: tell('tracks.weather'),
      lines: [
        weatherText(words, whole),
        ...(open.turn < rules.weatherTurn ? [tell('tracks.weather.first', { turn: rules.weatherTurn })] : []),
        // 8.18: of the turns of this game alone.
        ...(open.turn <= figures.turns && (mired.north || mired.south) ? [tell('tracks.mired')] : []),
      ],
    },
    {
      title: tell('tracks.desk'),
      lines: [
        ...(corps[0] ? [tell('tracks.airFactor', { n: corps.length, factor: factor(corps[0]) })] : []),
        ...(replacements > 0 ? [tell('tracks.stock', { n: stockLeft(whole), all: replacements })] : []),
        ...owed.map(([turn, kinds]) =>
          tell('tracks.withdrawals', { turn, owed: kinds.map(nameOf).join(', ') }),
        ),
        ...(pause > 0 ? [tell('tracks.pause', { n: pause })] : []),
        ...(planned ? [tell('tracks.pause.filed')] : []),
        ...(concentrated ? [tell('tracks.concentrated', { n: concentrated.length })] : []),
        // How many have gone is told to their owner alone (11.1).
        ...(hasSea(whole) && viewer === 'soviet'
          ? [tell('tracks.ships', { n: shipsLeft(whole, 'southPorts'), all: rules.seaUnits })]
          : []),
        ...(open.several.includes('southPorts') ? [tell('tracks.ports')] : []),
        ...(open.forts.destroyed.length > 0
          ? [tell('tracks.forts', { n: open.forts.destroyed.length })]
          : []),
      ],
    },
  ]
}

/** Aircraft of both sides, and over whom they fly (10.2). */
export function beside({ tell, sideName, placeName }: ProudWords, at: Situation) {
  const whole = wholeOf(at)
  const air = whole ? SIDES.flatMap((side) => airOf(whole, side)) : []
  return besideOf(air, {
    sideOf: sideOfAir,
    title: (side) => tell('air.of', { side: sideName(side) }),
    piece(id) {
      const hex = whole && hexOf(whole, whole.open.air[id] ?? '')
      return { name: airName(id), state: hex ? placeName(hex) : tell('air.free'), hex }
    },
  })
}
