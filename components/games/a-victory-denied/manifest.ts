import { manifestOf, offTurn } from '../manifest-of'
import { fronts } from './fronts'
import { plays, Scripts } from './plays'

export const manifest = manifestOf({
  id: 'a-victory-denied',
  title: 'A Victory Denied',
  hours: 6,
  words: 'game.smolensk',
  scenarios: [{ id: 'campaign', name: 'game.smolensk.campaign' }],
  options: [
    {
      name: 'roadCost',
      legend: 'home.options.road',
      choices: [
        { id: 'third', name: 'home.options.road.third' },
        { id: 'half', name: 'home.options.road.half', term: 'terms.road.half' },
      ],
    },
    offTurn('home.options.offTurn', { ask: 'terms.offTurn.ask', auto: 'terms.offTurn.auto' }),
  ],
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
