/** Dice, rules, where figures come from. */
export const reading = {
  'dice.of': '{face} of {sides}',
  'dice.title': 'The dice of this game',
  'dice.link': 'Check the dice',
  'dice.loading': 'Fetching the dice …',
  'dice.lead':
    'Nobody can choose a die here. The server fixed its secret before it heard the numbers of the two browsers; both together make every throw. What has been opened so far is recomputed here, in your own browser.',
  'dice.commitment': 'Commitment of the server',
  'dice.mix': 'Mix of all three numbers',
  'dice.mix.none': 'The mix has not been made: not all have sent their number yet.',
  'dice.mix.good': 'The mix agrees with the numbers it was made of.',
  'dice.mix.bad': 'The mix does NOT agree with the numbers it is said to be made of.',
  'dice.seats': 'Numbers of the players',
  'dice.turn': 'Turn {turn}',
  'dice.turn.setup': 'Set-up',
  'dice.turn.good': 'key agrees with what was promised before the game',
  'dice.turn.bad': 'key does NOT agree with what was promised before the game',
  'dice.turn.shut': 'Key still shut; it is opened when the turn is over.',
  'dice.throw.good': 'agrees',
  'dice.throw.bad': 'does NOT agree',
  'dice.throw.shut': 'not yet checkable',
  'dice.throws.none': 'No throw has been opened yet.',
  'dice.throws': '{n} {n|throw|throws}',
  'dice.numbers': 'The numbers behind it',
  'dice.seed': 'Seed of the server',
  'dice.seed.shut': 'Shut until the game is over.',
  'dice.seed.good': 'The seed agrees with the commitment.',
  'dice.seed.bad': 'The seed does NOT agree with the commitment.',
  'dice.summary.good': 'All {n} open throws agree.',
  'dice.summary.bad': '{n} throws do NOT agree.',
  'dice.trust.title': 'What you still have to trust',
  'dice.trust.1':
    'Until a turn is over, its key is shut. Whoever runs the server could look at faces that are still to come and tell a player; he cannot change them.',
  'dice.trust.2':
    'In practice games and at a hot seat the server makes the players’ numbers too, so there you trust it for all of them.',
  'dice.trust.3':
    'Whoever joins second sends his number after the first one is known to the server. A server in league with one player could then try numbers; the commitment made before hinders it from choosing its own.',
  'dice.trust.4':
    'That the throws were used as the rules say can be checked when the game is over: the replay needs no server.',
  'dice.back': 'Back to the table',

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
