import type { Words } from '@/lib/kernel/decision'

/** Sentences of the table itself, which no game says. `{side}` is to be replaced by the game's name of the side. */
export const TABLE_WORDS = {
  'table.joined': 'The {side} player has joined.',
  'table.drawn': 'Sides were drawn: whoever joined plays {side}.',
  'table.withdrawn': 'The challenge was withdrawn.',
  'table.declined': 'The challenge was declined.',
  'table.recovery.made': 'The {side} player made a link to open the seat in another browser.',
  'table.recovery.used': 'The seat of the {side} player was opened in another browser.',
  'table.recovery.revoked': 'The {side} player withdrew the link to the seat.',
  'table.notYourMove': 'It is not your move.',
  'table.nothingToTakeBack': 'There is nothing that can be taken back.',
  'table.no.notPlaying': 'The game has not begun, or is over.',
  'table.no.noOffer': 'There is no such offer any more.',
  'table.no.computer': 'The computer player makes no such agreements.',
  'table.no.offered': 'Such an offer stands already; it must be answered first.',
  'table.no.noMoment': 'The game cannot go back to this moment.',
  'table.no.turnOver': 'That turn is over and its dice are open, so it cannot be gone back to.',
  'table.no.noClock': 'This game has no clock.',
  'table.no.paused': 'The game is paused already.',
  'table.no.notPaused': 'The game is not paused.',
  'table.no.notTheirTime':
    'The clock of the other player is not running, or you have a choice to make yourself first.',
  'table.no.timeLeft': 'The other player has time left.',
  'table.no.noVacation': 'There are no days off in this game.',
  'table.no.noSuchDays': 'Days off are whole days from today on, at most a year ahead.',
  'table.no.vacationPlanned': 'You have days off already; end those first.',
  'table.no.vacationUsedUp': 'So many days off are not left.',
  'table.no.notAway': 'You have no days off that could be ended.',
  'table.no.sought': 'A substitute is sought already.',
} as const

/** A sentence of the table in English, with its gaps filled. */
export const sayTable = ({ key, params }: Words): string =>
  (TABLE_WORDS[key as keyof typeof TABLE_WORDS] ?? key).replace(/\{(\w+)\}/g, (gap, name: string) =>
    String(params[name] ?? gap),
  )
