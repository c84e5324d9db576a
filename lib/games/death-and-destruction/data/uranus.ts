import { between, edge } from '@/lib/games/proud-monster/data/learning'
import type { Untried } from '@/lib/games/proud-monster/data/scenarios'
import { type Placed, readPlaced } from '@/lib/games/proud-monster/data/set-ups'
import type { Face } from '@/lib/games/proud-monster/data/units'
import { columnOf, rowOf } from '@/lib/games/proud-monster/geometry'
import { blocksOf, wholeNumber } from '@/lib/wargame/data-tables'
import type { Scenario } from './scenario-facts'
import { turnOf } from './turns'

// Uranus, a learning scenario on the bend of the Don and before Stalingrad. It is ours as a whole: who stood where in November
// 1942 is common history, in which hex and in what strength is chosen for a short game.

const FIRST = turnOf(222)
const LAST = turnOf(223)
const hexes = between('5106S', '6017S')
/** What lies behind the Volga and north of the Don. */
const EAST = [...edge(hexes, columnOf, 60), ...edge(hexes, rowOf, rowOf('5406S'))]
const soviet = [...new Set(EAST)].filter((hex) => columnOf(hex) >= 54)

/** Units with a name of their own by hexes; after a colon the steps that one has lost. */
const NAMED = `
> 5210S
DE-ID-298
> 5310S
IT-Sforzesca IT-3C
> 5311S
DE-ID-294
> 5410S
RO-ID-7 RO-ID-9 RO-ID-11
> 5411S
RO-CAV-7
> 5511S
RO-ID-5 RO-ID-6 RO-ID-14
> 5512S
RO-ARM
> 5412S
DE-PZ-22:2
> 5610S
RO-ID-13 RO-ID-15 RO-CAV-1
> 5611S
DE-ID-44 DE-ID-376
> 5711S
DE-PZ-14:3 DE-ID-384:1
> 5811S
DE-ID-76 DE-ID-113
> 5812S
DE-MOT-3:2 DE-MOT-60:2 DE-PZ-16:3
> 5912S
DE-ID-94:1 DE-ID-389:1 DE-PZ-24:3
> 5913S
DE-ID-71 DE-ID-79 DE-ID-295 DE-ID-305 DE-LT-100
> 5813S
DE-ID-297 DE-ID-371
> 5713S
DE-MOT-29:1
> 5712S
DE-LF-4
> 5814S
RO-ID-2 RO-ID-20
> 5815S
RO-ID-1 RO-ID-18
> 5816S
RO-ID-4 RO-CAV-5
> 5515S
RO-CAV-8
> 5409S
SU-AD-1
> 5509S
SU-AD-2
> 5510S
SU-TC-1 SU-TC-26
> 5609S
SU-TC-4 SU-AD-3
> 5810S
SU-TC-16
> 5915S
SU-TC-13 SU-MC-3 SU-MC-4
`
/** Untried Soviet units. */
const UNTRIED = `
5309S 3RD
5409S 3RD RB
5509S 2RD CD
5510S 2RD TB
5609S 3RD TB
5709S 2CD RB
5710S 4RD
5810S 2RD RB
5910S 2RD
5911S 4RD
6012S RD RB
6013S 3RD RB
5914S 3RD RB
5915S 2RD
5916S 2RD 2CD TB
5917S RD
`
const named = blocksOf(NAMED).flatMap(({ heading, words }) =>
  words.map((word) => {
    const [unit = '', lost = '0'] = word.split(':')
    return { unit, hex: heading, lost: wholeNumber(lost, word) }
  }),
)
const untried = (rows: readonly Placed[]): Untried => {
  const by: Record<string, Partial<Record<Face, number>>> = {}
  for (const { hex, face, count } of rows) by[hex] = { ...by[hex], [face]: count }
  return by
}
const begins = {
  named: Object.fromEntries(named.map(({ unit, hex }) => [unit, hex])),
  untried: untried(readPlaced(UNTRIED)),
}

export const URANUS: Scenario = {
  ...{ level: 'full', firstTurn: FIRST, lastTurn: LAST, isPart: true, isSurprise: true },
  isInPlay: (hex) => hexes.has(hex),
  points: { '5913S': 3, '5712S': 2, '5515S': 1 },
  // The German has not expected it, as in history, and whoever holds Stalingrad stands there whole: before that the German computer
  // left the city in its first move, and the Soviet stormed it at once and won three of four games. Of 60 games of the computer
  // against itself the German has won 14 with all 6 points, the Soviet 24 with 3 or fewer, and 22 were drawn with 4 or 5.
  ...{ needed: {}, drawFrom: null, checks: [{ turn: LAST, loses: 3, wins: 6 }] },
  ...{ legs: {}, entries: soviet, sources: { german: edge(hexes, columnOf, 51), soviet } },
  arrivals: { [LAST]: { RD: 4, CD: 1, TB: 2 } },
  setUp: { german: () => begins.named, soviet: () => begins.untried },
  worn: Object.fromEntries(named.flatMap(({ unit, lost }) => (lost > 0 ? [[unit, lost]] : []))),
  mayArrange: false,
  air: { units: [], factors: {} },
  flown: ['DE-AIR-IV', 'SU-AIR-8A', 'SU-AIR-16A', 'SU-AIR-17A'],
  ...{ sovietAir: false, bySea: false, replacements: 0, withdraws: false, guards: [] },
}
