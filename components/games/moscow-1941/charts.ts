import { byDie, chartsWith } from '@/components/rules/charts'
import {
  AIR_COLUMNS,
  AIR_TABLE,
  CALENDAR,
  COLUMNS,
  CRT,
  TERRAIN_CHART,
  WEATHER_CHART,
  WEATHERS,
} from '@/lib/games/moscow-1941/data/charts'
import { COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { charts as de } from './charts.de'
import { charts as en } from './charts.en'

type Kind = keyof typeof TERRAIN_CHART

/** The tables of the game, made from its data; each stands with the rules that it belongs to. */
export const chartsOf = chartsWith({ en, de }, (say) => [
  {
    ...{ chapter: 'V', title: 'turn.title', inWords: true },
    head: ['turn', 'turn.dates', 'turn.weather', 'turn.points', 'turn.arrivals'],
    rows: CALENDAR.map(({ turn, dates, weather, points, arrivals }) => [
      ...[turn, dates, say(weather), points],
      arrivals.map((id) => COUNTERS[id]?.name ?? id).join(', '),
    ]),
  },
  {
    ...{ chapter: 'VIII', title: 'weather.title' },
    head: ['turn.weather', 'weather.supply', 'weather.luftwaffe', 'weather.overrun', 'weather.frozen'],
    rows: WEATHERS.map((weather) => {
      const { supply, luftwaffe, overrun, frozen } = WEATHER_CHART[weather]
      const may = (is: boolean) => (is ? say('yes') : '–')
      return [
        ...[say(weather), `${supply.german} / ${supply.soviet}`, luftwaffe],
        ...[`${may(overrun.german)} / ${may(overrun.soviet)}`, frozen],
      ]
    }),
  },
  {
    ...{ chapter: 'IV', title: 'terrain.title' },
    head: ['ground', 'terrain.times', 'terrain.plus', 'terrain.air'],
    rows: (Object.keys(TERRAIN_CHART) as Kind[]).map((kind) => {
      const { times, plus, air } = TERRAIN_CHART[kind]
      return [say(kind), times, plus, air]
    }),
  },
  byDie({ chapter: 'I', title: 'crt.title', notes: ['crt.key'] }, COLUMNS, CRT),
  byDie(
    { chapter: 'III', title: 'air.title' },
    AIR_COLUMNS.map((column) => `air.${column}`),
    AIR_TABLE,
  ),
])
