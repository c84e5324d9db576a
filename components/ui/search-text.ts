/** A text without case and accents, so that it is found however it is typed. */
const plain = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** The words that were typed. */
export const typedWords = (text: string): string[] => plain(text).split(/\s+/).filter(Boolean)

/** true: a text holds all of these words. */
export function holdsWords(text: string, words: readonly string[]): boolean {
  const told = plain(text)
  return words.every((word) => told.includes(word))
}
