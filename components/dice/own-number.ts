import { commitNonce, keptItsWord, mixOf, NO_COMMITMENT } from '@/lib/kernel/dice/fair-dice'
import type { DiceAnswer, NonceRequest } from '@/lib/play/api/dice'
import type { GameAnswer } from '@/lib/play/api/game'
import type { PeekAnswer } from '@/lib/play/api/seats'
import { randomHex, requestId } from '../table/api'
import { alarmIn, holdsSaid, keepPin, type Pin, pinJoined, pinned, readPin } from '../table/pins'

/**
 * This browser's own number for the dice of a game. It is drawn and kept here, and leaves this device only when all
 * others stand fixed; until then the server sees a commitment to it.
 */
interface OwnNumber {
  /** What the server was committed to when this number was drawn. */
  commitment: string
  /** In whose name it was committed. */
  as: string
  nonce: string
  blind: string
}

/** By seat, as two who share a device must not say the same number. */
const keyOf = (game: string, which: number, seat: string) => `fieldpost/number/${game}/${which}/${seat}`
/** Where sides are still to be drawn: the number of whoever joins. */
const JOINING = 'joining'
/** Where nothing can be kept on the device, a number lasts as long as the page. */
const unkept = new Map<string, OwnNumber>()

function ownNumber(key: string): OwnNumber | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (kept !== null && typeof kept === 'object' && 'nonce' in kept) return kept as OwnNumber
  } catch {
    // Forbidden, or not ours.
  }
  return unkept.get(key) ?? null
}

/** The number for a mix of a game: the one that was drawn already, or a new one that is kept before it is used. */
function drawNumber(
  game: string,
  which: number,
  commitment: string,
  as: string,
  seat = as,
): OwnNumber | null {
  const key = keyOf(game, which, seat)
  const known = ownNumber(key)
  // A server that now shows another commitment hears nothing more of us.
  if (known) return known.commitment === commitment ? known : null
  const drawn = { commitment, as, nonce: randomHex(32), blind: randomHex(32) }
  try {
    localStorage.setItem(key, JSON.stringify(drawn))
  } catch {
    unkept.set(key, drawn)
  }
  return drawn
}

/** c: what the server is shown of a number. */
const sealOf = (game: string, { as, commitment, nonce, blind }: OwnNumber): string =>
  commitNonce(game, as, commitment, nonce, blind)

/** What this browser must now say to the dice of a game by itself; null: nothing, or it cannot. */
export function sayingDue(answer: GameAnswer, now: number): NonceRequest | null {
  const { dice, game, commitment, stage } = answer
  if (!dice || !answer.seats[0] || stage === 'closed') return null
  // What the others have said is noted before anything of ours is opened, so that it cannot be changed after.
  const pin = readPin(game)
  if (alarmIn(pin, answer, [])) return null
  keepPin(game, pinned(pin, answer, [], new Date(now).toISOString()))
  const about = { id: requestId(), commitment, try: dice.try }
  if (dice.owes === 'commitment' || dice.owes === 'nonce') {
    const own = drawNumber(game, dice.try, commitment, dice.as)
    if (!own || (dice.owes === 'nonce' && !othersStand(answer))) return null
    return dice.owes === 'nonce' ? { ...about, nonce: own.nonce } : { ...about, sealed: sealOf(game, own) }
  }
  const own = numberToOpen(answer)
  if (own) return { ...about, nonce: own.nonce, blind: own.blind }
  const isAsked = dice.anew !== null && dice.anew.by !== answer.seats[0]
  return isAsked && dice.until !== null && now >= Date.parse(dice.until)
    ? agreementToMix(answer, false)
    : null
}

/** Whether what all others said is before us: only then can nobody suit his number to ours. */
const othersStand = ({ dice, players, seats }: GameAnswer): boolean =>
  Object.keys(players).every((side) => {
    const said = dice?.said.find(({ seat }) => seat === side)
    return (
      side === seats[0] || (said !== undefined && (said.commitment !== NO_COMMITMENT || said.nonce !== null))
    )
  })

/** The number that opens this seat's commitment, if it is due and this device has it. */
function numberToOpen(answer: GameAnswer): OwnNumber | null {
  const { dice, game, seats, commitment } = answer
  const said = dice?.said.find(({ seat }) => seat === seats[0])
  if (!othersStand(answer)) return null
  if (!dice?.until || !said || said.nonce !== null) return null
  const names = [seats[0]!, 'drawn', JOINING]
  const kept = names.flatMap((name) => ownNumber(keyOf(game, dice.try, name)) ?? [])
  const own = kept.find((one) => one.commitment === commitment && sealOf(game, one) === said.commitment)
  return own ?? null
}

/** True if this seat's commitment waits to be opened, and cannot be from this device. */
export function isElsewhere(answer: GameAnswer): boolean {
  const said = answer.dice?.said.find(({ seat }) => seat === answer.seats[0])
  return Boolean(answer.dice?.until && said && said.nonce === null && !numberToOpen(answer))
}

/** Proposes to mix the dice anew, with a fresh number. */
export function proposalToMix({ game, dice, commitment, seats }: GameAnswer): NonceRequest | null {
  const own = dice && drawNumber(game, dice.try + 1, commitment, seats[0]!)
  return own && { id: requestId(), commitment, try: dice.try + 1, sealed: sealOf(game, own) }
}

/** Agrees to that: the last fresh number. */
export function agreementToMix(
  { game, dice, commitment, seats }: GameAnswer,
  asked = true,
): NonceRequest | null {
  const own = dice?.anew && drawNumber(game, dice.try + 1, commitment, seats[0]!)
  const pin = readPin(game)
  if (!own) return null
  const to = dice.anew!.commitment
  if (pin) keepPin(game, { ...pin, agreed: to })
  const agreed = asked ? ({ agreed: true } as const) : {}
  return { id: requestId(), commitment, try: dice.try + 1, nonce: own.nonce, to, ...agreed }
}

/**
 * What somebody who joins says of his number: openly where the challenger is bound already, else a commitment. `taken`
 * notes both, when the seat is his; null: the server does not stand by what it was bound to.
 */
export function joiningWith(
  game: string,
  { commitment, said, drawn, side }: Pick<PeekAnswer, 'commitment' | 'said' | 'drawn' | 'side'>,
) {
  const name = drawn ? 'drawn' : (side ?? '')
  const own = drawNumber(game, 1, commitment, name, drawn ? JOINING : name)
  if (!own) return null
  const seal = sealOf(game, own)
  const mine = said
    ? { seat: '', commitment: NO_COMMITMENT, nonce: own.nonce }
    : { seat: '', commitment: seal, nonce: null }
  const theirs = said ? [{ seat: '', commitment: said, nonce: null }] : []
  return {
    part: { commitment, ...(said ? { nonce: own.nonce } : { sealed: seal }) },
    taken: () => pinJoined(game, commitment, [...theirs, mine], new Date().toISOString()),
  }
}

/** Whether a mix was made of what this device knows to have been said. */
export function mixHolds(
  { game, rules, commitment, mix, seats, tries }: DiceAnswer,
  pin: Pin | null,
): boolean {
  if (mix === null) return true
  if (pin && (pin.commitment !== commitment || (pin.mix !== null && pin.mix !== mix))) return false
  if (pin && !holdsSaid(pin, tries, seats)) return false
  const said = seats.flatMap(({ seat, commitment: c, nonce }) =>
    nonce ? [{ seat, commitment: c, nonce }] : [],
  )
  return (
    seats.every((seat) => keptItsWord(game, commitment, seat) !== false) &&
    mixOf(game, rules, commitment, said) === mix
  )
}
