/**
 * Pieces by their ids, in buckets: a change copies one bucket and not all pieces, of which a large game has hundreds. An
 * id lies in the bucket that follows from it alone, so that the same pieces are the same JSON however they came about.
 */
export type Pieces<Piece> = readonly Readonly<Record<string, Piece>>[]

/** 900 pieces lie about 28 to a bucket. */
const BUCKETS = 32
const EMPTY: Pieces<never> = Array.from({ length: BUCKETS }, () => ({}))

/** FNV-1a: ids that differ little are spread well. */
function bucketOf(id: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < id.length; i += 1) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193)
  return (hash >>> 0) % BUCKETS
}

/** All of these, each in its bucket. */
export const piecesOf = <Piece>(all: Readonly<Record<string, Piece>>): Pieces<Piece> =>
  Object.entries(all).reduce<Pieces<Piece>>((pieces, [id, piece]) => withPiece(pieces, id, piece), EMPTY)

/** The piece with this id; undefined if there is none, whatever the id is called. */
export function pieceIn<Piece>(pieces: Pieces<Piece>, id: string): Piece | undefined {
  const bucket = pieces[bucketOf(id)]!
  return Object.hasOwn(bucket, id) ? bucket[id] : undefined
}

/** The same pieces with this one put in, in the place of the one with its id. */
export const withPiece = <Piece>(pieces: Pieces<Piece>, id: string, piece: Piece): Pieces<Piece> =>
  withBucket(pieces, id, (bucket) => ({ ...bucket, [id]: piece }))

/** The same pieces without this one; the very same if it is not among them. */
export function withoutPiece<Piece>(pieces: Pieces<Piece>, id: string): Pieces<Piece> {
  if (pieceIn(pieces, id) === undefined) return pieces
  return withBucket(pieces, id, ({ [id]: _gone, ...rest }) => rest)
}

/** Every piece with its id, in an order that is always the same for the same pieces. */
export function* allPieces<Piece>(pieces: Pieces<Piece>): Iterable<readonly [string, Piece]> {
  for (const bucket of pieces) for (const id of Object.keys(bucket).sort()) yield [id, bucket[id]!]
}

type Bucket<Piece> = Pieces<Piece>[number]
const withBucket = <Piece>(
  pieces: Pieces<Piece>,
  id: string,
  change: (bucket: Bucket<Piece>) => Bucket<Piece>,
): Pieces<Piece> => pieces.with(bucketOf(id), change(pieces[bucketOf(id)]!))
