import { rowsOf, sourceOf } from '@/lib/wargame/data-tables'
import { testData } from '../../support/game-suite/test-data'

/** Dice of the toy: name | sides | provenance. */
const dice = rowsOf(`
  fight | 6 | r
  dig | 3 | r
  treasure | 9 | d
`).map((row) => ({ source: sourceOf(row.split(' | ')[2], row) }))

testData(
  [
    { title: 'Line', counts: { reconstructed: 10 }, notes: ['Ten places.'] },
    { title: 'Dice', counts: { derived: 1, reconstructed: 2 }, notes: ['The treasure lies on the line.'] },
  ],
  { Line: 10, Dice: dice },
)
