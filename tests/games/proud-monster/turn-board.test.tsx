import { prerender } from 'react-dom/static'
import { describe, expect, test } from 'vitest'
import { later } from '@/components/games/proud-monster/later-port'
import { port } from '@/components/games/proud-monster/port'
import { sheet } from '@/components/games/proud-monster/sheet'
import { staff } from '@/components/games/proud-monster/staff'
import { tableWords } from '@/components/games/proud-monster/table-words'
import type { Word } from '@/components/games/proud-monster/words.en'
import type { GameControls } from '@/components/table/game-controls'
import { type TableGame, TableGameProvider } from '@/components/wargame/game'
import { StaffUndone } from '@/components/wargame/staff/staff-undone'
import { TurnBoard } from '@/components/wargame/staff/turn-board'
import { TableWordsProvider } from '@/components/wargame/text/words'
import type { Play } from '@/components/wargame/turn/play'
import { WordsProvider } from '@/components/words'
import { game } from '@/lib/games/proud-monster'
import { armyOf } from '@/lib/games/proud-monster/data/formations'
import { rules } from '@/lib/games/proud-monster/ruleset'
import type { Side, State } from '@/lib/games/proud-monster/state'
import { de } from '@/lib/words/de'
import { en } from '@/lib/words/en'
import { catalogueOf } from '../../support/catalogues'
import { ASSAULT, position } from './given'

const staff$ = Promise.resolve(staff)
const later$ = Promise.resolve(later)
const sheet$ = Promise.resolve(sheet)
const nothing = () => undefined

/** What the turn board of a side says, and what it would leave undone; `more`: of what the server tells beside the view. */
async function told(
  state: State,
  side: Side,
  language: 'en' | 'de' = 'en',
  more: object = {},
  log: readonly object[] = [{ n: 0, key: 'log-moved', params: {}, at: ['2708N', '2709N'] }],
) {
  const catalogue = await catalogueOf<Word>('proud-monster', language)
  const words$ = Promise.resolve((words: Parameters<typeof tableWords>[0]) => tableWords(words, catalogue))
  const table = {
    ...{ port, later: () => later$, staff: () => staff$, words: () => words$, sheet: () => sheet$ },
  } as unknown as TableGame
  const view = game.view(state, side)
  const legal = game.legal(state, side)
  const offers = port.offers(view as never, legal)
  const play = { view, offers, draft: { offer: null }, mayFinish: true, setArmed: nothing } as unknown as Play
  const answer = {
    game: 'game-1',
    viewer: side,
    seats: [side],
    version: 1,
    firmLength: 0,
    mayTakeBack: true,
    may: ['pass'],
    legal,
    ...more,
  }
  const controls = { answer, log }
  const asked = {
    ...{ game: controls as unknown as GameControls, play },
    ...{ onOpen: nothing, onShow: nothing, onTell: nothing },
  }
  const { prelude } = await prerender(
    <WordsProvider language={language} catalogue={JSON.stringify(language === 'en' ? en : de)}>
      <TableGameProvider game={table}>
        <TableWordsProvider>
          <TurnBoard {...asked} isShown />
          <StaffUndone {...asked} />
        </TableWordsProvider>
      </TableGameProvider>
    </WordsProvider>,
  )
  const html = await new Response(prelude).text()
  const text = html.replace(/<[^>]*>/g, '|')
  return {
    stations: [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label),
    undone: [...html.matchAll(/<p [^>]*>([^<]*)<\/p>/g)].map(([, line]) => line),
    text,
  }
}

const near = (hex: string, far: number) =>
  rules.board.hexes.find((one) => rules.board.distance(one, hex) === far && rules.isLand(one))!
const [smolensk] = rules.board.hexes.filter((hex) => rules.placeOf(hex)?.name === 'Smolensk') as [string]

