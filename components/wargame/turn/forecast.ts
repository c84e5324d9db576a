import type { OrderBody } from '@/components/offline/plan'
import type { Refusal } from '@/lib/kernel/decision'
import type { Chance } from '@/lib/wargame/crt'
import { type OnMap, onMap } from '@/lib/wargame/occupancy'
import type { Rung } from '@/lib/wargame/odds'
import type { Forecast } from '../port'

/** What the rules find of a fight that has not been begun. */
interface Found {
  /** What forbids it; null: nothing. */
  readonly possible: Refusal | null
  readonly column: number
  readonly ladder: readonly Rung<string>[]
}

/** The counters on the map that an order sends into a fight. */
export const sentBy = (at: OnMap, { attackers }: OrderBody): string[] =>
  (Array.isArray(attackers) ? attackers : []).filter((unit) => onMap(at, unit))

/** The odds as a table tells them: `columns` as they are printed; results are the game's sentences
 * `result-…`, and `hurts` says whom one hurts. */
export const forecastWith = (
  columns: readonly string[],
  { possible, column, ladder }: Found,
  strengths: Forecast['strengths'],
  chances: readonly Chance[],
  hurts: (text: string) => 'attacker' | 'defender' | null = () => null,
): Forecast => ({
  text: possible ? null : (columns[column] ?? null),
  ...{ possible, strengths },
  ladder: ladder.map(({ column, ...rung }) => ({
    ...rung,
    column: column === null ? null : (columns[column] ?? null),
  })),
  chances: chances.map(({ text, ways, of }) => {
    const whom = hurts(text)
    return {
      ...{ ways, of },
      text: text === '-' ? '–' : text,
      words: { key: `result-${text}`, params: {} },
      ...(whom ? { hurts: whom } : {}),
    }
  }),
})
