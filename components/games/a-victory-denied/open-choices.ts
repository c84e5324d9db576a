import type { SceneChoice } from '@/components/map/scene'
import type { Table } from '@/lib/games/a-victory-denied/state'
import type { LegalEntry } from '@/lib/kernel/game'
import { hexOfEntry, isDone } from './entries'
import { forecast, isAttackType } from './odds'
import type { TableWords } from './table-words'

/** With nothing chosen the map marks what may be attacked or picked. */
export function openChoices(table: Table, legal: readonly LegalEntry[]): SceneChoice[] {
  return legal.flatMap((entry): SceneChoice[] => {
    const { type } = entry.order
    const hex = hexOfEntry(table, entry)
    if (!hex || type === 'moveUnit') return []
    if (isAttackType(type)) {
      const from = entry.choose?.from ?? []
      return [{ hex, tone: 'fight', text: forecast(table, type, hex, from, false).text ?? '' }]
    }
    return [{ hex, tone: 'pick' }]
  })
}

/** What one may do next, in a few words. */
export function openHint({ avd }: TableWords, table: Table, legal: readonly LegalEntry[]): string {
  const entries = legal.filter((entry) => !isDone(entry))
  if (entries.length === 0) return ''
  if (entries.some(({ order }) => isAttackType(order.type))) return avd('hint.target')
  if (entries.some(({ order }) => order.type === 'moveUnit')) return avd('hint.unit')
  if (entries.some(({ choose }) => choose?.field === 'chits')) return avd('hint.chits')
  const onMap = entries.filter((entry) => hexOfEntry(table, entry) !== null).length
  return avd(onMap === 0 ? 'hint.chits' : onMap === entries.length ? 'hint.map' : 'hint.list')
}
