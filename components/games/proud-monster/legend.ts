import type { LegendEntry } from '@/components/wargame/port'
import type { Table } from '@/lib/games/proud-monster/state'
import { faceOf, untriedFaceOf } from './counters'
import type { ProudWords } from './table-words'
import type { Word } from './words.en'

/** A unit, by the steps that it has lost or by what it has turned out to be. */
const lying = (unit: string, of: { lost?: number; tried?: number }) =>
  faceOf({ counters: { [unit]: { lost: 0, tried: null, ...of } } } as unknown as Table, unit)

/** What counters show: figures, steps, and what nobody knows. */
export const legend = ({ tell }: ProudWords): LegendEntry[] =>
  [
    ['legend.figures', lying('DE-PZ-1', {})] as const,
    ['legend.steps', lying('DE-PZ-1', { lost: 1 })] as const,
    ['legend.untried', untriedFaceOf('RD')] as const,
    ['legend.tried', lying('SU-RD-001', { tried: 5 })] as const,
  ].map(([key, face]) => ({ text: tell(key as Word), face, badge: null }))
