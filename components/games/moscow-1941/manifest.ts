import { manifestOf, offTurn } from '../manifest-of'
import { fronts } from './fronts'
import { plays, Scripts } from './plays'

export const manifest = manifestOf({
  id: 'moscow-1941',
  title: 'Moscow 1941',
  hours: 2,
  words: 'game.moscow',
  scenarios: [
    { id: 'typhoon', name: 'game.moscow.typhoon' },
    { id: 'basic', name: 'game.moscow.basic' },
    { id: 'whole', name: 'game.moscow.whole' },
  ],
  options: [
    {
      name: 'victory',
      legend: 'game.moscow.victory',
      choices: [
        { id: 'graded', name: 'game.moscow.victory.graded' },
        { id: 'charts', name: 'game.moscow.victory.charts', term: 'terms.moscow.victory.charts' },
      ],
    },
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
      name: 'dispersedStack',
      legend: 'game.moscow.dispersedStack',
      choices: [
        { id: 'half', name: 'game.moscow.dispersedStack.half' },
        {
          id: 'any',
          name: 'game.moscow.dispersedStack.any',
          term: 'terms.moscow.dispersedStack.any',
        },
      ],
    },
    offTurn('game.moscow.offTurn', { ask: 'terms.moscow.offTurn.ask', auto: 'terms.moscow.offTurn.auto' }),
  ],
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
