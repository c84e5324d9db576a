/** Players as others see them: their pages, the archive, who follows a game, set phrases. */
export const people = {
  'archive.title': 'Archive',
  'archive.lead': 'Finished games, to be watched again line by line, from the first order to the last.',
  'archive.mine': 'Yours',
  'archive.mine.none': 'None of your games is over yet.',
  'archive.shown': 'Shown to all by both players',
  'archive.shown.none':
    'Nobody shows a game yet. When one of yours is over, you may show it here, if the other player does, too.',
  'archive.pair': '{one} ({oneSide}) – {other} ({otherSide})',
  'archive.page': 'Page of {name}',
  'archive.watch': 'Watch it again',
  'archive.show': 'Show this game to all, in the archive',
  'archive.show.none':
    'Anybody may then watch it again, and reads your names. It takes both of you, and each may take it back.',
  'archive.show.mine':
    'It is shown as soon as the other player wishes it, too. You may take it back at any time.',
  'archive.show.theirs': 'The other player wishes it. Anybody may then watch it again, and reads your names.',
  'archive.show.both':
    'Shown: anybody may watch it again, and reads your names. Each of you may take it back at any time.',

  'phrase.title': 'Say in a tap',
  'phrase.luck': 'Good luck!',
  'phrase.played': 'Well played.',
  'phrase.thanks': 'Thank you for the game.',
  'phrase.patience': 'Take your time.',
  'phrase.sorry': 'Sorry that I let you wait.',
  'phrase.rematch': 'Another game?',
  'phrase.away': 'I am away until {day}.',
  'phrase.away.pick': 'I am away until …',
  'phrase.away.day': 'The last day',
  'chat.here': 'The other player is here now',

  'follow.do': 'Follow this game',
  'follow.on': 'You follow this game. Stop',
  'follow.hint':
    'You are told of each new turn and of the end, in the ways that you are told of your own games.',
  'follow.ways': 'How you are told',

  'player.title': 'Player',
  'player.nobody': 'A player without a name',
  'player.gone': 'There is no such page, or not any more.',
  'player.gone.hint': 'Its player may have switched it off.',
  'player.has.won': 'won as {side}',
  'player.has.lost': 'lost as {side}',
  'player.figures': 'Against other people',
  'player.kind': 'Game',
  'player.won': 'Won',
  'player.drawn': 'Drawn',
  'player.lost': 'Lost',
  'player.rated.as': 'Rating',
  'player.rated.not': 'not rated',
  'player.provisional': 'provisional',
  'player.spread':
    'With 95 of 100 the strength lies within what stands behind ±. It is provisional until enough games were rated.',
  'player.counted':
    'Out of time counts where a clock had run out and the game, or this player’s part in it, ended so: it was claimed, he resigned then, or his seat was given away; without a clock after 60 days of silence. Won, drawn and lost are games that both players played from beginning to end.',
  'player.archive': 'Games shown to all',
  'player.archive.none': 'No game of this player is shown.',

  'me.page': 'A page about me that anybody may read who has its address',
  'me.page.hint':
    'It tells your name, these figures, your results and ratings by game, and the games that you show to all. Switched off, it is gone, and its address with it: the next time it has another.',
  'me.page.link': 'Address of your page',
  'me.page.look': 'Look at it',
  'me.shows': 'Show my finished games to all, where the other player does',
  'me.shows.hint':
    'It counts for games that end from now on. At the table you may change it for each of them.',
  'me.hides': 'Do not tell others when I am at the table',
} as const
