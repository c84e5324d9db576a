import { z } from 'zod'
import { tableOf } from '@/lib/kernel/table-of'
import { CHITS, VP_CHITS, vpChit } from './data/chits'
import { COUNTERS, type CounterFacts } from './data/counters'
import { TOWNS } from './data/map'

// Names of things as the schemas of this game describe them: a stranger who reads a schema finds here every name
// that exists and what is printed on the thing. A schema takes no other.

type Meta = { id: string; description: string; oneOf?: { const: string; title: string }[] }

const listed = <Facts>(
  id: string,
  description: string,
  all: Readonly<Record<string, Facts>>,
  title: (facts: Facts) => string,
): Meta => ({
  id,
  description,
  oneOf: Object.entries(all).map(([name, facts]) => ({ const: name, title: title(facts) })),
})

const strengths = ({ attack, defence, move }: { attack: number; defence: number; move: number }) =>
  `${attack}-${defence}-${move}`

function printedOn({
  side,
  formation,
  name,
  kind,
  colour,
  corps,
  motorized,
  hq,
  range,
  ...facts
}: CounterFacts) {
  const { reduced, move, entry } = facts
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
export const COUNTER_META = listed(
  'counter',
  'A counter and what is printed on it: attack-defence-move / reduced side; colour (who commands it, 7.3; what it stacks with, 5.3)',
  COUNTERS,
  printedOn,
)
export const CHIT_META = listed(
  'chit',
  'A chit that can lie in the cup (7.1); alike chits are one id, which a list repeats',
  CHITS,
  ({ side, name, kind, hq, group, copies }) =>
    [
      `${side}: ${name}, ${kind}`,
      ...((hq ?? group) ? [`activates ${hq ?? group}`] : []),
      `copies: ${copies}`,
    ].join(', '),
)

export const hexId = z
  .string()
  .regex(/^([1-4]\d|50)(0[1-9]|[1-4]\d|5[0-7])$/, 'there is no such hex')
  .meta(HEX_META)

const NONE = (what: string) => `there is no such ${what}`
/** A name that there is. */
const nameOf = (what: string, isThere: (name: string) => boolean) => z.string().refine(isThere, NONE(what))
const isIn = (table: Readonly<Record<string, unknown>>) => (name: string) => Object.hasOwn(table, name)
/** Entries by such names. */
const recordBy =
  (name: z.ZodString, what: string) =>
  <Value extends z.ZodType>(value: Value) =>
    z.record(name, value, { error: ({ code }) => (code === 'invalid_key' ? NONE(what) : undefined) })

export const counterId = nameOf('counter', isIn(COUNTERS)).meta(COUNTER_META)
export const chitId = nameOf('chit', isIn(CHITS)).meta(CHIT_META)
export const vpId = nameOf('VP chit', (name) => vpChit(name) !== undefined).meta(
  listed('vpChit', 'A VP chit: star and value', VP_CHITS, ({ kind, value }) => `${kind}, worth ${value}`),
)

const victoryTowns = tableOf(
  TOWNS.filter(({ victory }) => victory !== null).map((town) => [town.hex, town] as const),
)
export const victoryHexId = nameOf('Victory Hex', isIn(victoryTowns)).meta(
  listed(
    'victoryHex',
    'A Victory Hex: its name and star',
    victoryTowns,
    ({ name, victory, startsGerman }) =>
      `${name}, ${victory}${startsGerman ? ', German from the start' : ''}`,
  ),
)

export const byCounter = recordBy(counterId, 'counter')
export const byVictoryHex = recordBy(victoryHexId, 'Victory Hex')
