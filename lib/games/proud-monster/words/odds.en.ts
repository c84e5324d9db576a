/** The rungs that lead to the column of an attack. */
export const odds = {
  'odds-ratio': '{attack} against {defence}: {ratio}',
  'odds-hills': 'Hills: {shift} {shift|column|columns} to the left, {ratio}',
  'odds-river': 'All across rivers: {shift} {shift|column|columns} to the left, {ratio}',
  'odds-strait': 'All across a strait: {shift} {shift|column|columns} to the left, {ratio}',
  'odds-large-town': 'Large town: {shift} {shift|column|columns} to the left, {ratio}',
  'odds-city': 'City: {shift} {shift|column|columns} to the left, {ratio}',
}
