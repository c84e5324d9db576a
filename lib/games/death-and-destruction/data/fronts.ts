import { FACES, type Face } from '@/lib/games/proud-monster/data/units'
import { eachOf } from '@/lib/games/proud-monster/names'
import { blocksOf, cellsOf, wholeNumber } from '@/lib/wargame/data-tables'
import type { Stretch } from '@/lib/wargame/line-of-battle'

// Fronts from which a part of the war begins. They are ours: what lay on which side is common history, in which hex is chosen so
// that the line runs from sea to sea; how many units there are is judged from games.

/** Untried units by face. */
export type Faces = Readonly<Record<Face, number>>
const facesOf = (row: string): Faces => {
  const found = new Map(row.split(' ').map((one) => cellsOf(one, ':', 2) as [string, string]))
  return eachOf(FACES, (face) => wholeNumber(found.get(face) ?? '0', face))
}
const stretches = (rows: string): Stretch[] =>
  blocksOf(rows).map(({ heading, words }) => ({ name: heading, corners: words }))

/** A front, with what stands on it, and what is already lost. */
export interface Front {
  /** Code of the turn that begins. */
  readonly code: number
  /** true: it leads over Map C, which is called already (3.2). */
  readonly caucasus: boolean
  /** true: the Soviet offensive is not expected, and the German neither moves nor attacks before it. */
  readonly isSurprise: boolean
  /** Army groups, and nations of allies with a stretch of their own, along the German line from north to south. */
  readonly line: readonly Stretch[]
  /** The group to which those come who had none in 1941. */
  readonly fresh: string
  /** Soviet hexes beyond it from which theirs are reached, besides the eastern edge. */
  readonly pockets: readonly string[]
  readonly soviet: Faces
  readonly dead: Faces
  /** Units that are there in place of others (8.8). */
  readonly also: readonly string[]
  /** Units of the German side that have left, and where they lie. */
  readonly gone: Readonly<Record<string, readonly string[]>>
  /** Steps that a mechanized division has lost, and every how manieth other is reduced. */
  readonly wear: { readonly mech: number; readonly foot: number }
}

/** II December 1941: before Leningrad and on the Volkhov, at Kalinin and Kaluga, before Kharkov, on the Mius; Sevastopol holds out. */
export const DECEMBER_1941: Front = {
  ...{ code: 124, caucasus: false, isSurprise: false, fresh: 'AGC', also: [] },
  line: stretches(`
> AGN
4000N 4001N 4101N 4102N 4202N 4301N 4303N 4304N 4206N 4107N 4209N 4311N
> AGC
4312N 4413N 4613N 4813N 4814N 4715N 4717N 4718N 4620N 4622N 4625N 4727N
> AGS
4700S 4602S 4403S 4305S 4207S 4209S 4309S 4410S 4512S 4515S
> AGS
2918S 3019S 3020S
`),
  pockets: ['4100N', '4201N', '2919S'],
  soviet: facesOf('RD:210 CD:38 TD:4 MRD:5 RB:56 MRB:1 TB:48'),
  dead: facesOf('RD:90 CD:8'),
  gone: {
    withdrawn: ['DE-CAV-1', 'DE-LT-99', 'DE-ID-5', 'DE-ID-8', 'DE-ID-28', 'HU-HF'],
    dead: ['DE-FLAK-I', 'DE-FLAK-II', 'DE-FLAK-X'],
  },
  wear: { mech: 2, foot: 2 },
}

/** November 1942: Demyansk and Rzhev, the Don from Voronezh to Stalingrad, which is not taken, and the Caucasus as far as Nalchik. */
export const NOVEMBER_1942: Front = {
  ...{ code: 221, caucasus: true, isSurprise: true, fresh: 'AGS', also: ['DE-PGD-GD'] },
  line: stretches(`
> AGN
4000N 4001N 4101N 4102N 4202N 4301N 4303N 4304N 4206N 4107N 4209N 4010N
> AGC
3910N 3711N 3713N 3915N 4115N 4214N 4414N 4516N 4419N 4321N 4422N 4523N 4624N 4625N 4526N 4527N
> AGS
4500S 4601S 4802S
> hungarian
4902S 4903S 4905S
> AGS
4906S
> italian
4907S 5008S 5109S 5209S
> romanian
5309S 5410S 5511S
> AGS
5611S 5711S 5812S 5813S 5814S
> romanian
5714S 5715S 5717S
> AGS
5718S 5720S 5722S 2601C 2402C 2404C 2204C 2105C 1904C 1703C 1502C 1301C 1100C 4323S 4223S 4123S
`),
  pockets: ['4100N', '4201N'],
  soviet: facesOf('RD:250 CD:18 RB:22 TB:34'),
  dead: facesOf('RD:80 CD:8 RB:6 TB:8'),
  gone: {
    withdrawn: ['DE-CAV-1', 'DE-LT-99', 'DE-ID-5', 'DE-ID-8', 'DE-ID-28', 'DE-ID-15', 'DE-ID-23', 'HU-HF'],
    specified: ['DE-PZ-6', 'DE-PZ-7', 'DE-PZ-10', 'DE-SS-R', 'DE-SS-LAH', 'DE-SS-T'],
    dead: ['DE-FLAK-I', 'DE-FLAK-II', 'DE-FLAK-X'],
    gone: ['DE-MOT-GD'],
  },
  wear: { mech: 1, foot: 3 },
}
