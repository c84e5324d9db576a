import type { Rules as Parent } from '@/lib/games/proud-monster/full/in-force'
import type { ShiftRule } from '@/lib/games/proud-monster/rules/14-odds'
import { amended, over, plus } from '@/lib/wargame/extend'
import { here } from '../here'
import type { Situation } from '../situation'
import type { BeginRule } from './05-sequence'
import type { Chapter } from './difference'

/** true: the table of spring counts (13.1). */
const isSpring = ({ rules, open }: Situation): boolean => {
  const [first, last] = rules.SPRING_MONTHS
  const month = rules.monthOf(open.turn)
  return month >= first && month <= last
}
/** true: it is dry, and no die is thrown: between the tables. */
const isSummer = ({ rules, open }: Situation): boolean => {
  const [first, last] = rules.SUMMER
  const half = rules.halfMonthOf(open.turn)
  return half >= first && half <= last
}

/** 13.1: in spring the die is thrown in each couplet, in summer in none; else as long as there may still be other weather. */
const weatherDue = over<Parent['weatherDue']>((base) => (at, side) => {
  const now = here(at)
  return isSpring(now) ? side === 'german' : !isSummer(now) && base(at, side)
})

/** 13.1: by the table of spring two are added in the south, and no snow has come to stay. */
const weatherOf = over<Parent['weatherOf']>((base) => (at, face) => {
  const now = here(at)
  if (!isSpring(now)) return base(at, face)
  const { rules, open } = now
  const half = (rules.halfMonthOf(open.turn) + 1) % 2
  const by = (die: number) => rules.springBy(open.turn, half, open.couplet, die)
  return { north: by(face), south: by(face + rules.southernDie) }
})

/** 13.1: as summer comes it is dry. */
const summer: BeginRule = (run) => {
  const { north, south } = run.open.weather
  if (isSummer(run) && (north !== 'D' || south !== 'D')) run.emit({ type: 'SummerCame' })
}

/** 13.2: snow helps Soviet assaults in the first winter alone, as long as the turns of the parent last. */
const snow = over<ShiftRule>(
  (base) => (at, fight) => (at.open.turn < here(at).rules.firstTurn ? base(at, fight) : null),
)

/** DD 13: weather. */
export const weather: Chapter = {
  'DD 13.1': { rules: { weatherDue, weatherOf: weatherOf, begins: plus({ summer }) } },
  'DD 13.2': {
    rules: {
      season: (base) => (at: never) => [...base(at), here(at).rules.weatherLine(here(at).open.turn)],
      shifts: amended({ replace: { snow } }),
    },
  },
}
