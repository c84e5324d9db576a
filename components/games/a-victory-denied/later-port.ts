import type { LogLine } from '@/components/table/game-controls'
import type { TrackCell, TrackPiece, TrackSection } from '@/components/wargame/later-port'
import { laterPortOf } from '@/components/wargame/later-port-of'
import { boxesOf } from '@/components/wargame/panels/boxes-of'
import { turnCells } from '@/components/wargame/panels/track-parts'
import type { RecapPart } from '@/components/wargame/past/recap-parts'
import { activatedBy, commandOf, usualChits } from '@/lib/games/a-victory-denied/computer/chits'
import { firstControl } from '@/lib/games/a-victory-denied/control'
import { activationBegun as begins, CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { VICTORY_HEXES } from '@/lib/games/a-victory-denied/data/map'
import { orders } from '@/lib/games/a-victory-denied/orders'
import { reach } from '@/lib/games/a-victory-denied/rules/08-movement'
import { fighters } from '@/lib/games/a-victory-denied/rules/09-attack'
import { suppliedHexes, supplyLine } from '@/lib/games/a-victory-denied/rules/10-supply'
import { inCommandRange } from '@/lib/games/a-victory-denied/rules/12-headquarters'
import { on, type Situation } from '@/lib/games/a-victory-denied/situation'
import { standing as decided } from '@/lib/games/a-victory-denied/standing/orders'
import { BOXES, dueStep, SIDES } from '@/lib/games/a-victory-denied/state'
import type { View } from '@/lib/games/a-victory-denied/view'
import { hexOf } from '@/lib/wargame/occupancy'
import { chitsOf } from './chits'
import { face } from './faces'
import { hexFacts } from './hex-facts'
import { legend } from './legend'
import { march } from './offers'
import { perils, stakes } from './stakes'
import { standing } from './standing'
import type { AvdWords } from './table-words'
import { victory } from './victory'
import { costs, exposure, notes, onward, strikes } from './ways'
import type { Word } from './words.en'

/** Who is still to come, or gone for good, lies in none that is shown. */
const SHOWN = Object.keys(BOXES).filter((box) => box !== 'track' && box !== 'gone')

const chitList = ({ tell, chitName }: AvdWords, chits: readonly string[]): string =>
  chitsOf(chits)
    .map(({ chit, count }) => (count > 1 ? `${count} × ${chitName(chit)}` : chitName(chit)))
    .join(', ') || tell('tracks.none')

/** Chits as discs, those of a kind as one. */
const discs = ({ own, chitName }: AvdWords, chits: readonly string[]): TrackPiece[] =>
  chitsOf(chits).map(({ chit, count }) => ({
    ...{ label: chitName(chit), n: count },
    drawn: {
      text: own(`disc.${chit}`, {}, CHITS[chit]?.name.slice(0, 3)),
      tone: CHITS[chit]?.side === 'soviet' ? 'soviet' : 'german',
    },
  }))

/** The cup as a viewer knows it: chits that lie open or are his own, and how many of each side he cannot know. */
function cupOf(words: AvdWords, { viewer, table: { cupKnown, cupUnknown }, mine }: View): TrackPiece[] {
  const open = [...cupKnown]
  const own = (mine?.inCup ?? []).filter((chit) => {
    const at = open.indexOf(chit)
    if (at >= 0) open.splice(at, 1)
    return at < 0
  })
  const shut = SIDES.map((side) => ({ side, n: cupUnknown[side] - (side === viewer ? own.length : 0) }))
  return [
    ...discs(words, [...cupKnown, ...own]),
    ...shut.flatMap(({ side, n }): TrackPiece[] =>
      n > 0 ? [{ label: words.sideName(side), n, drawn: { text: '?', tone: side } }] : [],
    ),
  ]
}

/** Victory chits by their worth. */
const prizes = ({ tell }: AvdWords, count: Readonly<Record<'major' | 'minor', number>>): TrackPiece[] =>
  (['major', 'minor'] as const).flatMap((tone) =>
    count[tone] > 0
      ? [{ label: tell(`hex.victory.${tone}`), n: count[tone], drawn: { text: '★', tone } } as const]
      : [],
  )

/** What a turn brings (11.1, 11.3, 14.0), in signs and in words. */
function brings({ tell }: AvdWords, at: Situation, turn: number) {
  const { points, pvo, elite, stars, release } = at.rules.turnTrack[turn]!
  const all = [
    { sign: String(points), words: tell('tracks.brings.points', { n: points }) },
    ...(pvo > 0 ? [{ sign: '', words: tell('tracks.brings.pvo', { n: pvo }) }] : []),
    ...(elite > 0 ? [{ sign: '', words: tell('tracks.brings.elite', { n: elite }) }] : []),
    ...(stars ? [{ sign: '★', words: tell('tracks.brings.stars') }] : []),
    ...(release === 'none' ? [] : [{ sign: 'M', words: tell(`tracks.brings.${release}`) }]),
  ]
  return {
    signs: all.flatMap(({ sign }) => (sign ? [sign] : [])),
    words: all.map((one) => one.words).join(', '),
  }
}

/** The turn track, with what each turn brings. */
function track(words: AvdWords, at: Situation): TrackCell[] {
  const table = at.open
  const { lastTurn, turnTrack } = at.rules
  const turns = Object.keys(turnTrack).map(Number)
  const last = table.directive ? lastTurn[table.directive] : turns.length
  return turnCells(words, turns.slice(0, last), table.turn, (turn) => {
    const { signs, words: says } = brings(words, at, turn)
    const label = words.tell('tracks.turn.cell', { turn, dates: words.dates(turn), brings: says })
    return { label, brings: signs }
  })
}

/** The tracks and boxes around the map. */
function tracks(words: AvdWords, at: Situation, view: View): TrackSection[] {
  const { table, mine, cupSize } = view
  const onMap = Object.keys(table.vpOnMap)
  const { tell, dates } = words
  const last = table.directive ? at.rules.lastTurn[table.directive] : tell('tracks.turn.last')
  return [
    {
      title: tell('tracks.turn'),
      cells: track(words, at),
      lines: [
        tell('tracks.turn.key'),
        `${tell('tracks.turn.of', { turn: table.turn, last })} · ${dates(table.turn)}`,
        table.directive ? tell(`directive.${table.directive}`) : tell('tracks.directive.none'),
      ],
    },
    {
      title: tell('tracks.cup'),
      rows: [{ text: tell('tracks.cup.size', { n: cupSize }), pieces: cupOf(words, view) }],
      lines: [
        tell('tracks.cup.known', { chits: chitList(words, table.cupKnown) }),
        tell('tracks.cup.unknown', { ...table.cupUnknown }),
        ...(mine ? [tell('tracks.cup.mine', { chits: chitList(words, mine.inCup) })] : []),
        ...(table.guderianInBox ? [tell('tracks.guderian')] : []),
      ],
    },
    {
      title: tell('tracks.played'),
      rows: [{ text: chitList(words, table.played), pieces: discs(words, table.played) }],
    },
    {
      title: tell('tracks.air'),
      lines: [
        tell('tracks.stukas', { ...table.stukas }),
        tell(`tracks.bomber.${table.bomber}` as Word),
        tell(`tracks.rocket.${table.rocket}` as Word),
        ...(table.escapeBonus ? [tell('tracks.bonus')] : []),
      ],
    },
    {
      title: tell('tracks.vp'),
      rows: [
        { text: tell('tracks.vp.german', { ...table.vpGerman }), pieces: prizes(words, table.vpGerman) },
        { text: tell('tracks.vp.soviet', { ...table.vpSoviet }), pieces: prizes(words, table.vpSoviet) },
        { text: tell('tracks.vp.map', { n: onMap.length }), pieces: prizes(words, counted(onMap)) },
      ],
    },
    {
      title: tell('tracks.boxes'),
      boxes: boxesOf(words, at, SHOWN, face),
    },
  ]
}

const counted = (hexes: readonly string[]) => {
  const major = hexes.filter((hex) => VICTORY_HEXES[hex] === 'major').length
  return { major, minor: hexes.length - major }
}

const town = ({ townName }: AvdWords, { at }: LogLine) => at?.[0] && townName(at[0])
const chit = ({ chitName }: AvdWords, { params }: LogLine) => chitName(String(params.chit))

/** What a town counts in a recap, by its star. */
const WORTH = { major: 2, minor: 1 } as const
const places = ({ rules }: Situation) =>
  new Map(rules.towns.map(({ hex, victory }) => [hex, victory ? WORTH[victory] : 0]))

/** What has happened: "3 attacks; Vitebsk taken; 2nd Panzer Group moved". */
const recap: readonly RecapPart<AvdWords>[] = [
  {
    ...{ says: 'recap.attacks', of: ['log-attack'] },
    fights: {
      thrown: ['log-die', 'log-die-modified'],
      beaten: ['log-retreat', 'log-eliminated', 'log-no-retreat'],
    },
  },
  { says: 'recap.bombardments', of: ['log-artillery-at', 'log-rocket-at', 'log-bomber-at'] },
  { says: 'recap.taken', of: ['log-vp-taken'], names: { of: town, many: 'recap.taken.many' } },
  { says: 'recap.returned', of: ['log-vp-returned'], names: { of: town, many: 'recap.returned.many' } },
  { says: 'recap.lost', of: ['log-eliminated', 'log-no-retreat'], units: true },
  { says: 'recap.disbanded', of: ['log-disbanded'] },
  { says: 'recap.arrived', of: ['log-reinforced', 'log-arrived', 'log-enters'] },
  {
    // Who was activated last of all has not moved yet: what is due says that.
    ...{ says: 'recap.moved', of: ['log-activated', 'log-activated-units'], ended: true },
    names: { of: chit, many: 'recap.moved.many' },
  },
  // Of a formation that was active before, nothing but its units is told.
  { says: 'recap.units', of: ['log-moved'], unless: 'recap.moved' },
  { says: 'recap.marked', of: ['log-marked'] },
]

export const later = laterPortOf<Situation, View, AvdWords>({
  ...{ on, face, march, onward, notes, costs, strikes, exposure, perils },
  ...{ stakes, legend, victory, hexFacts, tracks },
  judged: { ordersAt: () => orders, fighters },
  formationOf: (unit) => COUNTERS[unit]!.formation,
  armyOf: (unit) => /^.*(\dA|Army|Group)$/.exec(COUNTERS[unit]!.formation)?.[0] ?? null,
  start: () => ({
    placed: Object.values(COUNTERS).flatMap(({ id, hex, arrival }) =>
      hex && arrival === 'setup' ? [{ id, hex }] : [],
    ),
    lies: { reduced: false, oos: false, isolated: false },
    tokens: Object.entries(VICTORY_HEXES).map(([hex, kind]) => ({ hex, kind, value: null })),
    firstControl,
  }),
  layers: {
    ...{ suppliedHexes, supplyLine, inCommandRange },
    reachOf: (at, unit) => reach(at, unit).keys(),
  },
  usual: ({ table }, { order, choices: [chits] }) =>
    order.type === 'chooseChits' ? usualChits(on(table), chits!.from, chits!.max) : null,
  standsFor({ table }, piece) {
    const at = on(table)
    const units = at.rules.chits[piece] ? activatedBy(at, piece) : commandOf(at, piece)
    return [...new Set(units.flatMap((unit) => hexOf(at, unit) ?? []))]
  },
  loss: (at, wishes) => {
    const due = dueStep(at.open)
    return due?.step === 'losses' || due?.step === 'airDefence' ? decided.orderOf(at, due, wishes) : null
  },
  ...{ recap, places, standing, begins },
})
