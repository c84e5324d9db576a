import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { port } from '@/components/games/proud-monster/port'
import { sheet } from '@/components/games/proud-monster/sheet'
import { staff } from '@/components/games/proud-monster/staff'
import { tableWords } from '@/components/games/proud-monster/table-words'
import type { Word } from '@/components/games/proud-monster/words.en'
import type { GameControls } from '@/components/table/game-controls'
import { type TableGame, TableGameProvider } from '@/components/wargame/game'
import { AttackBuilder } from '@/components/wargame/staff/attack-builder'
import { NO_BRIEFING } from '@/components/wargame/staff/use-station'
import { TableWordsProvider } from '@/components/wargame/text/words'
import type { Play } from '@/components/wargame/turn/play'
import { WordsProvider } from '@/components/words'
import { game } from '@/lib/games/proud-monster'
import type { State } from '@/lib/games/proud-monster/state'
import type { Post } from '@/lib/wargame/gathered'
import { de } from '@/lib/words/de'
import { en } from '@/lib/words/en'
import { catalogueOf } from '../../support/catalogues'
import { ASSAULT, position } from './given'

const staff$ = Promise.resolve(staff)
const sheet$ = Promise.resolve(sheet)
const nothing = () => undefined
const TARGET = '3008N'
const face = { 'DE-ID-1': '2709N', 'DE-ID-11': '2709N', 'SU-RD-001': TARGET }

/** What the builder says of the German attack on the hex. */
async function built(
  state: State,
  language: 'en' | 'de',
  posts: readonly Post[] | null = null,
  refused: readonly string[] = [],
) {
  const catalogue = await catalogueOf<Word>('proud-monster', language)
  const words$ = Promise.resolve((words: Parameters<typeof tableWords>[0]) => tableWords(words, catalogue))
  const table = {
    port,
    staff: () => staff$,
    words: () => words$,
    sheet: () => sheet$,
  } as unknown as TableGame
  const view = game.view(state, 'german')
  const props = {
    ...{ aim: { target: TARGET, posts }, attacks: staff.attacks(view as never)!, filed: { current: [] } },
    ...{ game: { busy: false, answer: { mayTakeBack: false } } as unknown as GameControls },
    ...{
      play: { view } as unknown as Play,
      briefing: { ...NO_BRIEFING, refused },
      onBriefed: nothing,
      onStaffed: nothing,
    },
    ...{ onShow: nothing, onClose: nothing, onTap: nothing, onLeave: nothing, onMade: nothing, after: 0 },
  }
  const { prelude } = await prerender(
    <WordsProvider language={language} catalogue={JSON.stringify(language === 'en' ? en : de)}>
      <TableGameProvider game={table}>
        <TableWordsProvider>
          <AttackBuilder {...props} />
        </TableWordsProvider>
      </TableGameProvider>
    </WordsProvider>,
  )
  const html = await new Response(prelude).text()
  const buttons = html.match(/<button[^>]*>/g) ?? []
  const named = (which: RegExp) =>
    buttons.filter((one) => which.test(one)).flatMap((one) => /aria-label="([^"]*)"/.exec(one)?.[1] ?? [])
  return {
    chosen: named(/aria-pressed="true"/).length,
    left: named(/aria-pressed="false"/).length,
    shut: named(/disabled=""/),
    text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '),
  }
}

test('an attack is built of the least units for the column that promises most, and of others if one likes', async () => {
  const best = await built(position({ units: face }), 'en')
  expect(best.chosen + best.left).toBe(2)
  expect(best.text).toMatch(/of 2 who can reach it/)
  expect(best.text).toContain('Come out of reserve')
  expect(best.text).toMatch(/At least .*At most/)
  expect(best.text).toContain(`Bring up (${best.chosen})`)
  const one = await built(position({ units: face }), 'en', [{ unit: 'DE-ID-11', from: TARGET }])
  expect([one.chosen, one.left]).toEqual([1, 1])
  expect(one.text).toContain('Bring up (1)')
  // Nobody is left out by more: there are no higher odds, or no lower ones.
  const none = await built(position({ units: face }), 'en', [])
  expect(none.shut).toContain('Lower odds')
  expect(none.text).toContain('Keep them for it')
})

test('who stands beside his enemy in the assaults attacks him, told in German as well', async () => {
  const state = position({ ...ASSAULT, units: { ...face, 'DE-ID-1': '2908N' } })
  const told = await built(state, 'de')
  expect([told.chosen, told.left]).toEqual([1, 0])
  expect(told.text).toMatch(/Lassen keine Lücke.*Angriff .*\d/)
  expect(told.shut).toEqual(['Schlechteres Verhältnis', 'Besseres Verhältnis'])
  for (const language of ['en', 'de'] as const)
    expect((await built(state, language)).text).not.toMatch(/[{}]|staff\./)
  const far = position({ ...ASSAULT, units: face })
  expect((await built(far, 'en')).text).toContain('Nobody can reach it.')
})

test('whoever may not come there is left out of it, and told as one who stays', async () => {
  const state = position({ units: { ...face, 'DE-ID-1': '2708N' } })
  const all = await built(state, 'en')
  const fewer = await built(state, 'en', null, ['DE-ID-1'])
  expect(fewer.chosen).toBe(all.chosen - 1)
  expect(fewer.text).toContain('1 stays: the rules forbid it.')
})
