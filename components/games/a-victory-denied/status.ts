import type { View } from '@/lib/games/a-victory-denied/view'
import type { TableWords } from './table-words'
import type { Play } from './use-play'

/** The turn and its dates. */
export const turnText = ({ avd, say }: TableWords, { table: { turn } }: View): string =>
  avd('bar.turn', { turn, dates: say({ key: `dates-${turn}`, params: {} }) })

/** Whose move it is and with what, in one line. */
export function statusText(words: TableWords, { view, entries }: Pick<Play, 'view' | 'entries'>): string {
  const { avd, chitName, sideName } = words
  const { table, prompt } = view
  const { activation } = table
  const parts: string[] = []
  if (table.result) parts.push(avd(`over.${table.result.winner}`))
  else if (prompt.awaits.length > 1) parts.push(avd('bar.both'))
  else if (prompt.mine) parts.push(avd('bar.mine'))
  else if (prompt.awaits[0]) parts.push(avd('bar.theirs', { side: sideName(prompt.awaits[0]) }))
  if (activation && !table.result) {
    parts.push(avd('bar.activation', { chit: chitName(activation.chit) }))
    const all = activation.units.length + activation.hqs.length
    if (prompt.mine && prompt.step === 'move') {
      const left = entries.filter(({ order }) => !activation.moved.includes(String(order.unit))).length
      parts.push(avd('bar.units', { left, all }))
    }
  }
  return parts.join(' · ')
}
