/** The rungs that lead to the column of an attack. */
export const odds = {
  'odds-ratio': '{attack} against {defence}: {ratio}',
  'odds-covered': 'One is seen, {more} more beneath',
  'odds-covered-one': 'One is seen, one more beneath',
  'odds-hills': 'Hills: {shift} {shift|column|columns} to the left, {ratio}',
  'odds-concentric': 'From all sides: {shift} {shift|column|columns} to the right, {ratio}',
  'odds-forest': 'Forest, in a mobile assault: {shift} {shift|column|columns} to the left, {ratio}',
  'odds-hedgehog': 'Hedgehog: {shift} {shift|column|columns} to the left, {ratio}',
  'odds-air': 'VIII Air Corps: {shift} {shift|column|columns} to the right, {ratio}',
  'odds-air-against':
    'VIII Air Corps over the defenders: {shift} {shift|column|columns} to the left, {ratio}',
  'odds-fort': 'Fort: {shift} {shift|column|columns} to the left, {ratio}',
  'odds-heavy-fort': 'Heavy fort: {shift} {shift|column|columns} to the left, {ratio}',
  'odds-snow': 'Snow: {shift} {shift|column|columns} to the right, {ratio}',
  'odds-invasion': 'From the sea: {shift} {shift|column|columns} to the left, {ratio}',
  'odds-attenuated': 'Attenuated supply, by its die: {shift} {shift|column|columns} to the left, {ratio}',
  'odds-river': 'All across rivers: {shift} {shift|column|columns} to the left, {ratio}',
  'odds-strait': 'All across a strait: {shift} {shift|column|columns} to the left, {ratio}',
  'odds-large-town': 'Large town: {shift} {shift|column|columns} to the left, {ratio}',
  'result-losses': 'Steps lost: attacker {attacker}, defender {defender}',
  'result-all': 'All defenders are lost; the attacker loses {attacker} {attacker|step|steps}',
  'odds-city': 'City: {shift} {shift|column|columns} to the left, {ratio}',
}
