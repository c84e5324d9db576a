import { drawHighStack } from '@/components/map/layers/stack'
import type { TrackSection } from '@/components/wargame/later-port'
import { laterPortOf } from '@/components/wargame/later-port-of'
import { boxesOf } from '@/components/wargame/panels/boxes-of'
import { sideBars, turnCells } from '@/components/wargame/panels/track-parts'
import { countedBySide } from '@/components/wargame/past/losses'
import type { RecapPart } from '@/components/wargame/past/recap-parts'
import { fewest } from '@/components/wargame/turn/fewest'
import { fieldArmyOf } from '@/lib/games/proud-monster/data/formations'
import { AXIS } from '@/lib/games/proud-monster/data/units'
import { addedBy } from '@/lib/games/proud-monster/fight-added'
import { proposedAdvance } from '@/lib/games/proud-monster/full/advance'
import { strikes } from '@/lib/games/proud-monster/full/exposed'
import { orders as all } from '@/lib/games/proud-monster/full/orders'
import { portsSeen } from '@/lib/games/proud-monster/full/ports-seen'
import { fortsSeen } from '@/lib/games/proud-monster/full/seen'
import { ofWhole, wholeOf } from '@/lib/games/proud-monster/full/situation'
import { factsAt } from '@/lib/games/proud-monster/full/staff'
import { standing as wholeStanding } from '@/lib/games/proud-monster/full/standing'
import { steps as allSteps } from '@/lib/games/proud-monster/full/steps'
import { suppliedHexes } from '@/lib/games/proud-monster/full/supply'
import { figures } from '@/lib/games/proud-monster/in-force'
import { morningOf } from '@/lib/games/proud-monster/morning'
import type { ScenarioId } from '@/lib/games/proud-monster/names'
import { orders as beginner } from '@/lib/games/proud-monster/orders'
import { likely, stepsOf } from '@/lib/games/proud-monster/rules/02-units'
import { unseenOf } from '@/lib/games/proud-monster/rules/02-unseen'
import { controlled, controls, points, scenarioOf } from '@/lib/games/proud-monster/rules/03-control'
import { lastTurnOf, needed, victoryPoints } from '@/lib/games/proud-monster/rules/04-victory'
import { germans, soviets } from '@/lib/games/proud-monster/rules/08-reinforcements'
import { reach } from '@/lib/games/proud-monster/rules/12-movement'
import { fighterRefusal } from '@/lib/games/proud-monster/rules/14-attack'
import { asNextMove } from '@/lib/games/proud-monster/rules/next-move'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { standing as decided } from '@/lib/games/proud-monster/standing/orders'
import { dueStep, FACES } from '@/lib/games/proud-monster/state'
import { steps as beginnerSteps } from '@/lib/games/proud-monster/steps'
import type { View } from '@/lib/games/proud-monster/view'
import type { Refusal } from '@/lib/kernel/decision'
import { onMapUnits } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import { frontHoles } from '@/lib/wargame/staff/left-open'
import { bodiesOf } from './bodies'
import { face, legend } from './faces'
import { hexFacts } from './hex-facts'
import { on } from './level'
import { oddsAgainst } from './odds'
import { goingIn, march } from './offers'
import { sideOfAir } from './pieces'
import { standing } from './standing'
import { formationOf, type ProudWords } from './table-words'
import { beside, deskTracks } from './tracks'
import { victory } from './victory'
import { costs, exposure, notes, onward, perils } from './ways'
import { weatherText } from './weather'

const IN_BOXES = ['hand', 'okhNorth', 'okhSouth', 'arriving', 'rvgk', 'southPorts', 'dead'] as const

/** Turns of half a month in a year. */
const YEAR = 24
/** More names than this are counted. */
const NAMES = 4

/** Units by what they are: "3 Rifle Division, 1 Cavalry Division"; a few of those with a name by it. */
function unitsText({ tell, nameOf, say }: ProudWords, at: Situation, units: readonly string[]): string {
  const faces = grouped(units, (unit) => at.rules.counters[unit]!.face)
  return [...faces]
    .flatMap(([face, some]) => {
      if (face !== null) return [`${some.length}\u00a0×\u00a0${say({ key: `face-${face}`, params: {} })}`]
      return some.length > NAMES ? [tell('tracks.german', { n: some.length })] : some.map(nameOf)
    })
    .join(', ')
}

