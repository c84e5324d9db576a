import { SIDES } from '../state'
import { event, line, withPart } from './change'

/** 14.10, 14.11: what is dug. */
export const works = {
  SpadesCame: event({
    about: '14.10, 14.11: fieldworks of each side that are to be dug now, and the fortified area',
    fields: ({ count, z }) => ({ german: count, soviet: count, area: z.boolean() }),
    reduce: (state, { german, soviet, area }) =>
      withPart(state, 'works', { due: { german, soviet }, areaDue: area }),
  }),
  DugIn: event({
    about: '14.10: a fieldwork is dug',
    fields: ({ hexId, z }) => ({ hex: hexId, side: z.enum(SIDES) }),
    reduce: (state, { hex, side }) => {
      const { works } = state.table
      const due = { ...works.due, [side]: works.due[side] - 1 }
      const dug = [...works.dug, { hex, side }].sort((a, b) => (a.hex < b.hex ? -1 : 1))
      return withPart(state, 'works', { due, dug })
    },
    tell: ({ hex }) => line('DD 14.10', 'log-dug', { hex }, [hex]),
  }),
  AreaFortified: event({
    about: '14.11: the fortified area is laid out',
    fields: ({ hexId }) => ({ hex: hexId }),
    reduce: (state, { hex }) => withPart(state, 'works', { area: hex, areaDue: false }),
    tell: ({ hex }) => line('DD 14.11', 'log-area', { hex }, [hex]),
  }),
  AreaLost: event({
    about: '14.11: nothing of the fortified area is Soviet any more',
    reduce: (state) => withPart(state, 'works', { area: null }),
    tell: () => line('DD 14.11', 'log-area-lost'),
  }),
}
