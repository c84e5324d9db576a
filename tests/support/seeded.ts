import { type Dice, recording, type Throw } from '@/lib/kernel/dice/dice'

/** Numbers from 0 to 1 that follow from a seed (sfc32): the same on every machine and in every run. */
export function seeded(seed: string): () => number {
  let [a, b, c, d] = [1, 2, 3, 4].map((part) => wordOf(`${part}/${seed}`)) as [number, number, number, number]
  const next = () => {
    const sum = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  for (let i = 0; i < 12; i += 1) next()
  return next
}

/** 32 bits of a text (FNV-1a). */
function wordOf(text: string): number {
  let word = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) word = Math.imul(word ^ text.charCodeAt(i), 0x01000193)
  return word | 0
}

/** One of the items. */
export const pick = <Item>(items: readonly Item[], luck: () => number): Item =>
  items[Math.floor(luck() * items.length)]!

/** Dice from a stream of numbers; each throw is written into the record. */
export function seededDice(luck: () => number, record: Throw[]): Dice {
  const roll = (_purpose: string, sides: number) => 1 + Math.floor(luck() * sides)
  return recording({ roll, secret: roll }, record)
}

/** The same items in any order. */
export function shuffled<Item>(items: readonly Item[], luck: () => number): Item[] {
  const left = [...items]
  return items.map(() => left.splice(Math.floor(luck() * left.length), 1)[0]!)
}
