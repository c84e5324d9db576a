import type { OrderBody } from '@/components/offline/plan'
import type { Forecast, Offer, Peril, Route, Stakes } from '@/components/wargame/port'
import { movedTo } from '@/components/wargame/turn/exposure-with'
import { chitWorth } from '@/lib/games/a-victory-denied/computer/chits'
import { stepsLeft } from '@/lib/games/a-victory-denied/rules/09-losses'
import { lossesOnPath } from '@/lib/games/a-victory-denied/rules/09-retreat'
import { hasSupplyLine } from '@/lib/games/a-victory-denied/rules/10-supply'
import { releasePoints, sovietsInPocket } from '@/lib/games/a-victory-denied/rules/11-placement'
import type { Situation } from '@/lib/games/a-victory-denied/situation'
import {
  type Battle,
  type CounterId,
  dueStep,
  type Hex,
  opponent,
  type StepOf,
} from '@/lib/games/a-victory-denied/state'
import { chancesOf } from '@/lib/wargame/crt'
import { forecastOf } from './odds'
import type { AvdWords } from './table-words'
import { bestByChit } from './ways'

/** What a retreat costs: steps in enemy zones, and of the last of them the unit (9.5.4). */
function ofRetreat(at: Situation, unit: CounterId, path: readonly Hex[]): Peril[] {
  const n = at.rules.counters[unit]!.hq ? 0 : lossesOnPath(at, unit, path)
  if (n === 0) return []
  if (n >= stepsLeft(at, unit)) return [{ key: 'peril.lost', params: {}, mark: '†' }]
  return [{ key: n === 1 ? 'peril.step' : 'peril.steps', params: { n }, mark: `−${n}` }]
}

/** What an advance risks: to be cut off (10.1), and an attack by those beside it as they stand now. */
function ofAdvance(at: Situation, unit: CounterId, hex: Hex): Peril[] {
  const { side } = at.rules.counters[unit]!
  const after = movedTo(at, [unit], hex)
  const attack = bestByChit(after, hex, opponent(side), false)
  const best = attack && at.rules.columns[attack.column]
  return [
    ...(hasSupplyLine(after, side, hex) ? [] : [{ key: 'peril.cut', params: {}, mark: '!' }]),
    ...(best ? [{ key: 'peril.attack', params: { odds: best }, mark: best }] : []),
  ]
}

/** What it costs or risks to retreat or to advance by a way; of all else nothing. */
export function perils(at: Situation, { order, unit }: Offer, { hexes }: Route): readonly Peril[] {
  const path = hexes.slice(1)
  if (!unit || path.length === 0) return []
  if (order.type === 'retreatUnit') return ofRetreat(at, unit, path)
  return order.type === 'advanceUnit' ? ofAdvance(at, unit, path.at(-1)!) : []
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
  const { rules, open } = at
  const cite = 'AVD 14.0b'
  const { units, chits } = released
  const rungs = units.map((unit, n) => ({
    ...{ cite, key: 'stakes-released', params: { unit } },
    column: String(releasePoints(at, { ...released, units: units.slice(0, n + 1), chits: 0 })),
  }))
  const points = releasePoints(at, released)
  const bought = { cite, key: 'stakes-bought', params: { n: chits }, column: String(points) }
  const modifier = rules.turnTrack[open.turn]!.escapeModifier ?? 0
  const results = new Map<string, { escapees: number; takesVp: boolean }>()
  const ways = chancesOf(6, (face) => {
    const result = rules.escapeResult(points, face + modifier)
    const escapees = Math.min(result.escapees, sovietsInPocket(at).length)
    const text = `${escapees}${result.takesVp ? '+★' : ''}`
    results.set(text, { ...result, escapees })
    return text
  })
  return {
    ...{ text: tell('stakes.points', { n: points }), possible: null, strengths: null },
    ladder: chits > 0 ? [...rungs, bought] : rungs,
    // Nobody throws for a release of nobody.
    chances: (units.length > 0 ? ways : []).map(({ text, ways: n, of }) => {
      const { escapees, takesVp } = results.get(text)!
      const key = takesVp ? 'stakes-escape-vp' : 'stakes-escape'
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
  const now = { title: words.tell('stakes.released'), forecast: ofRelease(words, at, due) }
  const caption = words.tell('stakes.sum')
  if (chosen?.type !== 'releaseUnit') return { viewer: 'attacker', caption, columns: [now] }
  const units = [...due.units, String(chosen.unit)]
  const after = { ...due, units, chits: due.chits + (chosen.chit === true ? 1 : 0) }
  return {
    viewer: 'attacker',
    caption,
    columns: [now, { title: words.tell('stakes.release'), forecast: ofRelease(words, at, after) }],
  }
}

/** So many chits that together activate most, each the best beside those before it (7.1.2). */
export function usualChits(at: Situation, from: readonly string[], count: number): string[] {
  const worth = chitWorth(at, from)
  const chosen: string[] = []
  const left = [...from]
  while (chosen.length < count && left.length > 0) {
    const best = left.reduce((a, b) => (worth(b, chosen) > worth(a, chosen) ? b : a))
    chosen.push(best)
    left.splice(left.indexOf(best), 1)
  }
  return chosen
}
