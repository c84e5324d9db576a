import { describe, expect, test } from 'vitest'
import type { Drawing } from '@/components/picture/standing'
import { Studio, StudioFull } from '@/components/picture/studio'

const drawing = (name: string) => ({ size: name }) as unknown as Drawing
const free = () => {}

/** A studio whose pictures are done when the test says so. */
function studioOf(most = { bytes: 1_000, waiting: 3 }) {
  const begun: { name: string; done: (bytes: number) => void; failed: (error: Error) => void }[] = []
  const studio = new Studio(
    ({ size }) =>
      new Promise((resolve, reject) => {
        begun.push({
          name: size,
          done: (bytes) => resolve(new Uint8Array(bytes)),
          failed: reject,
        })
      }),
    most,
  )
  const ask = (name: string, admit = free) => studio.picture(name, admit, async () => drawing(name))
  const turn = () => new Promise((go) => setImmediate(go))
  return { studio, begun, ask, turn }
}

describe('pictures', () => {
  test('are drawn one after the other, in the order in which they were asked for', async () => {
    const { begun, ask, turn } = studioOf()
    const asked = ['a', 'b', 'c'].map((name) => ask(name))
    for (const name of ['a', 'b', 'c']) {
      await turn()
      expect(begun.map((one) => one.name).join('')).toBe('abc'.slice(0, 'abc'.indexOf(name) + 1))
      begun.at(-1)!.done(10)
    }
    expect((await Promise.all(asked)).map(({ byteLength }) => byteLength)).toEqual([10, 10, 10])
  })

  test('that several ask for are drawn once, and counted for the first alone', async () => {
    const { begun, ask, turn } = studioOf()
    let counted = 0
    const count = () => {
      counted += 1
    }
    const both = [ask('a', count), ask('a', count)]
    await turn()
    begun[0]!.done(10)
    const [one, other] = await Promise.all(both)
    expect([begun.length, counted, one === other, (await ask('a', count)) === one, counted]).toEqual([
      1,
      1,
      true,
      true,
      1,
    ])
  })

  test('for which there is no room to wait are refused, and the others drawn', async () => {
    const { begun, ask, turn } = studioOf()
    const asked = ['a', 'b', 'c'].map((name) => ask(name))
    await expect(ask('d')).rejects.toThrow(StudioFull)
    // Whoever asks for what is waited for already takes no room.
    const again = ask('c')
    for (let n = 0; n < 3; n += 1) {
      await turn()
      begun[n]!.done(10)
    }
    await Promise.all([...asked, again])
    const last = ask('d')
    await turn()
    begun[3]!.done(10)
    expect((await last).byteLength).toBe(10)
  })

  test('of somebody who may not ask are not begun', async () => {
    const { begun, ask, turn } = studioOf()
    const no = () => {
      throw new Error('too many')
    }
    await expect(ask('a', no)).rejects.toThrow('too many')
    await turn()
    expect(begun).toEqual([])
  })

  test('that fail are told to all who wait, keep nobody else waiting, and are tried again', async () => {
    const { begun, ask, turn } = studioOf()
    const both = [ask('a'), ask('a')]
    const next = ask('b')
    await turn()
    begun[0]!.failed(new Error('no ink'))
    for (const one of both) await expect(one).rejects.toThrow('no ink')
    await turn()
    begun[1]!.done(10)
    await next
    void ask('a')
    await turn()
    expect(begun.map(({ name }) => name)).toEqual(['a', 'b', 'a'])
  })

  test('are kept as long as there is room for their bytes, those longest that were asked for last', async () => {
    const { begun, ask, turn } = studioOf({ bytes: 100, waiting: 3 })
    const draw = async (name: string, bytes: number) => {
      const before = begun.length
      const asked = ask(name)
      await turn()
      if (begun.length > before) begun.at(-1)!.done(bytes)
      await asked
      return begun.length > before
    }
    for (const name of ['a', 'b', 'c']) expect(await draw(name, 30)).toBe(true)
    expect(await draw('a', 30)).toBe(false)
    expect(await draw('d', 40)).toBe(true)
    expect([await draw('a', 30), await draw('c', 30), await draw('d', 40)]).toEqual([false, false, false])
    expect(await draw('b', 30)).toBe(true)
    // One that is larger than all the room is shown and not kept.
    expect([await draw('huge', 101), await draw('huge', 101)]).toEqual([true, true])
  })
})