/** The turns and what comes with each, strength, boxes, and what nobody knows yet. */
function tracks(words: ProudWords, at: Situation, { viewer, prompt }: View): TrackSection[] {
  const { tell, own, say, dates, turnName } = words
  const table = at.open
  const { firstTurn } = scenarioOf(at)
  const last = lastTurnOf(at)
  // Of a war of years the coming one.
  const first = last - firstTurn < YEAR ? firstTurn : table.turn
  const turns = Array.from({ length: Math.min(YEAR, last + 1 - first) }, (_, n) => first + n)
  const coming = (turn: number) => [...soviets(at, turn), ...germans(at, turn).map(({ unit }) => unit)]
  return [
    {
      title: tell('tracks.turns'),
      cells: turnCells(words, turns, table.turn, (turn) => {
        const told = { turn, dates: dates(turn), n: coming(turn).length }
        return told.n > 0
          ? { label: tell('tracks.cell.brings', told), brings: [told.n < 100 ? `+${told.n}` : `${told.n}`] }
          : { label: tell('tracks.cell', told) }
      }),
      lines: [
        tell('tracks.now', {
          dates: dates(table.turn),
          phase: own(`now.${prompt.step}`, {}, tell(`now.${table.phase}`)),
        }),
        // What is asked next.
        ...turns
          .flatMap((turn) => {
            const n = turn >= table.turn ? needed(at, turn) : null
            return n === null ? [] : [tell('tracks.needed', { turn, n })]
          })
          .slice(0, 1),
      ],
    },
    ...deskTracks(words, at, viewer),
    {
      title: tell('tracks.strength'),
      bars: sideBars(words, (side) => onMapUnits(at, side).reduce((sum, unit) => sum + stepsOf(at, unit), 0)),
      // 14.7
      lines: wholeOf(at) ? [tell('tracks.strength.seen')] : [],
    },
    {
      title: tell('tracks.toCome'),
      lines: turns.flatMap((turn) => {
        const units = turn > table.turn ? coming(turn) : []
        return units.length > 0 ? [`${turnName(turn)}: ${unitsText(words, at, units)}`] : []
      }),
      boxes: boxesOf(words, at, IN_BOXES, face, (units) => unitsText(words, at, units)),
    },
    {
      title: tell('tracks.unknown'),
      lines: [tell('tracks.unknown.says')],
      boxes: FACES.flatMap((face) => {
        const { rows, count, inGame, told } = unseenOf(at, face)
        const title = tell('tracks.pool', { face: say({ key: `face-${face}`, params: {} }), n: inGame })
        // Of a stretch of the front others of the pool are not in the game.
        const text = [
          ...(inGame < count ? [tell('tracks.pool.drawn', { n: count })] : []),
          tell('tracks.pool.says', told),
        ].join(' ')
        const alike = grouped(rows, ({ attack, defence, move }) => `${attack}-${defence}-${move}`)
        const bars = Array.from(alike, ([label, some]) => ({
          ...{ label, value: some.reduce((sum, { left }) => sum + left, 0), side: 'soviet' },
        }))
        return inGame > 0 ? [{ title, text, bars }] : []
      }),
    },
  ]
}

interface Hindering {
  hinder?(at: never, due: never): Refusal | null
}
interface Base {
  /** A table under the rules by which it is played. */
  readonly on: (table: View['table']) => Situation
  readonly bodies: Later['bodies']
  readonly ordersAt: Later['judged']['ordersAt']
  readonly stepsAt: (at: Situation) => Readonly<Record<string, Hindering>>
}

const LOST = ['log-eliminated', 'log-guests', 'log-invaders-lost']

