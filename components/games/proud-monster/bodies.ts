import type { Body } from '@/components/wargame/port'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { grouped } from '@/lib/wargame/pools'
import type { ProudWords } from './table-words'

/** What goes together out of a stack: each corps of which several are there, and who is mechanized. `corpsOf`: as it is printed. */
export const bodiesOf =
  ({ counters }: Pick<Situation['rules'], 'counters'>, corpsOf: (unit: string) => string | null) =>
  ({ tell }: ProudWords, units: readonly string[]): Body[] => {
    const corps = [...grouped(units, corpsOf)].flatMap(([name, some]) =>
      name && some.length > 1 ? [{ label: tell('tray.corps', { name, n: some.length }), units: some }] : [],
    )
    const mobile = units.filter((unit) => counters[unit]!.mech)
    const isCorps = corps.some(({ units: some }) => `${some}` === `${mobile}`)
    const all = [
      ...corps,
      ...(isCorps ? [] : [{ label: tell('tray.mobile', { n: mobile.length }), units: mobile }]),
    ]
    return all.filter((one) => one.units.length > 0 && one.units.length < units.length)
  }
