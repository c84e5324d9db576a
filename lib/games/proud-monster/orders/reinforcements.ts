import { openIn } from '@/lib/wargame/listing'
import { convertible, guardsDue, judgeConversion } from '../rules/08-guards'
import { entering, entryHexes, judgePlacement, toPlace } from '../rules/08-reinforcements'
import type { Situation } from '../situation'
import { dueStep } from '../state'
import { order } from '../world'

/** Where units come from that are placed now. */
const source = ({ open }: Situation) => (dueStep(open)?.step === 'reinforce' ? 'arriving' : 'rvgk')

export const placeUnits = order({
  cite: 'PM 8.7',
  about: '8.7: units come in at a place of theirs, round a military district, or where the scenario says',
  fields: ({ anyHex, stack }) => ({ hex: anyHex, units: stack }),
  steps: ['reinforce', 'release'],
  check: (at, { hex, units }) => judgePlacement(at, source(at), units, hex),
  apply: (run, { hex, units }) => run.emit({ type: 'ReinforcementsPlaced', units, hex }),
  list: (at) => {
    const units = toPlace(at, source(at))
    return entryHexes(at).flatMap((hex) => {
      const { from, max } = entering(at, hex, units)
      return max > 0 ? openIn('units', from, { hex }, max) : []
    })
  },
})

export const formGuards = order({
  cite: 'PM 8.11',
  about: '8.11: this Guards unit takes the place of that unit',
  fields: ({ counterId }) => ({ guard: counterId, unit: counterId }),
  steps: ['convert'],
  check: (at, { guard, unit }) => judgeConversion(at, guard, unit),
  apply: (run, { guard, unit }) => run.emit({ type: 'GuardsFormed', guard, unit }),
  list: (at) =>
    guardsDue(at).flatMap((guard) => {
      const units = convertible(at, guard)
      return openIn('unit', units, { guard })
    }),
})
