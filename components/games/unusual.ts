import type { UiWord } from '@/lib/words/words'
import { unusualIn } from './a-victory-denied/unusual'

/** By game: what a challenged player must be told of its options. */
export const UNUSUAL: Readonly<Record<string, (options: Readonly<Record<string, unknown>>) => UiWord[]>> = {
  'a-victory-denied': unusualIn,
}
