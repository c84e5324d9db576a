import type { LogLine } from '@/components/table/game-controls'
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
