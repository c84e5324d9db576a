import { OPTIONS } from '@/lib/games/proud-monster/options'
import { manifestOf } from '../manifest-of'
import { fronts } from './fronts'
import { plays, Scripts } from './plays'

export const manifest = manifestOf({
  id: 'proud-monster',
  title: 'Proud Monster',
  hours: 3,
  words: 'game.proud',
  scenarios: ['riga', 'smolensk-beginner', 'crimea-beginner', 'campaign'],
  options: OPTIONS,
  fetched: {
    catalogues: () => import('./catalogues'),
    rulebook: {
      en: () => import('@/lib/games/proud-monster/rulebook.en'),
      de: () => import('@/lib/games/proud-monster/rulebook.de'),
    },
    charts: () => import('./charts'),
    edition: () => import('@/lib/games/proud-monster/data/edition'),
    editionTexts: { de: () => import('@/lib/games/proud-monster/data/edition.de') },
    firstLook: () => import('./first-look'),
    teller: () => import('./teller'),
    planner: () => import('./planner'),
  },
  ...{ fronts, plays, Scripts },
})
