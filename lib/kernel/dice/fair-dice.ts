import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Dice } from './dice'

/**
 * The protocol "fieldpost/dice/1". The server commits to a seed before it hears the players' nonces; seed and nonces
 * together make a key for each turn, and each face follows from its turn's key and the purpose of the throw alone.
 * So nobody can choose a face, and everybody can check all of them once the keys are open.
 */
const PROTOCOL = 'fieldpost/dice/1'

/** 32 bytes as 64 hexadecimal digits: a seed, nonce, key or hash. */
export type Hex32 = string
export const HEX32 = /^[0-9a-f]{64}$/

/** Stands in the place of a seat's commitment when the nonce itself was sent at once. */
export const NO_COMMITMENT = '-'

type Field = string | Uint8Array

/** Each field after its length, so that no two lists of fields give the same bytes. */
function encoded(fields: readonly Field[]): Uint8Array {
  const parts = [PROTOCOL, ...fields].flatMap((field) => {
    const bytes = typeof field === 'string' ? utf8ToBytes(field) : field
    const length = new Uint8Array(4)
    new DataView(length.buffer).setUint32(0, bytes.length)
    return [length, bytes]
  })
  return concatBytes(...parts)
}

const hash = (...fields: Field[]) => sha256(encoded(fields))
const keyed = (key: Uint8Array, ...fields: Field[]) => hmac(sha256, key, encoded(fields))

/** C: what the server shows of its seed before anybody else says a number. */
export const commitSeed = (game: string, seed: Hex32): Hex32 =>
  bytesToHex(hash('server', game, hexToBytes(seed)))

/** c: what a seat shows of its nonce while others have not yet said theirs; `blind` keeps it from being guessed. */
export const commitNonce = (
  game: string,
  seat: string,
  commitment: Hex32,
  nonce: Hex32,
  blind: Hex32,
): Hex32 => bytesToHex(hash('seat', game, seat, hexToBytes(commitment), hexToBytes(nonce), hexToBytes(blind)))

export interface SeatNonce {
  seat: string
  /** The seat's commitment, or `-`. */
  commitment: string
  nonce: Hex32
}

/** What a seat has shown of its number. */
export interface ShownNumber {
  /** In whose name it committed. */
  as: string
  commitment: string
  nonce: Hex32 | null
  blind: Hex32 | null
}

/** Whether an open number is the one that its seat committed to; null: it is still shut, or was said openly at once. */
export function keptItsWord(game: string, commitment: Hex32, shown: ShownNumber): boolean | null {
  const { as, commitment: c, nonce, blind } = shown
  if (c === NO_COMMITMENT || nonce === null) return null
  return blind !== null && commitNonce(game, as, commitment, nonce, blind) === c
}

/**
 * The side of whoever joins where sides are drawn. The server is bound to its seed before it hears his nonce, and he
 * says that before he can know the seed; once that is open, everybody can draw again.
 */
export function sideOfDraw(sides: readonly string[], game: string, seed: Hex32, nonce: Hex32): string {
  const key = bytesToHex(keyed(hexToBytes(seed), 'sides', hexToBytes(nonce)))
  return sides[faceOf(key, game, 0, 'sides', sides.length) - 1]!
}

/** M: everything that was said before the first throw, seats in the order of the game's sides. */
export function mixOf(game: string, rules: string, commitment: Hex32, seats: readonly SeatNonce[]): Hex32 {
  const said = seats.flatMap((seat) => [
    seat.seat,
    seat.commitment === NO_COMMITMENT ? NO_COMMITMENT : hexToBytes(seat.commitment),
    hexToBytes(seat.nonce),
  ])
  return bytesToHex(hash('mix', game, rules, hexToBytes(commitment), ...said))
}

/** The bytes that choose the words by which two players compare their games. */
export const wordsHash = (commitment: Hex32, mix: Hex32): Uint8Array =>
  hash('words', hexToBytes(commitment), hexToBytes(mix))

/** K: the key of the whole game. Whoever has it knows every face, so it never leaves the server. */
export const gameKey = (seed: Hex32, mix: Hex32): Hex32 =>
  bytesToHex(keyed(hexToBytes(seed), 'key', hexToBytes(mix)))

/** Kt or Kh: the key of one turn's public throws, or of its hidden ones. */
export const turnKey = (key: Hex32, turn: number, kind: 'public' | 'hidden'): Hex32 =>
  bytesToHex(keyed(hexToBytes(key), 'turn', String(turn), kind))

/** H(Kt): shown for all turns before the first throw, so that no key can be changed later. */
export const turnHash = (key: Hex32): Hex32 => bytesToHex(hash(hexToBytes(key)))

/** Faces of a die with 2 to 256 sides, one after the other. Bytes that would favour some faces are left out. */
export function* faces(key: Hex32, game: string, epoch: number, purpose: string, sides: number) {
  if (!Number.isInteger(sides) || sides < 1 || sides > 256) throw new RangeError(`no die has ${sides} sides`)
  const bytes = hexToBytes(key)
  const fair = 256 - (256 % sides)
  for (let i = 0; ; i++) {
    for (const byte of keyed(bytes, 'roll', game, String(epoch), purpose, String(i))) {
      if (byte < fair) yield (byte % sides) + 1
    }
  }
}

/** The face that a throw shows. */
export const faceOf = (key: Hex32, game: string, epoch: number, purpose: string, sides: number): number =>
  faces(key, game, epoch, purpose, sides).next().value as number

/** The dice of one turn: `roll` by its public key, `secret` by its hidden one. */
export function fairDice(key: Hex32, game: string, epoch: number, turn: number): Dice {
  const open = turnKey(key, turn, 'public')
  const shut = turnKey(key, turn, 'hidden')
  return {
    roll: (purpose, sides) => faceOf(open, game, epoch, purpose, sides),
    secret: (purpose, sides) => faceOf(shut, game, epoch, purpose, sides),
  }
}

/** Whoever throws the dice of a game: gives each turn's dice, and opens keys when their time has come. */
export interface Dealer {
  dice: (turn: number) => Dice
  /** The key of a turn's public throws. */
  keyOf: (turn: number) => Hex32
  seed: Hex32
}

/** The dealer of a game whose mix is made; the epoch rises with each agreement to go back beyond a throw. */
export function fairDealer(game: string, seed: Hex32, mix: Hex32, epoch = 0): Dealer {
  const key = gameKey(seed, mix)
  return {
    dice: (turn) => fairDice(key, game, epoch, turn),
    keyOf: (turn) => turnKey(key, turn, 'public'),
    seed,
  }
}
