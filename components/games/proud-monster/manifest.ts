import { manifestOf, offTurn } from '../manifest-of'
import { fronts } from './fronts'
import { plays, Scripts } from './plays'

export const manifest = manifestOf({
  id: 'proud-monster',
  title: 'Proud Monster',
  hours: 3,
  words: 'game.proud',
  scenarios: [
    { id: 'riga', name: 'game.proud.riga' },
    { id: 'campaign', name: 'game.proud.campaign' },
  ],
  options: [
    {
      name: 'tankBrigades',
      legend: 'game.proud.tankBrigades',
      choices: [
        { id: 'all', name: 'game.proud.tankBrigades.all' },
        { id: 'none', name: 'game.proud.tankBrigades.none', term: 'terms.proud.tankBrigades.none' },
      ],
    },
    offTurn('game.proud.offTurn', { ask: 'terms.proud.offTurn.ask', auto: 'terms.proud.offTurn.auto' }),
  ],
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
