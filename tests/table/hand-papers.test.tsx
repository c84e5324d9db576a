import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { tableWords } from '@/components/games/proud-monster/table-words'
import type { Word } from '@/components/games/proud-monster/words.en'
import type { GameControls } from '@/components/table/game-controls'
import { type TableGame, TableGameProvider } from '@/components/wargame/game'
import { HandPapers } from '@/components/wargame/staff/hand-papers'
import { TableWordsProvider } from '@/components/wargame/text/words'
import { WordsProvider } from '@/components/words'
import { marching, NO_PAPERS, type Papers } from '@/lib/wargame/staff/papers'
import { en } from '@/lib/words/en'
import { catalogueOf } from '../support/catalogues'

const papers = marching(NO_PAPERS, ['a'], '0101')

/** The box that is asked about them, as HTML; empty where nothing is asked. */
async function asked(
  staff: Papers | undefined,
  more: object = { may: ['substitute'], sought: [] },
  has = true,
) {
  const catalogue = await catalogueOf<Word>('proud-monster', 'en')
  const words$ = Promise.resolve((words: Parameters<typeof tableWords>[0]) => tableWords(words, catalogue))
  const port = { viewOf: () => ({ mine: { staff } }), hasStaff: () => has }
  const table = {
    port,
    staff: async () => ({}),
    words: () => words$,
    sheet: () => null,
  } as unknown as TableGame
  const game = {
    answer: { viewer: 'german', ...more },
    lastSeen: null,
    plan: null,
  } as unknown as GameControls
  const { prelude } = await prerender(
    <WordsProvider language="en" catalogue={JSON.stringify(en)}>
      <TableGameProvider game={table}>
        <TableWordsProvider>
          <HandPapers game={game} />
        </TableWordsProvider>
      </TableGameProvider>
    </WordsProvider>,
  )
  return new Response(prelude).text()
}

test('whether a successor has the papers is asked where there are any and a seat may be handed over', async () => {
  expect(await asked(papers)).toMatch(/checkbox.*Whoever takes my seat/)
  expect(await asked(papers)).not.toContain('checked')
  expect(await asked({ ...papers, forSuccessor: true })).toContain('checked')
  // A substitute is sought already.
  expect(await asked(papers, { may: [], sought: ['german'] })).toContain('Whoever takes my seat')
  expect(await asked(papers, { may: [], sought: ['soviet'] })).not.toContain('Whoever takes my seat')
  expect(await asked(undefined)).not.toContain('Whoever takes my seat')
  expect(await asked(papers, undefined, false)).not.toContain('Whoever takes my seat')
})
