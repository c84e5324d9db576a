import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { later } from '@/components/games/moscow-1941/later-port'
import { port } from '@/components/games/moscow-1941/port'
import { sheet } from '@/components/games/moscow-1941/sheet'
import { tableWords } from '@/components/games/moscow-1941/table-words'
import type { Word } from '@/components/games/moscow-1941/words.en'
import { type TableGame, TableGameProvider } from '@/components/wargame/game'
import { ChoicePanel } from '@/components/wargame/panels/choice-panel'
import { TableWordsProvider } from '@/components/wargame/text/words'
import { Alternatives } from '@/components/wargame/turn/alternatives'
import { EMPTY } from '@/components/wargame/turn/draft'
import type { Play } from '@/components/wargame/turn/play'
import { NOTHING } from '@/components/wargame/turn/selection'
import { WordsProvider } from '@/components/words'
import { en } from '@/lib/words/en'
import { wordsOf } from '@/lib/words/words'
import { catalogueOf } from '../../support/catalogues'
import { play as played } from '../../support/game-suite/play'
import { moscow } from './suite'

const { game } = moscow
const later$ = Promise.resolve(later)
const catalogue = await catalogueOf<Word>('moscow-1941', 'en')
const words$ = Promise.resolve((words: Parameters<typeof tableWords>[0]) => tableWords(words, catalogue))
const sheet$ = Promise.resolve(sheet)
const table: TableGame = {
  ...{ port, later: () => later$, words: () => words$, sheet: () => sheet$, preload: [] },
  printing: { worker: () => new Worker(''), small: { day: '', night: '' } },
}

/** What stands before each button, and from it to the next. */
async function rowsOf(children: ReactNode): Promise<string[]> {
  const { prelude } = await prerender(
    <WordsProvider language="en" catalogue={JSON.stringify(en)}>
      <TableGameProvider game={table}>
        <TableWordsProvider>{children}</TableWordsProvider>
      </TableGameProvider>
    </WordsProvider>,
  )
  return (await new Response(prelude).text()).split('<button')
}
const pressed = (rows: readonly string[]) => rows.filter((row) => row.includes('aria-pressed="true"'))

test('an air unit that may do several things has a row for each, which says what it is for and is chosen alone', async () => {
  let play: Play | undefined
  played(moscow, {
    seed: 'choice-1',
    options: undefined,
    watch: ({ before, side, legal }) => {
      const view = game.view(before, side)
      const offers = port.offers(view, legal).filter(({ kind }) => kind !== 'done')
      const twins = offers.filter(({ unit }) => unit !== null && unit === offers[0]?.unit)
      if (play || twins.length < 2 || offers.some(({ hex }) => hex !== null)) return
      const selection = { ...NOTHING, entry: twins.at(-1)!.key }
      play = { view, offers, draft: EMPTY, selection } as unknown as Play
    },
  })
  const { view, offers, selection } = play!
  const words = tableWords(wordsOf('en', en), catalogue)
  const chosen = offers.find(({ key }) => key === selection.entry)!
  const rows = await rowsOf(<ChoicePanel play={play!} />)
  for (const offer of offers) expect(rows.join()).toContain(port.line(words, view as never, offer))
  expect(pressed(rows)).toHaveLength(1)
  expect(pressed(rows)[0]).toContain(port.line(words, view as never, chosen))

  // Where it has been chosen, the button for each says no more than what it does.
  const unit = chosen.unit!
  const short = (
    await rowsOf(<Alternatives play={play!} offers={play!.offers.filter((one) => one.unit === unit)} />)
  ).slice(1)
  const doing = (offer: typeof chosen) => port.label(words, offer, { odds: '', stays: false })
  expect(short.map((row) => row.replace(/^[^>]*>([^<]*)<.*$/s, '$1'))).toEqual(
    offers.filter((offer) => offer.unit === unit).map(doing),
  )
  expect(pressed(short)).toHaveLength(1)
  expect(await rowsOf(<Alternatives play={play!} offers={[chosen]} />)).toHaveLength(1)
})