/** What has happened: "turn 2 began; 3 attacks won; 12 stacks moved". */
const recap: readonly RecapPart<ProudWords>[] = [
  {
    ...{ says: 'recap.attacks', of: ['log-attack', 'log-mobile'] },
    fights: { thrown: ['log-result', 'log-result-sure'], beaten: LOST },
  },
  { says: 'recap.lost', of: LOST, units: true },
  { says: 'recap.weather', of: ['log-weather', 'log-weather-alone'] },
  { says: 'recap.arrived', of: ['log-placed', 'log-opened'], units: true },
  { says: 'recap.units', of: ['log-moved'] },
]

/** As few as come to the same odds. */
const enough = (at: Situation, target: string, all: readonly string[]) =>
  fewest(
    all,
    (unit) => likely(at, unit).attack,
    (units) => oddsAgainst(at, target, units).text,
  )

type Later = Parameters<typeof laterPortOf<Situation, View, ProudWords>>[0]

/** What tables of these rules ask once they stand alike, and of a game that extends them. */
export const laterOf = ({ on, bodies, ordersAt, stepsAt }: Base): Omit<Later, 'start'> => ({
  ...{ on, asNextMove, face, march, onward, notes, costs, strikes, exposure, perils },
  ...{ bodies, legend, victory, hexFacts, tracks, beside, added: addedBy },
  told(words, at, lines) {
    const [{ turn }, n] = [at.open, needed(at, at.open.turn)]
    const flown = countedBySide(lines, 'log-air', ({ air }) => sideOfAir(String(air)))
    return [
      ...ofWhole((all) => [words.tell('hex.weather', { weather: weatherText(words, all, 'now.zones') })])(at),
      ...(n === null ? [] : [words.tell('recap.threshold', { turn, n, has: victoryPoints(at) })]),
      ...Object.entries(flown ?? {}).flatMap(([of, n]) =>
        n > 0 ? [words.own(`recap.air.${of}`, { n })] : [],
      ),
    ]
  },
  hinder: ({ prompt, table }) => {
    const at = on(table)
    const due = prompt.mine ? dueStep(table) : undefined
    // Whoever comes in is asked for a place anyway.
    return (
      (due && due.step !== 'reinforce' && stepsAt(at)[due.step]?.hinder?.(at as never, due as never)) || null
    )
  },
  proposes({ table }, { order: { type }, choices, target }) {
    const at = on(table)
    if (type === 'advanceUnits') return proposedAdvance(at, ordersAt(at), choices[0]!.from)
    return type === 'declareAttack' ? enough(at, target!, choices[0]!.from) : null
  },
  layers: {
    ...{ controlled, controls, supplyLine: () => null },
    ...{ fortsOf: ofWhole(fortsSeen), portsOf: ofWhole(portsSeen), suppliedHexes: ofWhole(suppliedHexes) },
    reachOf: (at, unit) => reach(at, unit).keys(),
  },
  loss: (at, wishes) => {
    const due = dueStep(at.open)
    const { orderOf } = wholeOf(at) ? wholeStanding : decided
    return due?.step === 'losses' ? orderOf(at as never, due as never, wishes) : null
  },
  judged: {
    ordersAt,
    fighters: (at, side) => onMapUnits(at, side).filter((unit) => fighterRefusal(at, unit) === null),
    going: (offer) => ({ units: goingIn(offer) }),
  },
  places: (at) => new Map(controlled(at).map((hex) => [hex, points(at)[hex] ?? 0])),
  ...{ formationOf, armyOf: fieldArmyOf, recap, standing, hurt: ['log-reduced'] },
  holes: (at, side) => frontHoles(factsAt(at, side)),
  entered: (at, side) => factsAt(at, side).entered(new Map()),
})

export const later = laterPortOf({
  ...laterOf({
    ...{ on, bodies: bodiesOf(figures, (unit) => AXIS[unit]?.formation.corps ?? null) },
    ordersAt: (at) => (wholeOf(at) ? all : beginner) as never,
    stepsAt: (at) => (wholeOf(at) ? allSteps : beginnerSteps) as never,
  }),
  start: (scenario) => ({ ...morningOf(figures, scenario as ScenarioId), drawStack: drawHighStack }),
})
