import { chartsOf as parent } from '@/components/games/proud-monster/charts'
import { charts as parentDe } from '@/components/games/proud-monster/charts.de'
import { charts as parentEn } from '@/components/games/proud-monster/charts.en'
import { chartsWith } from '@/components/rules/charts'
import { autumnBy, SUPPLY_MARKERS, VICTORY } from '@/lib/games/death-and-destruction/data/charts'
import { codeOf, turnOf } from '@/lib/games/death-and-destruction/data/turns'
import { weatherBy } from '@/lib/games/proud-monster/data/weather'
import type { Language } from '@/lib/words/language'
import { charts as de } from './charts.de'
import { charts as en } from './charts.en'

/** Of the parent those for the turns of 1941: what comes and wins, the weather, attenuated supply. */
const OF_1941 = ['5', '9', '13']
/** Half months of a year in which the die for the weather of autumn is thrown (13.1), as turns of 1942. */
const AUTUMN = [218, 219, 220, 221, 222, 223, 224].map(turnOf)
const DICE = [-1, 0, 1, 2, 3, 4, 5, 6]
const weather = autumnBy(weatherBy)

const words = { en: { ...parentEn, ...en }, de: { ...parentDe, ...de } }
const own = chartsWith(words, (say) => [
  {
    ...{ chapter: '13', title: 'weather.title', notes: ['autumn.key'] },
    head: ['turn', 'couplet', ...DICE.map(String)],
    rows: AUTUMN.flatMap((turn) =>
      [1, 2].map((couplet) => [
        ...[codeOf(turn), couplet],
        ...DICE.map((die) => say(`weather.${weather(turn, couplet, die)}`)),
      ]),
    ),
  },
  {
    ...{ chapter: '16', title: 'check.title', notes: ['check.key'] },
    head: ['turn', 'check.loses', 'check.wins'],
    rows: VICTORY.map(({ turn, loses, wins }) => [codeOf(turn), loses, wins]),
  },
  {
    ...{ chapter: '16', title: 'marker.title', notes: ['marker.key'] },
    head: ['turn', 'marker.reach'],
    rows: SUPPLY_MARKERS.map(({ turn, range }) => [codeOf(turn), range]),
  },
])

type Charts = ReturnType<typeof own>
/** 14.1: after the first thaw of spring 1942 a river halves who attacks across it, and shifts no column any more. */
const thawed = (
  chart: Charts[number],
  { river, 'river.key': key }: (typeof words)[Language],
): Charts[number] =>
  chart.rows.some(([first]) => first === river)
    ? {
        ...chart,
        rows: chart.rows.map((row) => (row[0] === river ? [...row.slice(0, -1), '½'] : row)),
        notes: [...(chart.notes ?? []), key],
      }
    : chart

/** The tables of the game: those of its parent that hold here, and its own. */
export const chartsOf = (language: Language) => [
  ...parent(language)
    .filter(({ chapter }) => !OF_1941.includes(chapter))
    .map((chart) => thawed(chart, words[language])),
  ...own(language),
]
