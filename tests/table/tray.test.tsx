import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { TableGameProvider } from '@/components/wargame/game'
import { TableWordsProvider } from '@/components/wargame/text/words'
import { draftOf } from '@/components/wargame/turn/draft'
import type { Play } from '@/components/wargame/turn/play'
import { NOTHING } from '@/components/wargame/turn/selection'
import { StackTray } from '@/components/wargame/turn/stack-tray'
import { WordsProvider } from '@/components/words'
import { en } from '@/lib/words/en'
import { wordsOf } from '@/lib/words/words'
import { after, start, type ToyView, toyTable } from '../support/toy-table/game'
import { GUARD, HOME } from '../support/toy-table/sheet'

const { port } = toyTable
const words = (await toyTable.words('en'))(wordsOf('en', en))

/** What the tray says of the stack that is to march from a hex: its buttons by their names, and its words. */
async function trayOf(view: ToyView, hex: string, set: readonly string[] | null = null) {
  const selection = { ...NOTHING, entry: `march|${hex}`, set }
  const draft = draftOf(port, words, view, port.offers(view, []), selection)
  const play = { view, draft, selection } as unknown as Play
  const { prelude } = await prerender(
    <WordsProvider language="en" catalogue={JSON.stringify(en)}>
      <TableGameProvider game={toyTable}>
        <TableWordsProvider>
          <StackTray play={play} />
        </TableWordsProvider>
      </TableGameProvider>
    </WordsProvider>,
  )
  const html = await new Response(prelude).text()
  const buttons = html.match(/<button[^>]*>/g) ?? []
  const named = (which: RegExp) =>
    buttons
      .filter((one) => which.test(one))
      .flatMap((one) => /aria-label="Division (\d+)"/.exec(one)?.[1] ?? [])
  return {
    taken: named(/aria-pressed="true"/),
    shut: named(/disabled=""/),
    text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '),
  }
}

test('a stack is taken whole until somebody is left behind', async () => {
  const whole = await trayOf(start, HOME)
  expect(whole.taken).toHaveLength(10)
  expect(whole.text).toContain('10 of 10 chosen')
  const part = await trayOf(start, HOME, ['g2', 'g3'])
  expect(part).toMatchObject({ taken: ['2', '3'], shut: [] })
  expect(part.text).toMatch(/2 of 10 chosen.*All fresh 10 None/)
})

test('whoever has moved lies in the tray and cannot be taken', async () => {
  const marched = after(start, { type: 'march', units: ['g2', 'g3', 'g5'], path: [GUARD] })
  const there = await trayOf(marched, GUARD)
  expect(there).toMatchObject({ taken: ['0'], shut: ['2', '3', '5'] })
  expect(there.text).toMatch(/1 of 4 chosen.*( done){3}/)
  const halted = after(start, { type: 'march', units: ['g1'], path: [HOME] })
  expect((await trayOf(halted, HOME)).text).toMatch(/9 of 10 chosen.*All fresh 9 None/)
})
