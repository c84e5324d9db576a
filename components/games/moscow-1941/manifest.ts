import type { GameManifest } from '../manifest'
import { fronts } from './fronts'
import { plays, Scripts } from './plays'

export const manifest: GameManifest = {
  id: 'moscow-1941',
  title: 'Moscow 1941',
  sides: ['german', 'soviet'],
  hours: 2,
  words: {
    lead: 'game.moscow.lead',
    introduction: 'game.moscow.introduction',
    subject: 'game.moscow.subject',
    length: 'game.moscow.length',
  },
  scenarios: [
    { id: 'typhoon', name: 'game.moscow.typhoon' },
    { id: 'basic', name: 'game.moscow.basic' },
    { id: 'whole', name: 'game.moscow.whole' },
  ],
  options: [
    {
      name: 'noRetreat',
      legend: 'game.moscow.noRetreat',
      choices: [
        { id: 'found', name: 'game.moscow.noRetreat.found' },
        { id: 'attack', name: 'game.moscow.noRetreat.attack', term: 'terms.moscow.noRetreat.attack' },
        { id: 'none', name: 'game.moscow.noRetreat.none', term: 'terms.moscow.noRetreat.none' },
      ],
    },
    {
      name: 'offTurn',
      legend: 'game.moscow.offTurn',
      choices: [
        { id: 'ask', name: 'home.options.offTurn.ask' },
        { id: 'auto', name: 'home.options.offTurn.auto', term: 'terms.moscow.offTurn.auto' },
      ],
      eachSide: true,
    },
  ],
  fronts,
  catalogue: async (language) => (await import('./catalogues')).CATALOGUES[language],
  rulebook: {
    en: () => import('@/lib/games/moscow-1941/rulebook.en').then(({ rulebook }) => rulebook),
    de: () => import('@/lib/games/moscow-1941/rulebook.de').then(({ rulebook }) => rulebook),
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
