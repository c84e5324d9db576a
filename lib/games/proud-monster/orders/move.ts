import { openIn } from '@/lib/wargame/listing'
import { inBox } from '@/lib/wargame/occupancy'
import { excess, overfull } from '../rules/06-stacking'
import { judgeShift } from '../rules/08-reserves'
import { judgeMove, leftAfter, movableStacks, waysOf } from '../rules/12-movement'
import { OKH } from '../state'
import { afterEntry } from '../steps/moscow'
import { no, order } from '../world'

export const moveStack = order({
  cite: 'PM 12.1',
  about: '12.5: units of one stack go together; out of a reserve area by the hexes beside it (8.3)',
  fields: ({ fromPlace, stack, anyPath }) => ({ from: fromPlace, units: stack, path: anyPath }),
  steps: ['move'],
  check: (at, { from, units, path }) => judgeMove(at, at.side, from, units, path),
  apply: (run, { from, units, path }) => {
    const left = units.map((unit) => leftAfter(run, unit, from, path)!)
    run.emit({ type: 'StackMoved', units, from, path, left })
    afterEntry(run)
  },
  list: (at) =>
    movableStacks(at).map(({ from, units }) => ({
      from,
      choose: [
        { field: 'units', from: units, max: Math.min(units.length, at.rules.countersInAHex) },
        { field: 'path', from: 'ask' },
      ],
    })),
  domain: (at, { units }, field) => (field === 'path' ? [...waysOf(at, units as string[]).keys()] : []),
})

export const shiftReserve = order({
  cite: 'PM 8.3',
  about: '8.3: units go from one reserve area to the other, which takes them the couplet',
  fields: ({ okh, z, counterId }) => ({ to: okh, units: z.array(counterId).min(1) }),
  steps: ['move'],
  check: (at, { to, units }) => judgeShift(at, at.side, to, units),
  apply: (run, { to, units }) =>
    run.emit({ type: 'ReserveShifted', units, to, from: run.open.counters[units[0]!]!.at }),
  list: (at) =>
    at.side === 'soviet'
      ? []
      : OKH.flatMap((to) => {
          const units = OKH.filter((box) => box !== to)
            .flatMap((box) => inBox(at, box, 'german'))
            .filter((unit) => judgeShift(at, at.side, to, [unit]) === null)
          return openIn('units', units, { to }, units.length)
        }),
})

export const forfeitUnits = order({
  cite: 'PM 6.2',
  about: '6.2: what is too much in a hex of the side that moves is lost, for want of a way to clear it',
  fields: ({ anyHex }) => ({ hex: anyHex }),
  steps: ['move'],
  check: (at, { hex }) =>
    overfull(at, at.side).includes(hex) ? null : no('PM 6.2', 'not-too-many', { hex }, [hex]),
  apply: (run, { hex }) => run.emit({ type: 'Forfeited', hex, units: excess(run, hex) }),
  list: (at) => overfull(at, at.side).map((hex) => ({ hex })),
})
