import type { LogLine } from '@/components/table/game-controls'
import { laterPortOf } from '@/components/wargame/later-port-of'
import { boxesOf } from '@/components/wargame/panels/boxes-of'
import type { RecapPart } from '@/components/wargame/past/recap-parts'
import type { TrackSection } from '@/components/wargame/port'
import { activatedBy } from '@/lib/games/a-victory-denied/computer/chits'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { orders } from '@/lib/games/a-victory-denied/orders'
import { fighters } from '@/lib/games/a-victory-denied/rules/09-attack'
import { on, type Situation } from '@/lib/games/a-victory-denied/situation'
import type { Box } from '@/lib/games/a-victory-denied/state'
import type { View } from '@/lib/games/a-victory-denied/view'
import { hexOf } from '@/lib/wargame/occupancy'
import { chitsOf } from './chits'
import { hexFacts } from './hex-facts'
import { layers } from './layers'
import { legend } from './legend'
import { perils, stakes, usualChits } from './stakes'
import { standing } from './standing'
import { start } from './start'
import type { AvdWords } from './table-words'
import { victory } from './victory'
import { costs, exposure, waysOn } from './ways'
import type { Word } from './words.en'

const BOXES = [
  'reserve',
  'pocket',
  'timoshenko',
  'staging',
  'stavka',
  'elite',
  'eliminated',
] as const satisfies readonly Box[]

const chitList = ({ tell, chitName }: AvdWords, chits: readonly string[]): string =>
  chitsOf(chits)
    .map(({ chit, count }) => (count > 1 ? `${count} × ${chitName(chit)}` : chitName(chit)))
    .join(', ') || tell('tracks.none')

/** The tracks and boxes around the map. */
function tracks(words: AvdWords, at: Situation, { table, mine, cupSize }: View): TrackSection[] {
  const { tell, dates } = words
  const last =
    table.directive === 'moscow' ? 10 : table.directive === 'distracted' ? 8 : tell('tracks.turn.last')
  return [
    {
      title: tell('tracks.turn'),
      lines: [
        `${tell('tracks.turn.of', { turn: table.turn, last })} · ${dates(table.turn)}`,
        table.directive ? tell(`directive.${table.directive}`) : tell('tracks.directive.none'),
      ],
    },
    {
      title: tell('tracks.cup'),
      lines: [
        tell('tracks.cup.size', { n: cupSize }),
        tell('tracks.cup.known', { chits: chitList(words, table.cupKnown) }),
        tell('tracks.cup.unknown', { ...table.cupUnknown }),
        ...(mine ? [tell('tracks.cup.mine', { chits: chitList(words, mine.inCup) })] : []),
        ...(table.guderianInBox ? [tell('tracks.guderian')] : []),
      ],
    },
    { title: tell('tracks.played'), lines: [chitList(words, table.played)] },
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
      lines: [
        tell('tracks.vp.german', { ...table.vpGerman }),
        tell('tracks.vp.soviet', { ...table.vpSoviet }),
        tell('tracks.vp.map', { n: Object.keys(table.vpOnMap).length }),
      ],
    },
    {
      title: tell('tracks.boxes'),
      lines: [],
      boxes: boxesOf(words, at, BOXES),
    },
  ]
}

const town = ({ townName }: AvdWords, { at }: LogLine) => at?.[0] && townName(at[0])
const chit = ({ chitName }: AvdWords, { params }: LogLine) => chitName(String(params.chit))

const LOST = ['log-eliminated', 'log-no-retreat']

/** What has happened: "3 attacks; Vitebsk taken; 2nd Panzer Group moved". */
const recap: readonly RecapPart<AvdWords>[] = [
  { says: 'recap.turn', of: ['log-turn'], last: true },
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
  { says: 'recap.lost', of: LOST },
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
  ...{ on, start, layers, waysOn, costs, exposure, perils, stakes, legend, victory, hexFacts, tracks },
  judged: { orders, fighters },
  formationOf: (unit) => COUNTERS[unit]!.formation,
  usual: ({ table }, { order, choices: [chits] }) =>
    order.type === 'chooseChits' ? usualChits(on(table), chits!.from, chits!.max) : null,
  standsFor: ({ table }, chit) => [
    ...new Set(activatedBy(on(table), chit).flatMap((unit) => hexOf(on(table), unit) ?? [])),
  ],
  ...{ recap, standing, lost: LOST },
})
