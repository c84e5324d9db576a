import { chartsOf as parent } from '@/components/games/proud-monster/charts'
import { chartsWith } from '@/components/rules/charts'
import { SUPPLY_MARKERS, VICTORY } from '@/lib/games/death-and-destruction/data/charts'
import { codeOf } from '@/lib/games/death-and-destruction/data/turns'
import type { Language } from '@/lib/words/language'
import { charts as de } from './charts.de'
import { charts as en } from './charts.en'

const own = chartsWith({ en, de }, () => [
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

/** The tables of the game: those of its parent, and its own. */
export const chartsOf = (language: Language) => [...parent(language), ...own(language)]
