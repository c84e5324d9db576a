/** The rungs that lead to the column of an attack. */
export const odds = {
  'odds-ratio': '{attack} against {defence}',
  'odds-river': 'Across a river: {shift} {shift|column|columns} to the left',
  'odds-dispersed': 'Dispersed defenders: {shift} {shift|column|columns} to the right',
  'odds-unsupplied': 'Defenders out of supply: {shift} {shift|column|columns} to the right',
  'odds-snow': 'Snow: {shift} {shift|column|columns} to the right',
  'odds-panic': 'Panic in Moscow: {shift} {shift|column|columns} to the right',
  'odds-cap': 'The last column',
  'odds-floor': 'The first column',
}
