import { createHash, createHmac } from 'node:crypto'

/**
 * The dice protocol once more, written from its text with other tools than the product's: so that the product is not
 * checked by itself alone. It knows nothing of our code but the shape of the exported log.
 */
type Field = string | Buffer
interface Entry {
  [name: string]: unknown
  /** Absent: an order. */
  k?: string
  by: string
}
type Throw = [purpose: string, sides: number, face: number, hidden?: 1]

const raw = (hex: unknown) => Buffer.from(String(hex), 'hex')

function enc(fields: Field[]): Buffer {
  const out: Buffer[] = []
  for (const field of ['fieldpost/dice/1', ...fields]) {
    const bytes = Buffer.from(field as string)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    out.push(length, bytes)
  }
  return Buffer.concat(out)
}
const H = (...fields: Field[]) => createHash('sha256').update(enc(fields)).digest()
const P = (key: Buffer, ...fields: Field[]) => createHmac('sha256', key).update(enc(fields)).digest()

function die(key: Buffer, game: string, epoch: number, purpose: string, sides: number): number {
  const limit = 256 - (256 % sides)
  for (let i = 0; ; i++) {
    const byte = P(key, 'roll', game, `${epoch}`, purpose, `${i}`).find((one) => one < limit)
    if (byte !== undefined) return (byte % sides) + 1
  }
}

/** How many throws of a finished game agree; throws with the first thing that does not. */
export function secondOpinion(sides: readonly string[], texts: readonly string[]): number {
  const must = (holds: boolean, what: string) => {
    if (!holds) throw new Error(what)
  }
  const entries = texts.filter((text) => text.startsWith('{')).map((text) => JSON.parse(text) as Entry)
  const seed = raw(entries.find((entry) => entry.seed)?.seed)
  const { game, play, version, scenario, commitment } = entries[0] as Entry & Record<string, string>
  must(H('server', game!, seed).equals(raw(commitment)), 'C')
  const seats = new Map<string, { c: string; n: string }>()
  let mix = Buffer.alloc(0)
  let epoch = 0
  let count = 0
  const key = () => P(seed, 'key', mix)
  for (const entry of entries) {
    if (entry.k === 'nonce' && entry.nonce) {
      const { commitment: c, nonce, blind } = entry as Entry & Record<string, string>
      if (c !== '-')
        must(H('seat', game!, entry.by, raw(commitment), raw(nonce), raw(blind)).equals(raw(c)), 'c')
      seats.set(entry.by, { c: c!, n: nonce! })
    }
    if (entry.k === 'mixed') {
      const said = sides.flatMap((seat) => {
        const { c, n } = seats.get(seat)!
        return [seat, c === '-' ? c : raw(c), raw(n)]
      })
      mix = H('mix', game!, `${play}@${version}/${scenario}`, raw(commitment), ...said)
      must(mix.equals(raw(entry.mix)), 'M')
      for (const [turn, hash] of (entry.turnHashes as string[]).entries())
        must(H(P(key(), 'turn', `${turn}`, 'public')).equals(raw(hash)), `H(K${turn})`)
    }
    const affair = entry.affair as { epoch?: number } | undefined
    if (affair?.epoch !== undefined) epoch = affair.epoch
    for (const [purpose, n, face, hidden] of (entry.d as Throw[] | undefined) ?? []) {
      const turn = P(key(), 'turn', `${entry.turn}`, hidden ? 'hidden' : 'public')
      must(die(turn, game!, epoch, purpose, n) === face, purpose)
      count++
    }
  }
  return count
}
