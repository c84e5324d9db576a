import type { Source } from './data-tables'

/** How many rows of a part are of each provenance. */
export type Provenance = Partial<Readonly<Record<Source, number>>>

/** A part of a game's data, and where it comes from. */
export interface EditionPart {
  readonly title: string
  /** What the counts count. */
  readonly unit: string
  readonly counts: Provenance
  /** What is known about this part and what we had to decide, a paragraph each. */
  readonly notes: readonly string[]
}

/** All of this in another language than English: parts and pieces by what they are called in English. */
export interface EditionTexts {
  readonly parts: Readonly<Record<string, Pick<EditionPart, 'title' | 'unit' | 'notes'>>>
  readonly pieces: Readonly<Record<string, string>>
  readonly mended: readonly string[]
}

/** Counts provenances. */
export function tally(sources: Iterable<Source>): Provenance {
  const counts: Partial<Record<Source, number>> = {}
  for (const source of sources) counts[source] = (counts[source] ?? 0) + 1
  return counts
}
