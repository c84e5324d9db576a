import { z } from 'zod'

/** Minutes of a day. */
const minute = z.number().int().min(0).max(1439)

/** What a player wishes about notices. */
export const wishesSchema = z.strictObject({
  /** Minutes for which a notice waits, so that quick exchanges cause none. */
  delay: z.number().int().min(0).max(720),
  /** From one minute of his day to another nothing is sent. */
  quiet: z.strictObject({ from: minute, to: minute }).nullable(),
  /** Reminders when 50, 80 and 95% of his time are over. */
  reminders: z.boolean(),
  /** Also while he has the game open. */
  open: z.boolean(),
  /** By the id of a channel; `each` where it is not named. */
  channels: z.record(z.string().max(40), z.enum(['each', 'digest', 'off'])),
})
export type Wishes = z.infer<typeof wishesSchema>

/** What differs for one game. */
export const gameWishesSchema = wishesSchema.partial()
export type GameWishes = z.infer<typeof gameWishesSchema>

export const USUAL: Wishes = { delay: 2, quiet: null, reminders: true, open: false, channels: {} }

/** The wishes that hold at one game. */
export const wishesAt = (all: Partial<Wishes> | null, here: GameWishes | null): Wishes => ({
  ...USUAL,
  ...all,
  ...here,
  channels: { ...all?.channels, ...here?.channels },
})
