import { game } from '@/lib/games/a-victory-denied'
import { CHITS, VP_SETS } from '@/lib/games/a-victory-denied/data/chits'
import { COUNTER_IDS, COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { VICTORY_HEXES } from '@/lib/games/a-victory-denied/data/map'
import { board } from '@/lib/games/a-victory-denied/geometry'
import { rules } from '@/lib/games/a-victory-denied/in-force'
import { schemasUnder } from '@/lib/games/a-victory-denied/schemas'
import {
  BOXES,
  type Box,
  type Counter,
  type CounterId,
  dueStep,
  type Hex,
  type State,
} from '@/lib/games/a-victory-denied/state'
import { type Claim, faultsBy, soundAgenda } from '../../support/game-suite/sound'

/** Who may lie in each box. */
const FITS: Readonly<Record<Box, (id: CounterId) => boolean>> = {
  pocket: (id) => COUNTERS[id]!.arrival === 'pocket',
  reserve: (id) => COUNTERS[id]!.side === 'soviet' && !['red', 'pvo'].includes(COUNTERS[id]!.colour),
  timoshenko: (id) => COUNTERS[id]!.arrival === 'timoshenko',
  elite: (id) => COUNTERS[id]!.colour === 'red',
  stavka: (id) => COUNTERS[id]!.arrival === 'stavka',
  track: (id) => COUNTERS[id]!.turn !== null,
  staging: (id) => COUNTERS[id]!.entry !== null,
  eliminated: (id) => COUNTERS[id]!.side === 'german' && COUNTERS[id]!.motorized,
  gone: () => true,
}

/** Every counter is there exactly once, in a place where it may be, with steps and marks that it may have. */
function countersAreSound({ table }: State, claim: Claim): void {
  const ids = Object.keys(table.counters)
  claim(ids.length === COUNTER_IDS.length, () => `${ids.length} counters instead of ${COUNTER_IDS.length}`)
  for (const id of COUNTER_IDS) {
    const counter = table.counters[id]
    claim(counter !== undefined, () => `${id} has vanished`)
    if (counter) counterIsSound(id, counter, claim)
  }
}

function counterIsSound(id: CounterId, { at, reduced, oos, isolated }: Counter, claim: Claim): void {
  const { side, hq, steps } = COUNTERS[id]!
  const isBox = at in BOXES
  claim(isBox || board.has(at), () => `${id} is at ${at}`)
  if (isBox) {
    claim(FITS[at as Box](id), () => `${id} does not belong into the box ${at}`)
    claim(!reduced && !oos && !isolated, () => `${id} lies in ${at} reduced or marked`)
  }
  claim(!reduced || steps === 2, () => `${id} has no reduced side`)
  claim(!oos || (side === 'german' && !hq), () => `${id} is marked out of supply`)
  claim(!isolated || !hq, () => `the HQ ${id} is marked isolated`)
}

/** 5.1 to 5.4: between two orders every stack is lawful. */
function stacksAreSound({ table }: State, claim: Claim): void {
  const stacks = new Map<Hex, CounterId[]>()
  for (const [id, { at }] of Object.entries(table.counters))
    if (!(at in BOXES)) stacks.set(at, [...(stacks.get(at) ?? []), id])
  for (const [hex, ids] of stacks) {
    const facts = ids.map((id) => COUNTERS[id]!)
    const units = facts.filter(({ hq }) => !hq)
    const tan = units.filter(({ colour }) => colour === 'tan' || colour === 'star')
    claim(new Set(facts.map(({ side }) => side)).size === 1, () => `both sides in ${hex}: ${ids}`)
    claim(units.length <= 2, () => `${units.length} units in ${hex}: ${ids}`)
    claim(facts.length - units.length <= 1, () => `two HQs in ${hex}: ${ids}`)
    claim(tan.length <= 1, () => `two tan units in ${hex}: ${ids}`)
  }
}

const countOf = (items: readonly string[], item: string) => items.filter((other) => other === item).length

/** What everybody may know of the cup agrees with what is in it; no chit is there more often than printed. */
function cupIsSound({ table, hidden }: State, claim: Claim): void {
  const { cupKnown, cupUnknown, played } = table
  for (const chit of new Set(cupKnown))
    claim(countOf(hidden.cup, chit) >= countOf(cupKnown, chit), () => `${chit} is not in the cup`)
  const rest = [...hidden.cup]
  for (const chit of cupKnown) {
    const at = rest.indexOf(chit)
    if (at >= 0) rest.splice(at, 1)
  }
  for (const side of ['german', 'soviet'] as const) {
    const unknown = rest.filter((chit) => CHITS[chit]!.side === side).length
    claim(unknown === cupUnknown[side], () => `${unknown} unknown ${side} chits, not ${cupUnknown[side]}`)
  }
  claim(rest.length === cupUnknown.german + cupUnknown.soviet, () => 'a neutral chit nobody knows of')
  const due = dueStep(table)
  const drawn = due?.step === 'trump' ? [due.chit] : []
  for (const [id, { copies }] of Object.entries(CHITS)) {
    const count = countOf([...hidden.cup, ...played, ...drawn], id)
    claim(count <= copies, () => `${count} of ${copies} ${id}`)
  }
}

/** 16.2: the twenty VP chits are all there, once each, and what lies open agrees with what lies face down. */
function victoryChitsAreSound({ table, hidden }: State, claim: Claim): void {
  const all = [...Object.values(hidden.vpOnMap), ...hidden.vpGerman, ...hidden.vpSoviet]
  const ours = VP_SETS[table.options.vpChits]
  const wanted = Object.keys(ours).sort().join()
  claim([...all].sort().join() === wanted, () => `VP chits: ${all}`)
  claim(
    Object.keys(table.vpOnMap).sort().join() === Object.keys(hidden.vpOnMap).sort().join(),
    () => 'VP chits lie elsewhere than shown',
  )
  for (const [hex, face] of Object.entries(table.vpOnMap)) {
    claim(VICTORY_HEXES[hex] !== undefined, () => `a VP chit in ${hex}`)
    const { value } = ours[hidden.vpOnMap[hex]!]!
    claim(face === 'down' || face === value, () => `the chit in ${hex} shows ${face}, not ${value}`)
  }
  for (const [box, chits] of [
    [table.vpGerman, hidden.vpGerman],
    [table.vpSoviet, hidden.vpSoviet],
  ] as const)
    for (const kind of ['minor', 'major'] as const) {
      const count = chits.filter((id) => ours[id]!.kind === kind).length
      claim(count === box[kind], () => `${count} ${kind} VP chits in a box that shows ${box[kind]}`)
    }
}

/** Steps that belong to a battle, and those of an activation. */
const IN_BATTLE = ['stuka', 'throw', 'elite', 'losses', 'airDefence', 'retreat', 'advance']
const IN_ACTIVATION = ['move', 'fight', 'advance']

/** A segment belongs to an activation, and no Stuka is lost. */
function activationIsSound({ table }: State, claim: Claim): void {
  const due = dueStep(table)
  claim(
    !due || !IN_ACTIVATION.includes(due.step) || table.activation !== null,
    () => `${due?.step} without activation`,
  )
  claim(table.stukas.ready + table.stukas.used === 3, () => 'a Stuka is missing')
}

/** What is wrong with a state, in words; empty if nothing is. */
export const faults = faultsBy(
  countersAreSound,
  stacksAreSound,
  cupIsSound,
  victoryChitsAreSound,
  soundAgenda<State>(game, schemasUnder(rules).stepSchema, IN_BATTLE),
  activationIsSound,
)
