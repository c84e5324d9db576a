import type { Params } from '@/lib/kernel/interpolate'
import type { OnMap } from '@/lib/wargame/occupancy'
import { opponent, type Side } from '@/lib/wargame/ruleset'
import type { Forecast, Offer, Route, Stakes } from '../port'
import type { TableWords } from '../text/table-words'

/** What a game says of attacks that its units may meet where they end a move. */
export interface ExposureRules<At extends OnMap, Words extends TableWords, Attack = unknown> {
  /** Who goes there and is at war; empty: nobody. */
  movers(at: At, offer: Offer): readonly string[]
  /** The best attack that a side may make on a hex, as it stands or with all that it can bring up; null: none. */
  bestAttack(at: At, target: string, side: Side, goes: boolean): Attack | null
  forecastOf(at: At, attack: Attack): Forecast
  /** Gaps of the title of the most that can come; absent: it has none. */
  mostBy?(words: Words, attack: Attack): Params
}

/** The map as it will be once some units stand elsewhere. */
export function movedTo<At extends OnMap>(at: At, units: readonly string[], hex: string): At {
  const { counters } = at.open
  const moved = Object.fromEntries(units.map((unit) => [unit, { ...counters[unit]!, at: hex }]))
  return { ...at, open: { ...at.open, counters: { ...counters, ...moved } } }
}

/** What the enemy could attack units with where they end their move: as he stands, and with all whom he can bring up. */
export function exposureWith<At extends OnMap, Words extends TableWords, Attack>(
  { movers, bestAttack, forecastOf, mostBy }: ExposureRules<At, Words, Attack>,
  asNextMove: (at: At, side: Side) => At,
  words: Words,
  { at, offer, route }: { at: At; offer: Offer; route: Route },
): Stakes | null {
  const units = movers(at, offer)
  if (units.length === 0) return null
  const target = route.hexes.at(-1)!
  const enemy = opponent(at.rules.counters[units[0]!]!.side)
  const after = asNextMove(movedTo(at, units, target), enemy)
  return {
    viewer: 'defender',
    caption: words.tell('fight.ladder'),
    columns: [false, true].flatMap((goes) => {
      const attack = bestAttack(after, target, enemy, goes)
      if (!attack) return []
      const title = goes ? words.own('stand.most', mostBy?.(words, attack)) : words.tell('stand.now')
      return [{ title, forecast: forecastOf(after, attack) }]
    }),
  }
}
