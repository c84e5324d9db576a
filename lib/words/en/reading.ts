/** Rules, where figures come from. */
export const reading = {
  'about.title': 'About this edition',
  'about.lead':
    'The printed charts of this game are not public. Wherever a figure is not known we put our own in its place and say so.',
  'about.known': 'What the words mean',
  'about.mended': 'Mended since',
  'about.pieces': 'Pieces',
  'about.back': 'To the first page',

  'rules.title': 'Rules',
  'rules.lead':
    'Every rule as the table applies it, in our own words and under its number in the book. Where the book leaves a doubt, it says how we read it.',
  'rules.chapters': 'Chapters',
  'rules.search': 'Search the rules',
  'rules.found': '{n} {n|rule|rules}',
  'rules.reading': 'Our reading:',
  'rules.all': 'All rules, in a new tab',
  'rules.link': 'The rules',
  'rules.close': 'Close the rule',
  'rules.loading': 'Fetching the rule …',
  'rules.missing': 'The rule could not be fetched.',
} as const
