import type { GameManifest } from '@/components/games/manifest'

/** A picture that no page would take for another's. */
const picture = (name: string) => ({ day: `/second/${name}-day.webp`, night: `/second/${name}-night.webp` })
const fronts = { phone: picture('phone'), desk: picture('desk'), card: picture('card') }

const book = [{ number: '1', title: 'The only chapter', rules: [] }]
const never = async (): Promise<never> => {
  throw new Error('this game is not played')
}

/** A game that has pages and no rules: shorter than any other, with two scenarios and an option of its own. */
export const secondGame: GameManifest = {
  id: 'second-game',
  title: 'The Second Game',
  sides: ['soviet', 'german'],
  hours: 0.5,
  words: {
    lead: 'home.tables.join',
    introduction: 'list.nobody',
    subject: 'home.watch',
    length: 'pace.1d',
  },
  scenarios: [
    { id: 'short', name: 'pace.live' },
    { id: 'long', name: 'pace.7d' },
  ],
  options: [
    {
      name: 'weather',
      legend: 'pace.title',
      choices: [
        { id: 'fair', name: 'pace.3d' },
        { id: 'foul', name: 'pace.none', term: 'pace.weekends' },
      ],
    },
  ],
  fronts: { en: fronts, de: fronts },
  catalogue: async (language) => ({ hello: { en: 'Hello', de: 'Hallo' }[language] }),
  rulebook: async () => book,
  charts: async () => [{ chapter: '1', title: 'Its table', head: ['Die', 'Result'], rows: [['1', 'won']] }],
  edition: async () => ({
    sources: [{ id: 'sure', name: 'certain', meaning: 'as printed' }],
    parts: [{ title: 'Its map', unit: 'hexes', counts: { sure: 7 }, notes: ['Seven hexes.'] }],
    mended: [],
    pieces: [{ item: 'Its counters', pieces: 12 }],
  }),
  opening: never,
  still: never,
  picture: never,
  teller: never,
  planner: never,
  plays: never,
  Scripts: () => null,
}
