/** A set-up that somebody gives on by its address. */
export const setUp = {
  'setUp.title': 'A set-up to use',
  'setUp.size': '{side}: {units} {units|unit|units} in {places} {places|place|places}',
  'setUp.lead':
    'Somebody gives you this plan. Keep it, and use it whenever this side sets up; you may change it then. Nobody is told of it.',
  'setUp.name': 'Name under which you keep it',
  'setUp.name.usual': 'From a link',
  'setUp.use': 'Use this set-up: {with}',
  'setUp.keep': 'Keep it',
  'setUp.kept': 'Kept as {name}: it is among your saved set-ups when this side sets up.',
  'setUp.full': 'You keep as many for this side as there is room for. Delete one at a table first.',
  'setUp.none': 'This is no set-up',
  'setUp.none.hint': 'The link is not whole, or its game is not played here. Ask for it once more.',
} as const
