import { FACES, type Face } from '@/lib/games/proud-monster/data/units'
import { eachOf, type Side } from '@/lib/games/proud-monster/names'
import { blocksOf, cellsOf, rowsOf, wholeNumber } from '@/lib/wargame/data-tables'
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
/** Units of rows, each a sort and the numbers of those of it. */
const unitsOf = (rows: string): string[] =>
  rowsOf(rows).flatMap((row) => {
    const [sort, ...numbers] = row.split(' ')
    return numbers.map((number) => `${sort}-${number}`)
  })

/** Who left the East, or became another, in 1941, and up to summer 1942. */
const LEFT_1941 = unitsOf(`
DE-CAV 1
DE-LT 99
DE-ID 5 8 28
HU HF
`)
const LEFT_1942 = [...LEFT_1941, ...unitsOf('DE-ID 15 23')]
/** Assault guns that were a battalion each, and are a brigade by the summer of 1943 (8.11). */
const BRIGADES = '184 185 189 190 191 192 197 201 202 203 209 210 226 243 244 245'

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
  /** Fieldworks that are dug (14.10), and the middle of the fortified area (14.11). */
  readonly works?: { readonly dug: Readonly<Record<Side, readonly string[]>>; readonly area: string }
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
  gone: { withdrawn: LEFT_1941 },
  wear: { mech: 2, foot: 2 },
}

/** From before Leningrad by Demyansk and Rzhev to east of Orel, where the front hardly moved in 1942. */
const NORTH_OF_1942 = `> AGN
4000N 4001N 4101N 4102N 4202N 4301N 4303N 4304N 4206N 4107N 4209N 4010N
> AGC
3910N 3711N 3713N 3915N 4115N 4214N 4414N 4516N 4419N 4321N 4422N 4523N 4624N 4625N 4526N 4527N
`

/** II June 1942: Demyansk and Rzhev, east of Orel and Kursk, the Donets and the Mius; Kerch has fallen, Sevastopol has not. */
export const JUNE_1942: Front = {
  ...{ code: 212, caucasus: false, isSurprise: false, fresh: 'AGS', also: ['DE-PGD-GD'] },
  line: stretches(`
${NORTH_OF_1942}> AGS
4500S 4502S 4403S 4406S 4408S 4410S 4512S 4515S
> AGS
4300S 4303S 4204S 4207S
> AGS
2918S 3019S 3020S
`),
  pockets: ['4100N', '4201N', '2919S'],
  soviet: facesOf('RD:240 CD:22 RB:40 TB:40'),
  dead: facesOf('RD:100 CD:8 TB:8'),
  gone: {
    withdrawn: LEFT_1942,
    specified: ['DE-PZ-6', 'DE-PZ-7', 'DE-PZ-10', 'DE-SS-R'],
    gone: ['DE-MOT-GD'],
  },
  wear: { mech: 1, foot: 4 },
}

/** November 1942: Demyansk and Rzhev, the Don from Voronezh to Stalingrad, which is not taken, and the Caucasus as far as Nalchik. */
export const NOVEMBER_1942: Front = {
  ...{ code: 221, caucasus: true, isSurprise: true, fresh: 'AGS', also: ['DE-PGD-GD'] },
  line: stretches(`
${NORTH_OF_1942}> AGS
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
    withdrawn: LEFT_1942,
    specified: ['DE-PZ-6', 'DE-PZ-7', 'DE-PZ-10', 'DE-SS-R', 'DE-SS-LAH', 'DE-SS-T'],
    gone: ['DE-MOT-GD'],
  },
  wear: { mech: 1, foot: 3 },
}

/**
 * July 1943: from before Leningrad to the Lovat, the bulges of Orel and Kursk, the Donets and the Mius, and the coasts of the Crimea.
 * The Kuban is Soviet already, as no line leads there over the strait. Of who was lost at Stalingrad twelve divisions wait to be
 * raised anew (8.6), the others are dead.
 */
export const JULY_1943: Front = {
  ...{ code: 313, caucasus: false, isSurprise: false, fresh: 'AGS' },
  line: stretches(`
> AGN
4000N 4001N 4101N 4102N 4202N 4302N 4303N 4304N 4206N 4107N 4010N
> AGC
3910N 3710N 3612N 3714N 3815N 4016N 4118N 4120N 4221N 4322N 4423N 4523N 4524N 4525N 4426N 4227N 4127N 4000S
> AGS
4001S 4102S 4203S 4303S 4305S 4306S 4308S 4309S 4410S 4512S 4515S
> AGS
4003S 4104S 4205S 4207S 4209S 4313S 4314S
> romanian
3719S 3219S 2919S
`),
  pockets: ['4100N', '4201N'],
  soviet: facesOf('RD:70 CD:4 RB:4'),
  dead: facesOf('RD:200 CD:8 RB:6 TB:8'),
  also: unitsOf(`
DE-PGD GD
DE-SSPZ 2SS 3SS
DE-ID 14 36
DE-AGB ${BRIGADES}
`),
  gone: {
    withdrawn: [...LEFT_1942, 'DE-ID-328', 'DE-ID-385'],
    specified: unitsOf(`
DE-PZ 1 10
DE-SS P
`),
    stalingrad: unitsOf(`
DE-PZ 14 16 24
DE-MOT 3 29 60
DE-ID 44 71 76 79 94 113
`),
    dead: unitsOf(`
DE-PZ 22 27
DE-ID 295 297 298 305 371 376 384 387 389
DE-LT 100
RO-ID 1 2 4 5 7 9 11 13 14 15 18 20
RO-CAV 1 5 7 8
RO ARM
HU 6 7 9 10 12 13 19 20 23 1A
`),
    gone: unitsOf(`
DE-MOT GD 14 36
DE-SS R T
DE-AG ${BRIGADES}
IT 9 52 3C 63 3JN GR Ravenna Cosseria Sforzesca Tridentina Julia Cuneense
`),
  },
  wear: { mech: 1, foot: 3 },
  // As many as the table has until then.
  works: {
    dug: {
      german: ['4202N', '4016N', '4423N', '4525N', '4303S', '4305S', '4410S', '4512S'],
      soviet: ['4201S', '4302S', '4327N', '4403S', '4406S', '4427N', '4526N', '4612S'],
    },
    area: '4301S',
  },
}
