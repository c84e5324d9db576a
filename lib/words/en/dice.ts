/** The dice of a game: how they come about, how they are checked, and that something is wrong. */
export const dice = {
  'wait.nonce': 'Making the dice …',
  'wait.dice.other':
    'Both seats are taken. The {side} player’s device must open the game once before the dice can be thrown.',
  'wait.dice.other.named':
    'Both seats are taken, and {name} is waited for ({side}): that player’s device must open the game once before the dice can be thrown.',
  'wait.dice.why':
    'It keeps a number that nobody has seen yet, and says it by itself as soon as this game or the list of games is open there. No clock runs until then.',
  'wait.dice.elsewhere': 'Open this game once on the device on which you began it.',
  'wait.dice.why.mine':
    'Your number for the dice is kept there, and nobody else has seen it. That device says it by itself. No clock runs until then.',
  'wait.dice.lost': 'Is that device lost?',
  'wait.dice.counted':
    'If both agree, the dice are mixed anew from fresh numbers. That is possible before the first throw only; it is counted, and everybody can see it.',
  'wait.dice.propose': 'Propose to mix anew',
  'wait.dice.proposed': 'You have proposed to mix the dice anew. The {side} player must agree.',
  'wait.dice.proposed.hint':
    'From {date} on that player’s device agrees by itself when it opens the game. If the missing number turns up before, the game begins with that.',
  'wait.dice.asked': 'The {side} player proposes to mix the dice anew.',
  'wait.dice.agree': 'Agree to mix anew',
  'dice.of': '{face} of {sides}',
  'dice.title': 'The dice of this game',
  'dice.link': 'Check the dice',
  'dice.loading': 'Fetching the dice …',
  'dice.lead':
    'Nobody can choose a die here. The server fixed its secret before it heard the numbers of the two browsers; all three together make every throw. What has been opened so far is recomputed here, in your own browser.',
  'dice.commitment': 'Commitment of the server',
  'dice.mix': 'Mix of all three numbers',
  'dice.mix.none': 'The mix has not been made: not all numbers are open yet.',
  'dice.mix.good': 'The mix agrees with the numbers it was made of.',
  'dice.mix.bad': 'The mix does NOT agree with the numbers it is said to be made of.',
  'dice.seats': 'Numbers of the players',
  'dice.number.good': 'The number of the {side} player is the one that was committed to before.',
  'dice.number.bad': 'The number of the {side} player is NOT the one that was committed to before.',
  'dice.number.shut': 'The number of the {side} player is hidden until it is revealed.',
  'dice.number.hidden': 'Hidden until revealed.',
  'dice.number.none': 'Not shown yet.',
  'dice.number.commitment': 'Commitment to it: {side}',
  'dice.number.blind': 'What opens the commitment: {side}',
  'dice.tries': 'This game started at try number {n}: the players agreed to mix the dice anew.',
  'dice.words': 'Four words of this game',
  'dice.words.hint.watch':
    'Compare them with those of a player; if both see the same, both look at the same game.',
  'dice.words.hint': 'Read these to your opponent; if both see the same, both look at the same game.',
  'dice.turn': 'Turn {turn}',
  'dice.turn.setup': 'Set-up',
  'dice.turn.good': 'The key agrees with what was promised before the game.',
  'dice.turn.bad': 'The key does NOT agree with what was promised before the game.',
  'dice.turn.shut': 'The key is still shut; it is opened when the turn is over.',
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
    'Between two players one number stays hidden on its device until the other stands, so nobody can try out numbers. Whoever opens the last one could refuse to; a mix made anew for that is counted and shown.',
  'dice.trust.4':
    'That the throws were used as the rules say can be checked when the game is over: the replay needs no server.',
  'dice.trust.5':
    'This check itself comes from the server. Who does not trust it runs the command “verify” from the source code, without a connection, on the file of the finished game.',
  'alarm.dice':
    'Something is wrong with the dice of this game: the server shows other numbers than it showed this device before.',
  'alarm.back': 'This game has gone back: the server knows less of it than this device has already seen.',
  'alarm.fork':
    'This game has gone back: its log now tells something else than this device has already seen.',
  'alarm.what':
    'It may be that the server is just catching up after a failure, so look again first. If it stays so, save what this device knows, compare it with your opponent, and tell whoever runs this server. Nothing was sent.',
  'alarm.again': 'Look again',
  'alarm.save': 'Save what this device knows',
  'alarm.goOn': 'Go on with what the server shows',
  'alarm.goOn.sure': 'Go on, and forget what this device knew',
  'dice.changed':
    'The server shows another commitment to its dice than this device saw before. Nothing was sent. Tell your opponent.',
  'dice.back': 'Back to the table',
} as const
