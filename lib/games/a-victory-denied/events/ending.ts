import { DIRECTIVES } from '../state'
import { boxed, dice, event, facts, line, placesOf, withTable } from './change'

/** 14 to 16: the Minsk Pocket, the Hitler Directive and the end of the game. */
export const ending = {
  Released: event({
    about: '14.0',
    fields: ({ z, counterId }) => ({ unit: counterId, chit: z.boolean() }),
    tell: ({ unit, chit }) => line('AVD 14.0', chit ? 'log-released-chit' : 'log-released', { unit }),
  }),
  EscapeRolled: event({
    about: '14.0',
    fields: ({ z, face, count }) => ({
      face,
      modifier: count,
      points: count,
      escapees: count,
      takesVp: z.boolean(),
    }),
    reduce: (state, { escapees }) => withTable(state, { escapeBonus: escapees > 0 }),
    tell: ({ face, points, escapees, takesVp }) =>
      line(
        'AVD 14.0',
        takesVp ? 'log-escape-vp' : 'log-escape',
        { points, face, escapees },
        undefined,
        dice(face),
      ),
    firm: true,
  }),
  PocketClosed: event({
    about: '14.0: these are lost',
    fields: ({ units }) => ({ units }),
    reduce: (state, { units }) => boxed(state, units, 'gone'),
    tell: ({ units }) => line('AVD 14.0', 'log-pocket-closed', { units: units.length }),
  }),
  DirectiveRolled: event({
    about: '15.0',
    fields: ({ z, face }) => ({ face, result: z.enum([...DIRECTIVES, 'choice']) }),
    tell: ({ face, result }) =>
      line('AVD 15.0', 'log-directive', { face, directive: result }, undefined, dice(face)),
    firm: true,
  }),
  DirectiveSet: event({
    about: '15.0, 15.3',
    fields: ({ z }) => ({ directive: z.enum(DIRECTIVES), chosen: z.boolean() }),
    reduce: (state, { directive, chosen }) => withTable(state, { directive, guderiansChoice: chosen }),
    tell: ({ directive }) => line('AVD 15.0', 'log-directive-set', { directive }),
  }),
  Withdrawn: event({
    about: '15.2',
    fields: ({ counterId }) => ({ unit: counterId }),
    reduce: (state, { unit }) => boxed(state, [unit], 'gone'),
    tell: ({ unit }, _viewer, { table }) =>
      line('AVD 15.2', 'log-withdrawn', { unit }, placesOf(table, [unit])),
  }),
  GameEnded: event({
    ...facts.gameEnded,
    about: '16',
    fields: (of) => ({ ...facts.gameEnded.fields!(of), values: of.z.record(of.vpId, of.count) }),
    reduce: (state, { values, ...ended }, rules) =>
      withTable(facts.gameEnded.reduce!(state, ended, rules), { values }),
  }),
}
