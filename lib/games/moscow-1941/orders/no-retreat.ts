import { no, order } from '../world'

export const holdFast = order({
  cite: 'MOS 15',
  about: 'MOS-15: "No Retreat!" for this attack, by the German or in Moscow',
  steps: ['stand'],
  check: () => null,
  apply: (run) => {
    run.pop()
    run.emit({ type: 'StandOrdered' })
  },
  list: () => [{}],
})

export const forbidRetreat = order({
  cite: 'MOS 15',
  about: 'MOS-15: "No Retreat!" for all Soviet units in this turn',
  steps: ['replacements'],
  check: ({ open }) =>
    open.options.noRetreat !== 'found'
      ? no('MOS 15', 'no-retreat-off')
      : open.noRetreat
        ? no('MOS 15', 'no-retreat-given')
        : null,
  apply: (run) => run.emit({ type: 'RetreatForbidden' }),
  list: ({ open }) => (open.options.noRetreat !== 'found' || open.noRetreat ? [] : [{}]),
})
