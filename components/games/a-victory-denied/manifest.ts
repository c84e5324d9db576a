import type { GameManifest } from '../manifest'
import { fronts } from './fronts'
import { plays, Scripts } from './plays'

export const manifest: GameManifest = {
  id: 'a-victory-denied',
  title: 'A Victory Denied',
  sides: ['german', 'soviet'],
  hours: 6,
  words: {
    lead: 'game.smolensk.lead',
    introduction: 'game.smolensk.introduction',
    subject: 'game.smolensk.subject',
    length: 'game.smolensk.length',
  },
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
    {
      name: 'offTurn',
      legend: 'home.options.offTurn',
      choices: [
        { id: 'ask', name: 'home.options.offTurn.ask' },
        { id: 'auto', name: 'home.options.offTurn.auto', term: 'terms.offTurn.auto' },
      ],
      eachSide: true,
    },
  ],
  fronts,
  catalogue: async (language) => (await import('./catalogues')).CATALOGUES[language],
  rulebook: {
    en: () => import('@/lib/games/a-victory-denied/rulebook.en').then(({ rulebook }) => rulebook),
    de: () => import('@/lib/games/a-victory-denied/rulebook.de').then(({ rulebook }) => rulebook),
  },
  charts: async (language) => (await import('./charts')).chartsOf(language),
  edition: async (language) => (await import('./edition')).editionIn(language),
  opening: async (answer, words) => (await import('./first-look')).opening(answer, words),
  picture: async (answer, words) => (await import('./first-look')).pictureOf(answer, words),
  teller: async (words) => (await import('./teller')).teller(words),
  planner: () => import('./planner').then(({ plan }) => plan),
  plays,
  Scripts,
}
