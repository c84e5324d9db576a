import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allPieces, pieceIn, piecesOf, withoutPiece, withPiece } from '@/lib/wargame/pieces'

const ids = fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'toString', 'G-3PZ', 'S-45RC'))

test('whatever is put in and taken out, they hold what a map would hold, and say so in one order', () => {
  const steps = fc.array(fc.tuple(ids, fc.option(fc.integer(), { nil: undefined })), { maxLength: 200 })
  fc.assert(
    fc.property(steps, (changes) => {
      const known = new Map<string, number>()
      let pieces = piecesOf<number>({})
      for (const [id, piece] of changes) {
        if (piece === undefined) known.delete(id)
        else known.set(id, piece)
        pieces = piece === undefined ? withoutPiece(pieces, id) : withPiece(pieces, id, piece)
        expect(pieceIn(pieces, id)).toBe(piece)
      }
      expect(new Map(allPieces(pieces))).toEqual(known)
      const anew = [...known]
        .reverse()
        .reduce((all, [id, piece]) => withPiece(all, id, piece), piecesOf<number>({}))
      expect([...allPieces(anew)]).toEqual([...allPieces(pieces)])
    }),
    { numRuns: 200, seed: 15 },
  )
})

test('a change copies one bucket, and leaves what was as it was', () => {
  const before = piecesOf(
    Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`piece-${n}`, { at: n }])),
  )
  const after = withPiece(before, 'piece-7', { at: 1 })
  expect(before.filter((bucket, n) => bucket !== after[n])).toHaveLength(1)
  expect(pieceIn(before, 'piece-7')).toEqual({ at: 7 })
  expect(Math.max(...before.map((bucket) => Object.keys(bucket).length))).toBeLessThan(56)
  expect(withoutPiece(after, 'piece-900')).toBe(after)
})

test('they are JSON, and come back from it', () => {
  const pieces = piecesOf({ 'G-3PZ': { at: '2616' }, 'S-45RC': { at: '2617' } })
  expect(JSON.parse(JSON.stringify(pieces))).toEqual(pieces)
})
