import type { DiceState } from '@/lib/play/api/dice'
import type { GameAnswer } from '@/lib/play/api/game'

/**
 * What this device knows of a game: to what the server is bound, what was said for the dice, and how far each viewer's
 * log had gone. If the server ever tells another story, it shows here.
 */
export interface Pin {
  commitment: string
  mix: string | null
  /** What was said for the last mix that this device saw being made. */
  dice: Pick<DiceState, 'try' | 'said'> | null
  /** The commitment of the proposal to mix anew to which this device agreed. */
  agreed: string | null
  /** By viewer. */
  seen: Readonly<Record<string, Seen>>
  /** The mix was found to hold the numbers that this device knows. */
  checked: boolean
  /** When this was noted last, ISO. */
  time: string
}

interface Seen {
  version: number
  /** Lines of his log that can never be taken back, and the id of the last. */
  lines: number
  last: string | null
}

/** dice: the server is bound to something else than before, or a number was changed; back, fork: the log was. */
export type Alarm = 'dice' | 'back' | 'fork'

type Told = Pick<GameAnswer, 'commitment' | 'mix' | 'dice' | 'viewer' | 'version' | 'firmLength'>
type Lines = readonly { n: number; id: string }[]

const keyOf = (game: string) => `fieldpost/pin/${game}`

export function readPin(game: string): Pin | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')
    return kept !== null && typeof kept === 'object' && 'seen' in kept ? (kept as Pin) : null
  } catch {
    return null
  }
}

export function keepPin(game: string, pin: Pin): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(pin))
  } catch {
    // A full or forbidden store only costs this watch.
  }
}

export function forgetPin(game: string): void {
  try {
    localStorage.removeItem(keyOf(game))
  } catch {
    // Then there is none.
  }
}

/** What is wrong with an answer, going by what this device knows; null: nothing. `lines`: of the viewer, up to the last. */
export function alarmIn(pin: Pin | null, told: Told, lines: Lines): Alarm | null {
  if (!pin) return null
  if (told.commitment !== pin.commitment) return 'dice'
  if (pin.mix !== null && told.mix === null) return 'back'
  if (pin.mix !== null && told.mix !== pin.mix) return 'dice'
  if (pin.dice && told.dice && told.dice.try < pin.dice.try) return 'back'
  if (told.dice && !holdsSaid(pin, told.dice.try, told.dice.said)) return 'dice'
  const seen = pin.seen[told.viewer]
  if (!seen) return null
  if (told.version < seen.version) return 'back'
  // The ids of lines follow from random salts: another log cannot have the same.
  if (seen.last === null || lines.some(({ id }) => id === seen.last)) return null
  if (told.firmLength < seen.lines) return 'back'
  return isKnown(seen, lines) ? 'fork' : null
}

const isKnown = ({ lines: count }: Seen, lines: Lines) => lines[0] !== undefined && lines[0].n < count

/** From which line on a log must be known to be compared with what this device knows of it. */
export function comparedFrom(pin: Pin | null, viewer: string): number {
  const seen = pin?.seen[viewer]
  return seen && seen.last !== null ? seen.lines - 1 : Number.POSITIVE_INFINITY
}

/** Whether all that this device knows to have been said for a mix is among what seats are now told to have said. */
export function holdsSaid({ dice, agreed }: Pin, tries: number, seats: DiceState['said']): boolean {
  if (dice?.try === tries) return stillSaid(dice.said, seats)
  const isNext = dice?.try === tries - 1 && agreed !== null
  return !isNext || stillSaid([{ seat: '', commitment: agreed, nonce: null }], seats)
}

/** Seats may change their names while sides are drawn; what they said may not. */
function stillSaid(before: DiceState['said'], now: DiceState['said']): boolean {
  return before.every(({ commitment, nonce }) =>
    now.some((one) => one.commitment === commitment && (nonce === null || one.nonce === nonce)),
  )
}

/** What this device knows after an answer with which nothing is wrong. */
export function pinned(pin: Pin | null, told: Told, lines: Lines, time: string): Pin {
  const last = lines.find(({ n }) => n === told.firmLength - 1)?.id ?? null
  const before = pin?.seen[told.viewer]
  const seen: Seen =
    last === null && before
      ? { ...before, version: told.version }
      : { version: told.version, lines: told.firmLength, last }
  return {
    commitment: told.commitment,
    mix: told.mix,
    dice: told.dice ? { try: told.dice.try, said: told.dice.said } : (pin?.dice ?? null),
    seen: { ...pin?.seen, [told.viewer]: seen },
    agreed: told.dice && told.dice.try !== pin?.dice?.try ? null : (pin?.agreed ?? null),
    checked: pin?.checked ?? false,
    time,
  }
}

/** Notes what a link showed, and what was said with it, when its seat was taken. */
export function pinJoined(game: string, commitment: string, said: DiceState['said'], time: string): void {
  keepPin(game, {
    ...{ commitment, mix: null, dice: { try: 1, said }, agreed: null, seen: {}, checked: false, time },
  })
}
