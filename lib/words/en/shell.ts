/** What stands on every page, and what can go wrong. */
export const shell = {
  'app.name': 'Fieldpost',

  'shade.title': 'Colours',
  'shade.system': 'As the device',
  'shade.day': 'Day',
  'shade.night': 'Night',
  'settings.title': 'How it looks and feels',
  'settings.text': 'Size of text',
  'settings.text.usual': 'Usual',
  'settings.text.large': 'Large',
  'settings.text.largest': 'Very large',
  'settings.colours': 'Marks and warnings',
  'settings.colours.usual': 'Red and gold',
  'settings.colours.safe': 'Blue and gold, for the colour-blind',
  'settings.touch': 'Vibration',
  'settings.touch.off': 'Off',
  'settings.touch.on': 'On',
  'settings.sound': 'Sound',
  'settings.sound.off': 'Off',
  'settings.sound.on': 'On',
  'settings.picture': 'Keep or share a picture of the map',
  'language.title': 'Language',

  'app.tagline':
    'The great hex-and-counter wargames of the Eastern Front, played in stolen minutes from a phone.',

  'side.german': 'German',
  'side.soviet': 'Soviet',
  'side.spectator': 'Spectator',

  'mode.computer': 'Against the computer',
  'mode.hotseat': 'Two players, one device',
  'mode.practice': 'Practice table',
  'mode.watch': 'Computer against computer',
  'mode.invite': 'Against a friend',
  'mode.spectator': 'As a spectator',

  'pace.title': 'Pace',
  'pace.none': 'No clock',
  'pace.live': 'Live: 10 minutes each time',
  'pace.1d': '1 day each time',
  'pace.3d': '3 days each time',
  'pace.7d': '7 days each time',
  'pace.brisk': 'Brisk: 24 hours a turn',
  'pace.steady': 'Steady: 48 hours a turn',
  'pace.slow': 'Slow: 96 hours a turn',
  'pace.hint.none':
    'Everybody takes as long as he likes. Who is silent for 60 days while the game waits for him may lose it: then the other player may end it, or have the seat filled. Both are told a week before.',
  'pace.hint.live': '10 minutes for each decision that falls to you, and an hour in reserve.',
  'pace.hint.1d': 'A day whenever the game waits for you, and 3 days in reserve.',
  'pace.hint.3d': '3 days whenever the game waits for you, and 6 days in reserve.',
  'pace.hint.7d': '7 days whenever the game waits for you, and 14 days in reserve.',
  'pace.hint.brisk':
    '24 hours for each player’s turn, however often the game waits for you in it, and 5 days in reserve for the whole game.',
  'pace.hint.steady':
    '48 hours for each player’s turn, however often the game waits for you in it, and 10 days in reserve for the whole game.',
  'pace.hint.slow':
    '96 hours for each player’s turn, however often the game waits for you in it, and 21 days in reserve for the whole game.',
  'pace.weekends': 'Weekends off',
  'pace.weekends.short': 'weekends off',
  'pace.days': 'Days on which time counts',
  'pace.days.term': 'Time counts only on: {days}',
  'pace.days.short': 'time counts only on {days}',

  'picture.invited': 'You are invited to play the {side} side',
  'picture.invited.drawn': 'You are invited to play',
  'picture.invited.from': '{name} invites you',
  'picture.person': 'a player',
  'picture.computer': 'the computer',
  'picture.open': 'still open',

  'trouble.stale': 'The game had moved on. Look again before you decide.',
  'trouble.repeated-differently': 'This was asked before in another way. Try again.',
  'trouble.gone': 'This leads nowhere any more: it was used or withdrawn, or its rules are outdated.',
  'trouble.too-large': 'This request is too long.',
  'trouble.wrong-type': 'This was not understood. Nothing was changed.',
  'trouble.refused': 'The rules do not allow this.',
  'trouble.internal': 'Something went wrong. Nothing is known to be lost; try again.',
  'trouble.unavailable': 'The game cannot be reached now. Nothing has been lost; try again.',

  'error.title': 'This page has stumbled.',
  'error.hint': 'Your game is safe: nothing is lost by an error of the screen.',
  'error.again': 'Try again',

  'busy.title': 'One moment, please.',
  'busy.hint':
    'Too many pages were asked for from here in a short time. This one opens by itself in {n} seconds.',

  'notFound.title': 'There is nothing in this hex.',
  'notFound.hint': 'The address leads off the map. Perhaps it was copied in part.',
} as const
