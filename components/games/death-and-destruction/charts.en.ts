/** What the charts on the page of rules say beyond those of the parent. */
export const charts = {
  'check.title': 'Checks of points in the whole war',
  'check.key':
    'Only turn 124 is printed; the others are ours. Scenarios of ours have a check of their own, which stands at the table.',
  'check.loses': 'The German loses with',
  'check.wins': 'He wins with',
  'autumn.key':
    'Autumn of 1942, and of each year alike; from the second half of December to February always the last row. In the southern zone two less.',
  'river.key':
    '½: from the thaw of spring 1942 on whoever attacks across a river does so with half (14.1); before it a river is one column to the left.',
  'marker.title': 'Offensive supply',
  'marker.key': 'From its turn on each marker is there, and a dummy with it.',
  'marker.reach': 'Hexes that it reaches',
  turn: 'Turn',
} as const
export type ChartWord = keyof typeof charts
