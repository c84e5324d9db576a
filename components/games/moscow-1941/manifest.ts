import { OPTIONS } from '@/lib/games/moscow-1941/options'
import { manifestOf } from '../manifest-of'
import { fronts } from './fronts'
import { plays, Scripts } from './plays'

export const manifest = manifestOf({
  id: 'moscow-1941',
  title: 'Moscow 1941',
  hours: 2,
  words: 'game.moscow',
  scenarios: ['typhoon', 'basic', 'whole'],
  options: OPTIONS,
  fetched: {
    catalogues: () => import('./catalogues'),
    rulebook: {
      en: () => import('@/lib/games/moscow-1941/rulebook.en'),
      de: () => import('@/lib/games/moscow-1941/rulebook.de'),
    },
    charts: () => import('./charts'),
    edition: () => import('@/lib/games/moscow-1941/data/edition'),
    editionTexts: { de: () => import('@/lib/games/moscow-1941/data/edition.de') },
    firstLook: () => import('./first-look'),
    teller: () => import('./teller'),
    planner: () => import('./planner'),
  },
  ...{ fronts, plays, Scripts },
})
