import type { Body } from '@/components/wargame/port'
import { AXIS } from '@/lib/games/proud-monster/data/units'
import { figures as rules } from '@/lib/games/proud-monster/in-force'
import { grouped } from '@/lib/wargame/pools'
import type { ProudWords } from './table-words'

/** What goes together out of a stack: each corps of which several are there, and who is mechanized. */
export function bodies({ tell }: ProudWords, units: readonly string[]): Body[] {
  const corps = [...grouped(units, (unit) => AXIS[unit]?.formation.corps ?? null)].flatMap(([name, some]) =>
    name && some.length > 1 ? [{ label: tell('tray.corps', { name, n: some.length }), units: some }] : [],
  )
  const mobile = units.filter((unit) => rules.counters[unit]!.mech)
  const isCorps = corps.some(({ units: some }) => `${some}` === `${mobile}`)
  const all = [
    ...corps,
    ...(isCorps ? [] : [{ label: tell('tray.mobile', { n: mobile.length }), units: mobile }]),
  ]
  return all.filter((one) => one.units.length > 0 && one.units.length < units.length)
}
