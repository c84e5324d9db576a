/** What the charts on the page of rules say. */
export const charts = {
  'turn.couplets': 'Couplets',
  'turn.points': 'Points that win',
  'turn.key': 'RD rifle, CD cavalry, TD tank, MRD motorized divisions; RB, MRB and TB the brigades of these.',
  'terrain.mech': 'Mechanized',
  'terrain.foot': 'On foot',
  'terrain.rider': 'Cavalry',
  'terrain.mountain': 'Mountain troops',
  clear: 'Clear',
  forest: 'Forest',
  hills: 'Hills',
  marsh: 'Marsh',
  river: 'River',
  strait: 'Strait',
  large: 'Large town',
  city: 'City',
  'crt.below': 'lower',
  'crt.above': 'higher',
  'crt.key':
    'Steps that the attacker loses / steps that the defender loses; E: all. Losses are doubled in cities, and none is one there.',
  'weather.title': 'Weather',
  'weather.key':
    'By all rules, by one die at the beginning of each couplet; in the Crimea two less. Snow that has come stays.',
  'weather.D': 'dry',
  'weather.R': 'rain',
  'weather.M': 'mud',
  'weather.F': 'frost',
  'weather.S': 'snow',
  couplet: 'Couplet',
  'supply.title': 'Attenuated supply',
  'supply.key':
    'By all rules, for German attacks from beyond the gas stations: 1 is added from September, 2 in December, and 1 in mud or snow.',
  'supply.die': 'Die',
  'supply.columns': 'Columns to the left',
} as const
export type ChartWord = keyof typeof charts
