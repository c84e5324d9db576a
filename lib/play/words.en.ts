import type { Words } from '@/lib/kernel/decision'

/** Sentences of the table itself, which no game says. `{side}` is to be replaced by the game's name of the side. */
export const TABLE_WORDS = {
  'table.joined': 'The {side} player has joined.',
  'table.recovery.made': 'The {side} player made a link to open the seat in another browser.',
  'table.recovery.used': 'The seat of the {side} player was opened in another browser.',
  'table.recovery.revoked': 'The {side} player withdrew the link to the seat.',
  'table.notYourMove': 'It is not your move.',
  'table.nothingToTakeBack': 'There is nothing that can be taken back.',
} as const

/** A sentence of the table in English, with its gaps filled. */
export const sayTable = ({ key, params }: Words): string =>
  (TABLE_WORDS[key as keyof typeof TABLE_WORDS] ?? key).replace(/\{(\w+)\}/g, (gap, name: string) =>
    String(params[name] ?? gap),
  )
