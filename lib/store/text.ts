import type { Append, FieldChange, RecordChange } from './event-store'

/** Throws on text that a store would not give back as it was: SQLite cuts at NUL, UTF-8 has no half surrogates. */
export function mustBeStorable(...texts: readonly string[]): void {
  for (const text of texts) {
    if (text.includes('\0') || /\p{Surrogate}/u.test(text)) {
      throw new TypeError('A store keeps well-formed Unicode text without NUL.')
    }
  }
}

/** Throws if the names or values of a change cannot be stored. */
export function mustBeSoundChange(
  change: FieldChange & Pick<RecordChange, 'expect' | 'until' | 'due'>,
): void {
  const { set = {}, unset = [], expect = {}, until, due } = change
  for (const [name, value] of Object.entries(set)) mustBeStorable(name, value)
  for (const [name, value] of Object.entries(expect)) mustBeStorable(name, value ?? '')
  mustBeStorable(...unset)
  mustBeMoment(until, due)
}

/** Throws on what is no moment in whole milliseconds since 1970. */
export function mustBeMoment(...moments: readonly (number | null | undefined)[]): void {
  for (const at of moments) {
    if (at != null && (!Number.isSafeInteger(at) || at < 0))
      throw new TypeError('A moment is whole milliseconds.')
  }
}

/** Throws on a write that no log could take; the mistake is the caller's, so nothing is sent. */
export function mustBeSoundWrite(write: Append): void {
  const { game, command, expectedHead, entries, snapshot } = write
  mustBeStorable(game, command.id, command.answer, ...entries, snapshot?.body ?? '')
  mustBeSoundChange(write)
  if (!Number.isSafeInteger(expectedHead) || expectedHead < 0) throw new TypeError('A head is a count.')
  if (snapshot === undefined) return
  const { seq } = snapshot
  if (!Number.isSafeInteger(seq) || seq < 0 || seq > expectedHead + entries.length) {
    throw new TypeError('A snapshot lies within its log.')
  }
}
