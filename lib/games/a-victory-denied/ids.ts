import { z } from 'zod'
import { tableOf } from '@/lib/kernel/table-of'
import { idOf, isIn, listed, type Meta, recordBy } from '@/lib/wargame/ids'
import type { CounterFacts } from './data/counters'
import type { Rules } from './in-force'

// Names of things as the schemas of this game describe them.

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

export const HEX_META: Meta = {
  id: 'hex',
  description:
    'A printed hex number: two digits for the row, 10 (south) to 50 (north), two for the hex in it, 01 (west) to 57 (east). Hexes of even rows lie half a hex further east',
}

/** The names that there are under these rules, and records by them. */
export function idsUnder({ counters, chits, vpChit, vpSets, towns, hexPattern }: Rules) {
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
  const counterId = idOf(
    'counter',
    isIn(counters),
    listed(
      'counter',
      'A counter and what is printed on it: attack-defence-move / reduced side; colour (who commands it, 7.3; what it stacks with, 5.3)',
      counters,
      printedOn,
    ),
  )
  const victoryTowns = tableOf(
    towns.filter(({ victory }) => victory !== null).map((town) => [town.hex, town] as const),
  )
  const victoryHexId = idOf(
    'Victory Hex',
    isIn(victoryTowns),
    listed(
      'victoryHex',
      'A Victory Hex: its name and star',
      victoryTowns,
      ({ name, victory, startsGerman }) =>
        `${name}, ${victory}${startsGerman ? ', German from the start' : ''}`,
    ),
  )
  return {
    hexId: z.string().regex(hexPattern, 'there is no such hex').meta(HEX_META),
    counterId,
    chitId: idOf('chit', isIn(chits), chitMeta),
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
    byCounter: recordBy(counterId, 'counter'),
    byVictoryHex: recordBy(victoryHexId, 'Victory Hex'),
  }
}