describe('the turn board', () => {
  const state = position({ units: { 'DE-ID-1': '2709N', 'SU-RD-001': '3008N' } })

  test('has seven stations in the same order, each with the number of what is open there', async () => {
    const { stations } = await told(state, 'german')
    expect(stations).toEqual(['Reports', 'Desk', 'Spearheads', 'Armies 1', 'Marches', 'Attacks', 'Sign off'])
    const german = await told(state, 'german', 'de')
    expect(german.stations).toHaveLength(7)
    expect(german.stations[3]).toBe('Armeen 1')
  })

  test('counts an army no more once something of it has gone, and nothing as done before units are led', async () => {
    const units = { 'DE-ID-1': '2709N', 'DE-ID-21': '2708N', 'SU-RD-001': '3008N' }
    const both = position({ units })
    expect((await told(both, 'german')).stations).toContain('Armies 1')
    const { counters } = both.table
    const moved = { ...counters, 'DE-ID-21': { ...counters['DE-ID-21']!, from: '2707N', at: '2708N' } }
    const gone = await told({ ...both, table: { ...both.table, counters: moved } }, 'german')
    expect(gone.stations).toContain('Armies')
    expect(gone.text).toContain('✓')
  })

  test('says where its player stopped, by what he can still take back, and nothing to who has ordered nothing', async () => {
    expect((await told(state, 'german')).text).toMatch(/Where you stopped: .*2709N/)
    const firm = await told(state, 'german', 'en', { game: 'game-2', firmLength: 1 })
    expect(firm.text).not.toContain('Where you stopped')
    const none = await told(state, 'german', 'en', { game: 'game-3', mayTakeBack: false })
    expect(none.text).not.toContain('Where you stopped')
    // Once something has been ordered here he knows where he is.
    const later = await told(state, 'german', 'en', { version: 2 })
    expect(later.text).not.toContain('Where you stopped')
  })

  test('asks whether the next turn is to be passed, tells what was said of it, and why it was not', async () => {
    const kept = (papers: object) =>
      game.evolve(state, game.staff!.filed('german', { version: 1, groups: [], marches: [], ...papers }))
    expect((await told(state, 'german')).text).toContain('Pass my next turn')
    expect((await told(state, 'german', 'en', { may: [] })).text).not.toContain('Pass my next turn')
    const near = { army: armyOf('DE-ID-1')!, units: ['DE-ID-1'] }
    const filed = await told(kept({ pass: { attacked: true, near, until: 4 } }), 'german')
    expect(filed.text).toMatch(/Your turns to the end of turn 4 are passed unless/)
    expect(filed.text).toMatch(/I am attacked.*an enemy comes within 2 hexes of \d+th Army/)
    expect((await told(kept({ pass: {} }), 'german', 'de')).text).toContain('was immer geschieht')
    const stopped = await told(kept({ stopped: { why: 'near', at: '2709N' } }), 'german')
    expect(stopped.text).toMatch(/Not passed, as an enemy has come near.*2709N/)
  })

  test('offers to tell what one ordered as soon as one has handed over', async () => {
    const waiting = { ...state, table: { ...state.table, acting: 'soviet' as const, agenda: [] } }
    const turn = (n: number, side: Side) => ({
      n,
      key: 'log-player-turn',
      params: { side, couplet: 1 },
      at: [],
    })
    const begun = [turn(0, 'german')]
    expect((await told(waiting, 'german', 'en', {}, begun)).text).not.toContain('What I ordered')
    const over = [...begun, turn(1, 'soviet')]
    expect((await told(waiting, 'german', 'en', {}, over)).text).toContain('What I ordered last')
    expect((await told(waiting, 'german', 'de', {}, over)).text).toContain('Was ich zuletzt befohlen habe')
    expect((await told(waiting, 'soviet', 'en', {}, over)).text).not.toContain('What I ordered')
    // Who has not fetched all lines may have ordered something before.
    const late = [turn(7, 'soviet')]
    expect((await told(waiting, 'german', 'en', {}, late)).text).toContain('What I ordered last')
    expect((await told(waiting, 'german', 'en', { seats: [] }, over)).text).not.toContain('What I ordered')
  })

  test('tells first of what is most dangerous among what is left undone', async () => {
    const units = { 'SU-RD-001': near(smolensk, 3), 'DE-PZ-1': near(smolensk, 2) }
    const bare = await told(position({ units, acting: 'soviet' }), 'soviet')
    expect(bare.undone[0]).toMatch(/^The enemy could enter: .*Smolensk/)
    expect(bare.undone.at(-1)).toBe('1 army has no order')
    const held = { ...units, 'SU-RD-001': smolensk }
    const kept = await told(position({ units: held, acting: 'soviet' }), 'soviet')
    expect(kept.undone.join()).not.toContain('Smolensk')
    // Whoever finishes is warned of places alone, too, as long as units are sent out.
    const warns = (state: State) => staff.isGrave(game.view(state, 'soviet') as never)
    expect(warns(position({ units, acting: 'soviet' }))).toBe(true)
    expect(warns(position({ units: { 'SU-RD-001': smolensk }, acting: 'soviet' }))).toBe(false)
  })

  test('calls to the desk for who waits beside the map, and for nobody who is kept in reserve', async () => {
    const units = { 'DE-ID-1': '2709N', 'DE-ID-11': 'okhNorth', 'SU-RD-001': '3008N' }
    const called = await told(position({ units }), 'german')
    expect(called.text).toContain('Desk||•')
    expect(called.undone).toContain('1 unit waits in reserve')
    const papers = { version: 1, groups: [], marches: [], stays: ['DE-ID-11'] } as const
    const kept = game.evolve(position({ units }), game.staff!.filed('german', papers))
    expect((await told(kept, 'german')).text).not.toContain('Desk||•')
    expect((await told(kept, 'german')).undone.join()).not.toContain('reserve')
    const german = await told(position({ units }), 'german', 'de')
    expect(german.undone).toContain('1 Einheit wartet in Reserve')
  })

  test('tells of a hole that has been opened in this turn, before lesser things, as long as units are sent out', async () => {
    const line = { 'SU-RD-001': '2708N', 'SU-RD-002': '2709N', 'SU-RD-003': '2710N', 'DE-ID-1': '2509N' }
    const gone = { ...line, 'SU-RD-002': { at: '2909N', from: '2709N', left: 0 } }
    const undone = async (
      units: typeof gone | typeof line,
      more: object = {},
      language: 'en' | 'de' = 'en',
    ) => (await told(position({ units, acting: 'soviet', ...more }), 'soviet', language)).undone
    // Places that lie open come before it.
    const [places, hole] = await undone(gone)
    expect([places, hole]).toEqual([
      expect.stringMatching(/^The enemy could enter: /),
      expect.stringMatching(/^1 new hole in your lines: .*2709N/),
    ])
    expect((await undone(gone, {}, 'de'))[1]).toMatch(/^1 neues Loch in deinen Linien: /)
    expect((await undone(line)).join()).not.toContain('hole')
    expect((await undone(gone, ASSAULT)).join()).not.toContain('hole')
  })

  test('tells of attacks that are prepared and not made only when they can be made', async () => {
    const prepared = async (phase: object) => {
      const at = position({ ...phase, units: { 'DE-ID-1': '2709N', 'SU-RD-001': '2708N' } })
      const { turn, couplet } = at.table
      const attacks = [{ target: '2708N', units: ['DE-ID-1'], when: `${turn}/${couplet}` }]
      const papers = game.staff!.filed('german', { version: 1, groups: [], marches: [], attacks })
      return (await told(game.evolve(at, papers), 'german')).undone
    }
    expect((await prepared({})).join()).not.toContain('prepared')
    expect(await prepared(ASSAULT)).toContain('1 prepared attack is not made')
  })
})
