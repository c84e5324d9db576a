import { prerender } from 'react-dom/static'
import { afterEach, expect, test, vi } from 'vitest'
import { openingOf } from '@/components/table/opening'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { WordsProvider } from '@/components/words'
import { game } from '@/lib/games/a-victory-denied'
import type { GameAnswer } from '@/lib/play/api/game'
import { en } from '@/lib/words/en'
import { wordsIn } from '@/lib/words/reader'
import { moments } from '../games/a-victory-denied/moments'

const { move } = moments('game-1', { move: (_, step) => step?.step === 'move' })
const side = game.awaits(move)[0]!
const answer = (mode: string) =>
  ({
    ...{ kind: game.id, mode, view: game.view(move, side), legal: game.legal(move, side), seats: [side] },
    ...{ computerToMove: false, mayTakeBack: false },
  }) as unknown as GameAnswer
const opening = (mode: string, isHintDue: boolean) => openingOf(answer(mode), wordsIn('en'), isHintDue, false)

test('the page of a practice table brings the first hint along, so that it is there before any script', async () => {
  const sent = (await opening('computer', true))!
  expect(sent.guide).toMatchObject({ title: 'Your first turn', step: expect.stringMatching(/^1\/\d+$/) })
  expect(sent.guide!.text).toContain('starred towns')
  const { prelude } = await prerender(
    <WordsProvider language="en" catalogue={JSON.stringify(en)}>
      <TableSkeleton opening={sent} />
    </WordsProvider>,
  )
  expect(await new Response(prelude).text()).toContain(sent.guide!.text)
})

test('not where it was given before, nor where somebody waits for an answer', async () => {
  expect((await opening('computer', false))!.guide).toBeNull()
  expect((await opening('friend', true))!.guide).toBeNull()
})

afterEach(() => vi.unstubAllGlobals())

test('the device tells the server by a cookie that the first hint has been given, or is to be given again', async () => {
  const kept = new Map<string, string>()
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  const { keepHints } = await import('@/components/table/use-hints')
  keepHints('move')
  expect(page.cookie).toMatch(/^fieldpost-guided=; .*Max-Age=0;/)
  keepHints('win move')
  expect(page.cookie).toMatch(/^fieldpost-guided=1; .*Max-Age=31536000;/)
  keepHints('')
  expect(page.cookie).toMatch(/Max-Age=0;/)
  keepHints('off')
  expect(page.cookie).toMatch(/^fieldpost-guided=1;/)
})
