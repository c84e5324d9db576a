import { expect, test } from 'vitest'
import { z } from 'zod'
import { formsUnder } from '@/lib/games/moscow-1941/forms'
import { rules } from '@/lib/games/moscow-1941/in-force'
import { idOf, isIn, listed, recordBy } from '@/lib/wargame/forms'

const PIECES = { R1: { name: 'First', steps: 2 }, R2: { name: 'Second', steps: 1 } }
const meta = listed('piece', 'A piece and its steps', PIECES, ({ name, steps }) => `${name}, ${steps}`)
const pieceId = idOf('piece', isIn(PIECES), meta)
const message = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

test('a name that there is passes, every other is refused in words', () => {
  expect(pieceId.parse('R1')).toBe('R1')
  expect(message(pieceId, 'R9')).toBe('there is no such piece')
  expect(message(pieceId, 'constructor')).toBe('there is no such piece')
})

test('the schema tells every name and what is printed on the thing', () => {
  expect(z.toJSONSchema(z.array(pieceId))).toMatchObject({
    $defs: {
      piece: {
        description: 'A piece and its steps',
        oneOf: [
          { const: 'R1', title: 'First, 2' },
          { const: 'R2', title: 'Second, 1' },
        ],
      },
    },
  })
})

test('entries stand under such names alone', () => {
  const losses = recordBy(pieceId, 'piece')(z.number())
  expect(losses.parse({ R2: 1 })).toEqual({ R2: 1 })
  expect(message(losses, { R9: 1 })).toBe('there is no such piece')
})

test('a schema may hold a hex that there is, and one that an order names', () => {
  const { hexId, anyHex } = formsUnder(rules)
  const { $defs } = z.toJSONSchema(z.object({ from: hexId, to: anyHex })) as { $defs: object }
  expect(Object.keys($defs)).toEqual(['hex', 'anyHex'])
})
