import type { Cite } from './decision'

/** A rule as a player reads it. */
export interface RuleText {
  title: string
  words: string
  /** How this edition reads it, where the book leaves a doubt. */
  reading?: string
  /** Why an order that breaks it is refused, by the refusal's key; gaps in braces are filled by the refusal's params. */
  refusals?: Readonly<Record<string, string>>
}

/** One rule of a game: where the code keeps it, or why there is nothing to keep. */
export type LedgerEntry = RuleText &
  (
    | { where: readonly string[]; noEffect?: never; needsRefusal?: true; why?: never }
    /** No order can break it, and `why` says so; a test that it comes about is enough. */
    | { where: readonly string[]; noEffect?: never; needsRefusal: false; why: string }
    | { noEffect: string; where?: never; needsRefusal?: never; why?: never }
  )

/** Every rule of a game by its id in our index; a letter at its end is ours, not the book's. */
export type Ledger = Readonly<Record<Cite, LedgerEntry>>

/** A ledger of its chapters, in the order of the book; they name files in the folder of their game, or from the top. */
export const ledgerOf = (folder: string, ...chapters: readonly Ledger[]): Ledger =>
  Object.fromEntries(
    chapters
      .flatMap((chapter) => Object.entries(chapter))
      .map(([id, entry]) => [id as Cite, fromTheTop(folder, entry)]),
  )

const fromTheTop = (folder: string, entry: LedgerEntry): LedgerEntry =>
  entry.where
    ? { ...entry, where: entry.where.map((file) => (file.startsWith('lib/') ? file : `${folder}/${file}`)) }
    : entry
