import type { Cite } from '@/lib/kernel/decision'
import { AIR_RESULTS, type AirResult, MISSIONS } from '../state'
import type { Word } from '../words.en'
import { dice, dispersed, event, line, placesOf, withAir, withCounters, withTable } from './change'

const FLIES = {
  strike: ['MOS 43', 'log-air-strike'],
  supply: ['MOS 78', 'log-air-supply'],
  drop: ['MOS 42', 'log-air-drop'],
} as const
/** What is told of an interception and of bombs; whatever else comes of them is a miss. */
const MEETS: Partial<Record<AirResult, Word>> = {
  EAX: 'log-shot-down',
  Int: 'log-turned-back',
  AA: 'log-interceptor-hit',
}
const HITS: Partial<Record<AirResult, Word>> = { D: 'log-bombs-disperse', S: 'log-bombs-spend' }
const CITES: Readonly<Record<AirResult, Cite>> = {
  ...{ D: 'MOS 31', S: 'MOS 31', EAX: 'MOS 32', Int: 'MOS 33', '-': 'MOS 34' },
  ...{ AA: 'MOS 36', AAc: 'MOS 35', AAg: 'MOS 36' },
}

/** true: what fires from the ground or flies above it throws the bombers back. */
const isFire = (result: AirResult): boolean => result === 'AAc' || result === 'AAg'

/** MOS-27 to 44, 59: missions of the air units. */
export const air = {
  MissionFlown: event({
    about: 'MOS-43, MOS-59',
    fields: ({ z, airId, hexId, counterId }) => ({
      air: airId,
      mission: z.enum(MISSIONS),
      target: hexId,
      cargo: counterId.nullable().describe('the parachute corps that is dropped'),
    }),
    usual: { cargo: null },
    reduce: (state, { air, mission, target, cargo }) =>
      withAir(state, air, { state: 'flying', mission, target, cargo }),
    tell: ({ air, mission, target, cargo }) => {
      if (mission === 'intercept') return null
      const [cite, key] = FLIES[mission]
      return line(cite, key, { air, hex: target, unit: cargo ?? '' }, [target])
    },
  }),
  Intercepted: event({
    about: 'MOS-32 to 34, 40: an air unit meets another',
    fields: ({ z, airId, face, count }) => ({
      air: airId,
      against: airId,
      face,
      result: z.enum(AIR_RESULTS).describe('as it counts'),
      back: count.describe('turn in which who is out is ready again'),
    }),
    reduce: (state, { air, against, result, back }) => {
      const met = withTable(withAir(state, air, { state: 'flown', mission: 'intercept' }), {
        raids: state.table.raids + 1,
      })
      if (result === 'EAX') return withAir(met, against, { state: 'out', back })
      if (result === 'Int') return withAir(met, against, { state: 'flown' })
      return result === 'AA' ? withAir(met, air, { state: 'out', back }) : met
    },
    tell: ({ air, against, face, result }, _viewer, { table }) =>
      line(
        CITES[result],
        MEETS[result] ?? 'log-gets-through',
        { air, against, face },
        table.air[against]?.target ? [table.air[against].target] : undefined,
        dice(face),
      ),
    firm: true,
  }),
  MoscowRaided: event({
    about: 'MOS-29',
    fields: ({ z, airId, hexId, face }) => ({ air: airId, hex: hexId, face, panic: z.boolean() }),
    reduce: (state, { panic }) =>
      withTable(state, { raids: state.table.raids + 1, panic: state.table.panic || panic }),
    tell: ({ air, hex, face, panic }) =>
      line('MOS 29', panic ? 'log-panic' : 'log-no-panic', { air, hex, face }, [hex], dice(face)),
    firm: true,
  }),
  Bombed: event({
    about: 'MOS-27, 28, 30, 31, 35, 36: bombs on one unit',
    fields: ({ z, airId, counterId, face, count }) => ({
      air: airId,
      unit: counterId,
      face,
      modifier: count,
      result: z.enum(AIR_RESULTS).describe('as it counts'),
      hit: z.boolean().describe('true: the unit is spent or dispersed now'),
      back: count.describe('turn in which who is out is ready again'),
    }),
    usual: { modifier: 0 },
    reduce: (state, { air, unit, result, hit, back }) => {
      const thrown = withTable(state, { raids: state.table.raids + 1 })
      if (isFire(result)) return withAir(thrown, air, { state: 'out', back })
      if (!hit) return thrown
      return result === 'D' ? dispersed(thrown, [unit]) : withCounters(thrown, [unit], { state: 'spent' })
    },
    tell: ({ air, unit, face, modifier, result, hit }, _viewer, { table }) => {
      const key = isFire(result) ? 'log-driven-off' : (hit && HITS[result]) || 'log-bombs-miss'
      return line(CITES[result], key, { air, unit, face, modifier }, placesOf(table, [unit]), dice(face))
    },
    firm: true,
  }),
  AirReturned: event({
    about: 'MOS-59: its mission is over',
    fields: ({ airId }) => ({ air: airId }),
    reduce: (state, { air }) => withAir(state, air, { state: 'flown' }),
  }),
  Paradropped: event({
    about: 'MOS-42',
    fields: ({ airId, counterId, hexId }) => ({ air: airId, unit: counterId, hex: hexId }),
    reduce: (state, { unit, hex }) =>
      withTable(dispersed(withCounters(state, [unit], { at: hex }), [unit]), { paradropped: true }),
    tell: ({ unit, hex }) => line('MOS 42', 'log-paradropped', { unit, hex }, [hex]),
  }),
  BaseOverrun: event({
    about: 'MOS-39, MOS-40: lost for good',
    fields: ({ z, airId, hexId }) => ({ air: airId, hex: hexId, rule: z.enum(['39', '40']) }),
    // As all were told before.
    usual: { rule: '39' },
    reduce: (state, { air }) => withAir(state, air, { state: 'lost' }),
    tell: ({ air, hex, rule }) => line(`MOS ${rule}`, 'log-base-overrun', { air, hex }, [hex]),
  }),
}
