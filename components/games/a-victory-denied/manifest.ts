import { OPTIONS } from '@/lib/games/a-victory-denied/options'
import { manifestOf } from '../manifest-of'
import { fronts } from './fronts'
import { plays, Scripts } from './plays'

export const manifest = manifestOf({
  id: 'a-victory-denied',
  title: 'A Victory Denied',
  hours: 6,
  words: 'game.smolensk',
  scenarios: ['campaign'],
  options: OPTIONS,
  fetched: {
    catalogues: () => import('./catalogues'),
    rulebook: {
      en: () => import('@/lib/games/a-victory-denied/rulebook.en'),
      de: () => import('@/lib/games/a-victory-denied/rulebook.de'),
    },
    charts: () => import('./charts'),
    edition: () => import('@/lib/games/a-victory-denied/data/edition'),
    editionTexts: { de: () => import('@/lib/games/a-victory-denied/data/edition.de') },
    firstLook: () => import('./first-look'),
    teller: () => import('./teller'),
    planner: () => import('./planner'),
  },
  ...{ fronts, plays, Scripts },
})
