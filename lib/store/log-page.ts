import type { LogLine } from '@/lib/kernel/log/match'
import { compressed, expanded } from './compressed'

/** A full page of a viewer's log as it is kept beside a game: a cache, like a snapshot. `rules`: by which it was told. */
export const packPage = (rules: string, lines: readonly LogLine[]): string =>
  compressed(JSON.stringify({ rules, lines }))

/** Its lines again; null where it is missing or damaged, or was told by other rules. */
export function unpackPage(rules: string, text: string | null): readonly LogLine[] | null {
  if (text === null) return null
  try {
    const page = JSON.parse(expanded(text))
    return page.rules === rules ? page.lines : null
  } catch {
    return null
  }
}
