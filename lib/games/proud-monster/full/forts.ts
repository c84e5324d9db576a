import type { Shift } from '@/lib/wargame/odds'
import type { DefenceRule, ShiftRule } from '../rules/14-odds'
import type { Word } from '../words.en'
import type { Rules } from './in-force'
import { type Situation, whole } from './situation'
import type { Hex, Table } from './state'

/** What has become of forts: lines that were never finished, and hexes that were destroyed (14.24). */
export type Forts = Table['forts']

/** Lines that fall with another before they are finished (14.25). */
const fallsWith = ({ rules }: { readonly rules: Rules }, name: string): readonly string[] =>
  rules.fortsTogether[name] ?? []

/** true: the line of a hex is finished by this turn, and the hex still stands (14.24, 17.3). */
export function isIntact({ rules, open }: Situation, hex: Hex): boolean {
  const line = rules.fortOf(hex)
  if (!line || open.forts.destroyed.includes(hex) || open.forts.aborted.includes(line.name)) return false
  return line.active === null || open.turn >= line.active
}

/** true: an intact hex of the Stalin Line (14.30). */
export const isStalinHex = ({ rules, open }: Situation, hex: Hex): boolean =>
  rules.isStalinLine(hex) && !open.forts.destroyed.includes(hex)

/** 14.27, 14.28: Soviet defenders in an intact fort, or a heavy one. */
export const forts: ShiftRule = (at, { side, target }): Shift<Word> | null => {
  const now = whole(at)
  if (side !== 'german' || !isIntact(now, target)) return null
  return now.rules.fortOf(target)!.heavy
    ? { cite: 'PM 14.28', key: 'odds-heavy-fort', by: now.rules.fortShifts.heavy }
    : { cite: 'PM 14.27', key: 'odds-fort', by: now.rules.fortShifts.fort }
}

/** 14.30: each Soviet unit in the Stalin Line defends with one more. */
export const stalinLine: DefenceRule = (at, { side, target }, _unit, defence) =>
  side === 'german' && isStalinHex(whole(at), target) ? defence + 1 : defence

/**
 * Forts after a unit of the German side has gone this way: what it enters is destroyed for good, and of a line that is not
 * finished yet all is given up (14.25, 14.26, and the note after 14.30).
 */
export function fortsAfter(rules: Rules, { forts: before, turn }: Table, hexes: readonly Hex[]): Forts {
  const aborted = new Set(before.aborted)
  const destroyed = new Set(before.destroyed)
  for (const hex of hexes) {
    const line = rules.fortOf(hex)
    if (line && line.active !== null && turn < line.active)
      for (const name of [line.name, ...fallsWith({ rules }, line.name)]) aborted.add(name)
    else if (line || rules.isStalinLine(hex)) destroyed.add(hex)
  }
  return aborted.size === before.aborted.length && destroyed.size === before.destroyed.length
    ? before
    : { aborted: [...aborted].sort(), destroyed: [...destroyed].sort() }
}
