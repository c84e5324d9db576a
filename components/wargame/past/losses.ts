import type { LogLine } from '@/components/table/game-controls'
import type { Side } from '@/lib/wargame/ruleset'
import { idsIn } from './recap-parts'

/** How many units each side has lost, as the lines with these keys tell it: a unit that came back may be lost again. */
export function lossesOf(
  lines: readonly LogLine[],
  lost: readonly string[],
  sideOf: (unit: string) => string,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const { key, params } of lines)
    if (lost.includes(key))
      for (const unit of idsIn(params)) found.set(sideOf(unit), (found.get(sideOf(unit)) ?? 0) + 1)
  return found
}

/** How many lines with a key tell of each side, by their gaps; null: there is none. */
export function countedBySide(
  lines: readonly LogLine[],
  key: string,
  sideOf: (params: LogLine['params']) => Side,
): Record<Side, number> | null {
  const sides = lines.filter((line) => line.key === key).map(({ params }) => sideOf(params))
  const of = (side: Side) => sides.filter((one) => one === side).length
  return sides.length > 0 ? { german: of('german'), soviet: of('soviet') } : null
}
