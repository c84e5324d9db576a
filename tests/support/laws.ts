import type { Kept } from './memory-store'

/** One order as its sender knows it: the id he made and every answer that reached him. */
export interface Sent<Answer> {
  id: string
  answers: readonly Answer[]
}

/** How the entries and answers of one order path are read. */
export interface Book<Answer> {
  /** The id of the order that wrote this entry, and how many entries that order wrote in all; null for set-up. */
  order: (entry: string) => { id: string; entries: number } | null
  /** Index of the first entry that does not name its predecessor's hash; -1 if the chain is whole. */
  brokenLink: (entries: readonly string[]) => number
  /** What the fold of these entries says the stored fields hold. */
  fold: (entries: readonly string[]) => Readonly<Record<string, string>>
  /** The body of the snapshot after these entries. */
  snapshot: (entries: readonly string[]) => string
  /** The head that an answer names; null for an answer of an order that wrote nothing. */
  head: (answer: Answer) => number | null
  /** True if two answers to one id say the same. */
  same: (one: Answer, other: Answer) => boolean
}

export interface Trial<Answer> {
  sent: readonly Sent<Answer>[]
  book: Book<Answer>
  /** What the store holds now, read past the order path. */
  kept: () => Promise<Kept | null>
  /** Sends the order with this id once more, in a fresh process and undisturbed. */
  repeat: (id: string) => Promise<Answer>
}

/** Checks the laws of the log after a run with faults; returns the broken ones in words, none if all hold. */
export async function brokenLaws<Answer>(trial: Trial<Answer>): Promise<string[]> {
  const { sent, book, kept, repeat } = trial
  const broken: string[] = []
  const before = await kept()
  broken.push(...brokenInLog(before, book))
  for (const { id, answers } of sent) broken.push(...brokenPromises(before, id, answers, book))

  for (const { id, answers } of sent) {
    const was = await kept()
    const written = entriesOf(was, id, book).length
    const answer = await repeat(id)
    const now = await kept()
    if (written > 0 && JSON.stringify(now) !== JSON.stringify(was)) {
      broken.push(`L5: repeating ${id}, which was there, changed the store`)
    }
    broken.push(...brokenPromises(now, id, [...answers, answer], book).map((law) => `${law}, after a repeat`))
  }
  broken.push(...brokenInLog(await kept(), book).map((law) => `${law}, after all repeats`))
  return broken
}

/** L1 and L5: an answered order is there once, where the answer says; any order is there wholly or not at all. */
function brokenPromises<Answer>(
  kept: Kept | null,
  id: string,
  answers: readonly Answer[],
  book: Book<Answer>,
): string[] {
  const broken: string[] = []
  const places = entriesOf(kept, id, book)
  const first = places[0]
  const wanted = first === undefined ? 0 : book.order(kept!.entries[first]!)!.entries
  if (places.length !== wanted) broken.push(`L5: ${id} wrote ${places.length} entries of ${wanted}`)
  if (places.some((place, i) => place !== first! + i)) broken.push(`L5: the entries of ${id} lie apart`)
  for (const answer of answers) {
    const head = book.head(answer)
    if (head === null) {
      if (places.length > 0) broken.push(`L1: ${id} was told it wrote nothing, but it is in the log`)
    } else if (places.length === 0) broken.push(`L1: ${id} was acknowledged at ${head} and is not in the log`)
    else if (places.at(-1)! + 1 !== head)
      broken.push(`L1: ${id} was acknowledged at ${head} and lies elsewhere`)
    if (!book.same(answer, answers[0]!)) broken.push(`L1: ${id} got two different answers`)
  }
  return broken
}

/** L2 and L4: the chain is whole, and the stored fields and snapshot are what the log folds to. */
function brokenInLog<Answer>(kept: Kept | null, book: Book<Answer>): string[] {
  if (!kept) return []
  const broken: string[] = []
  const link = book.brokenLink(kept.entries)
  if (link >= 0) broken.push(`L2: entry ${link + 1} does not follow the one before it`)
  for (const [name, value] of Object.entries(book.fold(kept.entries))) {
    if (kept.fields[name] !== value) broken.push(`L4: the field ${name} is not what the log folds to`)
  }
  const { snapshot } = kept
  if (snapshot && snapshot.body !== book.snapshot(kept.entries.slice(0, snapshot.seq))) {
    broken.push(`L4: the snapshot at ${snapshot.seq} is not what the log folds to`)
  }
  return broken
}

function entriesOf<Answer>(kept: Kept | null, id: string, book: Book<Answer>): number[] {
  return (kept?.entries ?? []).flatMap((entry, place) => (book.order(entry)?.id === id ? [place] : []))
}
