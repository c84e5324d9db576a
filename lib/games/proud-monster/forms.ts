import { z } from 'zod'
import { once } from '@/lib/wargame/cached'
import { formsOf, named } from '@/lib/wargame/forms'
import type { CounterFacts } from './data/counters'
import type { Rules } from './in-force'
import { HAND, OKH } from './names'

const print = ({ side, name, type, size, face, values }: CounterFacts): string =>
  face === null
    ? `${side}: ${name}, ${type} ${size}, ${values.map(({ attack, defence, move }) => `${attack}-${defence}-${move}`).join(', ')}`
    : `${side}: untried ${type} ${size}`

// Names are the same at every level of the game: one schema may tell of several of them.
const counterIds = once((counters: Rules['counters']) =>
  named(
    'unit',
    'A unit and what is printed on it: attack-defence-movement, with each step that it loses',
    counters,
    print,
    'counter',
  ),
)
const sheetsIn = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const hexForms = once((pattern: RegExp) =>
  once((sheets: readonly string[]) => ({
    description: `A printed hex: two digits for the column, from 10 (west) to 60 (east), two for the place in it from north to south, and the sheet, ${sheetsIn.format(sheets)}. The northernmost hexes of the south sheet are the southernmost of the north sheet`,
    pattern,
    any: new RegExp(`^\\d{4}[${sheets.join('')}]$`),
    looks: `a hex is four digits and ${sheetsIn.format(sheets)}`,
  })),
)

/** The pieces of which orders, steps and events make their schemas, with the names that there are under these rules. */
export const formsUnder = once(
  ({ aircraft, boxes, seaBoxes, countersInAHex, columns, counters, hexPattern, sheetNames }: Rules) => {
    const counterId = counterIds(counters)
    const pieces = formsOf({
      hex: hexForms(hexPattern)(sheetNames),
      counter: { what: 'unit', id: counterId },
      boxes,
      columns,
      attackersInAHex: countersInAHex,
    })
    const okh = z.enum(OKH)
    return {
      ...pieces,
      okh,
      aircraft: z.enum(aircraft),
      /** Where a stack may be when it is ordered to move. */
      fromPlace: z.union([pieces.anyHex, okh]),
      /** The same while a side sets up. */
      setUpPlace: z.union([pieces.anyHex, okh, z.literal(HAND)]),
      /** A port, or a box out of which units go by sea. */
      portPlace: z.union([pieces.anyHex, z.literal([...seaBoxes])]),
      /** Units that end in one hex together. */
      stack: z.array(counterId).min(1).max(countersInAHex),
    }
  },
)
export type Forms = ReturnType<typeof formsUnder>
