import { interpolate, type Params } from '@/lib/kernel/interpolate'
import type { en } from './en'
import type { Language } from './language'

export type UiWord = keyof typeof en
/** Every sentence of the interface in one language. */
export type Catalogue = Readonly<Record<UiWord, string>>

/** The interface in the reader's language. */
export interface Words {
  language: Language
  /** A sentence of the interface with its gaps filled. */
  ui: (key: UiWord, params?: Params) => string
  /** True if the interface itself has this sentence, not the game. */
  isUiWord: (key: string) => key is UiWord
  /** Name of a side, or the word itself for one that the interface does not know. */
  sideName: (side: string) => string
}

export function wordsOf(language: Language, catalogue: Catalogue): Words {
  const isUiWord = (key: string): key is UiWord => Object.hasOwn(catalogue, key)
  const ui = (key: UiWord, params: Params = {}) => interpolate(catalogue[key], params)
  const sideName = (side: string) => {
    const key = `side.${side}`
    return isUiWord(key) ? ui(key) : side
  }
  return { language, ui, isUiWord, sideName }
}
