import type { Lattice } from '@/lib/hex/lattice'

/**
 * Ways into the hex that an attack has cleared, and from there into each neighbour to which the attacker may go on;
 * null: he stops there.
 */
export const waysInto = (
  board: Lattice,
  target: string,
  mayGoOn: ((hex: string) => boolean) | null,
): string[][] => {
  const beyond = mayGoOn ? board.neighbours(target).filter(mayGoOn) : []
  return [[target], ...beyond.map((hex) => [target, hex])]
}

/** Ways on which one may follow others who went: each of theirs as far as it goes or less, and none twice. */
export function waysBehind(went: readonly (readonly string[])[]): string[][] {
  const ways = went.flatMap((way) => way.map((_hex, i) => way.slice(0, i + 1)))
  return [...new Map(ways.map((way) => [way.join(), way])).values()]
}

/** Those of some pieces that have a way, each with its ways. */
export const withWays = <Piece extends string>(
  pieces: readonly Piece[],
  waysOf: (piece: Piece) => string[][],
): { unit: Piece; paths: string[][] }[] =>
  pieces.map((unit) => ({ unit, paths: waysOf(unit) })).filter(({ paths }) => paths.length > 0)
