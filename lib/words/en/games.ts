/** What each game is, how long, and its options. */
export const games = {
  'game.smolensk.lead':
    'A wargame of the battle for Smolensk in the summer of 1941, on a real map: play it on your phone, against the computer or a friend, at one sitting or over days.',
  'game.smolensk.introduction':
    'A wargame for two of the battle for Smolensk in the summer of 1941, on a real map. It takes no account and nothing to install.',
  'game.smolensk.subject': 'Smolensk, July and August 1941',
  'game.smolensk.length': '10 turns · an evening or two',
  'game.smolensk.campaign': 'The whole campaign',

  'home.options.road': 'Movement points for a road hex in strategic movement',
  'home.options.road.third': 'One third',
  'home.options.road.half': 'One half',
  'home.options.offTurn': 'Losses, retreats and Stukas in the other side’s turn',
  'home.options.offTurn.ask': 'Ask me',
  'home.options.offTurn.auto': 'Decide for me',
  'terms.road.half': 'A road hex costs half a movement point in strategic movement',
  'terms.offTurn.auto':
    'Losses, retreats and Stukas in the other side’s turn are decided for you until you change your standing orders',
}
