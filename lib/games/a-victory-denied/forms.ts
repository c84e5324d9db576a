import { z } from 'zod'
import { tableOf } from '@/lib/kernel/table-of'
import { once } from '@/lib/wargame/cached'
import { formsOf, idOf, isIn, listed, named, recordBy } from '@/lib/wargame/forms'
import type { CounterFacts } from './data/counters'
import type { Rules } from './in-force'
import { BOXES } from './names'

const strengths = ({ attack, defence, move }: { attack: number; defence: number; move: number }) =>
  `${attack}-${defence}-${move}`

function printedOn(facts: CounterFacts) {
  const { side, formation, name, kind, colour, corps, motorized, hq, range, reduced, move, entry } = facts
  const back = reduced ? ` / ${strengths(reduced)}` : ''
  return [
    `${side}, ${formation}: ${name}, ${kind}`,
    hq ? `moves ${move}, command range ${range}` : strengths(facts) + back,
    motorized ? 'motorized' : 'not motorized',
    corps ? `${colour}, corps ${corps}` : colour,
    ...(entry ? [`comes on at ${entry}`] : []),
  ].join(', ')
}

/** The pieces of which orders, steps and events make their schemas, with the names that there are under these rules. */
export const formsUnder = once(
  ({ counters, chits, vpChit, vpSets, towns, hexPattern, columns, unitsInAHex }: Rules) => {
    const chitMeta = listed(
      'chit',
      'A chit that can lie in the cup (7.1); alike chits are one id, which a list repeats',
      chits,
      ({ side, name, kind, hq, group, copies }) =>
        [
          `${side}: ${name}, ${kind}`,
          ...((hq ?? group) ? [`activates ${hq ?? group}`] : []),
          `copies: ${copies}`,
        ].join(', '),
    )
    const chitId = idOf('chit', isIn(chits), chitMeta)
    const counterId = named(
      'counter',
      'A counter and what is printed on it: attack-defence-move / reduced side; colour (who commands it, 7.3; what it stacks with, 5.3)',
      counters,
      printedOn,
    )
    const victoryHexId = named(
      'Victory Hex',
      'A Victory Hex: its name and star',
      tableOf(towns.filter(({ victory }) => victory !== null).map((town) => [town.hex, town] as const)),
      ({ name, victory, startsGerman }) =>
        `${name}, ${victory}${startsGerman ? ', German from the start' : ''}`,
      'victoryHex',
    )
    return {
      ...formsOf({
        hex: {
          description:
            'A printed hex number: two digits for the row, 10 (south) to 50 (north), two for the hex in it, 01 (west) to 57 (east). Hexes of even rows lie half a hex further east',
          pattern: hexPattern,
          any: /^\d{4}$/,
          looks: 'a hex is four digits',
        },
        counter: { what: 'counter', id: counterId },
        boxes: BOXES,
        columns,
        attackersInAHex: unitsInAHex,
      }),
      chitId,
      chits: z.array(chitId),
      /** What a question names as the chit of an activation: one that can be drawn, or the special combat of turn 1. */
      chitOfActivation: idOf('chit', (id) => isIn(chits)(id) || id === 'special', chitMeta),
      vpId: idOf(
        'VP chit',
        (name) => vpChit(name) !== undefined,
        listed(
          'vpChit',
          'A VP chit: star and value',
          vpSets.even,
          ({ kind, value }) => `${kind}, worth ${value}`,
        ),
      ),
      byVictoryHex: recordBy(victoryHexId, 'Victory Hex'),
    }
  },
)
export type Forms = ReturnType<typeof formsUnder>
