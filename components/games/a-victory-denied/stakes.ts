import type { OrderBody } from '@/components/offline/plan'
import type { Forecast, Peril, Stakes } from '@/components/wargame/port'
import { LOST, type PerilRules } from '@/components/wargame/turn/perils'
import { escapeColumn } from '@/lib/games/a-victory-denied/data/charts'
import { stepsLeft } from '@/lib/games/a-victory-denied/rules/09-losses'
import { lossesOnPath } from '@/lib/games/a-victory-denied/rules/09-retreat'
import { hasSupplyLine } from '@/lib/games/a-victory-denied/rules/10-supply'
import { escapeOf, releasedWith, releasePoints } from '@/lib/games/a-victory-denied/rules/11-placement'
import type { Situation } from '@/lib/games/a-victory-denied/situation'
import {
  type Battle,
  type CounterId,
  type DIRECTIVES,
  dueStep,
  type Hex,
  type StepOf,
} from '@/lib/games/a-victory-denied/state'
import { chancesOf } from '@/lib/wargame/crt'
import { faceOf } from './faces'
import { forecastOf } from './odds'
import type { AvdWords } from './table-words'

/** What a retreat costs: steps in enemy zones, and of the last of them the unit (9.5.4). */
function ofRetreat(at: Situation, unit: CounterId, path: readonly Hex[]): Peril[] {
  const n = at.rules.counters[unit]!.hq ? 0 : lossesOnPath(at, unit, path)
  if (n === 0) return []
  if (n >= stepsLeft(at, unit)) return [LOST]
  return [{ key: n === 1 ? 'peril.step' : 'peril.steps', params: { n }, mark: `−${n}` }]
}

/** What a unit is once it has lost a step (9.4.2). */
function ofLoss(at: Situation, unit: CounterId): Peril[] {
  if (stepsLeft(at, unit) < 2) return [LOST]
  return [{ key: 'peril.left', params: { left: faceOf(unit, { reduced: true }).strength }, mark: '−1' }]
}

/** The sum that a release comes to with this unit, and how likely somebody escapes then (14.0). */
function ofAnother(at: Situation, released: StepOf<'release'>, order: OrderBody): Peril[] {
  const after = releasedWith(released, String(order.unit), order.chit === true)
  const n = releasePoints(at, after)
  const [ways = { ways: 0, of: 1 }] = chancesOf(6, (face) =>
    escapeOf(at, after, face).escapees > 0 ? 'out' : '',
  ).filter(({ text }) => text === 'out')
  const percent = Math.round((100 * ways.ways) / ways.of)
  const key = percent > 0 ? 'peril.escape' : 'peril.escape.none'
  return [{ key, params: { n, percent }, mark: String(n) }]
}

/** How long the game goes on under a directive, how points are counted, and who leaves (15.2, 15.3, 16.3). */
function ofDirective({ rules }: Situation, directive: (typeof DIRECTIVES)[number]): Peril[] {
  const params = { turn: rules.lastTurn[directive], times: rules.timesUncaptured[directive] }
  const [key, n] = [`peril.directive.${directive}`, rules.withdrawal.units]
  return [{ key, params: { ...params, n }, mark: '' }]
}

/** What it costs or risks to retreat, to lose a step, to release a unit, to advance, or to choose a directive (10.1). */
export const perils: PerilRules<Situation> = {
  price(at, { offer: { unit }, order, hexes }) {
    const due = dueStep(at.open)
    if (order.type === 'chooseDirective') return ofDirective(at, order.directive as never)
    if (order.type === 'releaseUnit' && due?.step === 'release') return ofAnother(at, due, order)
    if (unit && order.type === 'takeLoss') return ofLoss(at, unit)
    return unit && order.type === 'retreatUnit' && hexes.length > 1 ? ofRetreat(at, unit, hexes.slice(1)) : []
  },
  isSupplied: hasSupplyLine,
}

/** The attack that the German may meet with a Stuka: as it stands, and with the Stuka (9.3.4). */
function ofStuka({ tell }: AvdWords, at: Situation, battle: Battle): Stakes {
  const chit = at.open.activation?.chit ?? null
  return {
    viewer: 'defender',
    caption: tell('fight.ladder'),
    columns: [
      { title: tell('stakes.now'), forecast: forecastOf(at, { ...battle, chit }) },
      { title: tell('stakes.stuka'), forecast: forecastOf(at, { ...battle, chit, stuka: true }) },
    ],
  }
}

/** What the escape table may bring once these are released (14.0): the sum, part by part, and the die. */
function ofRelease({ tell }: AvdWords, at: Situation, released: StepOf<'release'>): Forecast {
  const cite = 'AVD 14.0b'
  const { units, chits } = released
  const pointsOf = (n: number) => releasePoints(at, { ...released, units: units.slice(0, n), chits: 0 })
  // Each with what it adds: the sum stands above.
  const rungs = units.map((unit, n) => ({
    ...{ cite, key: 'stakes-released', params: { unit } },
    column: `+${pointsOf(n + 1) - pointsOf(n)}`,
  }))
  const points = releasePoints(at, released)
  const column = `+${points - pointsOf(units.length)}`
  const bought = { cite, key: 'stakes-bought', params: { n: chits }, column }
  const results = new Map<string, { escapees: number; takesVp: boolean }>()
  const ways = chancesOf(6, (face) => {
    const result = escapeOf(at, released, face)
    const text = `${result.escapees}${result.takesVp ? '+★' : ''}`
    results.set(text, result)
    return text
  })
  return {
    text: tell('stakes.points', { n: points, column: escapeColumn(points) }),
    ...{ possible: null, strengths: null },
    ladder: chits > 0 ? [...rungs, bought] : rungs,
    // Nobody throws for a release of nobody.
    chances: (units.length > 0 ? ways : []).map(({ text, ways: n, of }) => {
      const { escapees, takesVp } = results.get(text)!
      const key = takesVp ? 'stakes-escape-vp' : escapees > 0 ? 'stakes-escape' : 'stakes-escape-none'
      const harm = escapees > 0 ? ({ hurts: 'attacker' } as const) : {}
      return { text, ways: n, of, words: { key, params: { n: escapees } }, ...harm }
    }),
  }
}

/** What a Stuka would change of an attack, and what a further release of the escape from the pocket. */
export function stakes(words: AvdWords, at: Situation, chosen: OrderBody | null): Stakes | null {
  const { battle } = at.open
  const due = dueStep(at.open)
  if (due?.step === 'stuka' && battle) return ofStuka(words, at, battle)
  if (due?.step !== 'release') return null
  const released = { title: words.tell('stakes.released'), forecast: ofRelease(words, at, due) }
  const columns = [released]
  if (chosen?.type === 'releaseUnit')
    columns.push({
      title: words.tell('stakes.release'),
      forecast: ofRelease(words, at, releasedWith(due, String(chosen.unit), chosen.chit === true)),
    })
  return { viewer: 'attacker', caption: words.tell('stakes.sum'), columns }
}
