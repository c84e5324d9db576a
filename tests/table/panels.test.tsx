import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type ReactElement, Suspense } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { ChitsPanel } from '@/components/games/a-victory-denied/chits-panel'
import { later } from '@/components/games/a-victory-denied/later-port'
import { port } from '@/components/games/a-victory-denied/port'
import { sheet } from '@/components/games/a-victory-denied/sheet'
import { tableWords } from '@/components/games/a-victory-denied/table-words'
import type { Word } from '@/components/games/a-victory-denied/words.en'
import type { GameControls } from '@/components/table/game-controls'
import { type TableGame, TableGameProvider } from '@/components/wargame/game'
import { FacePanel } from '@/components/wargame/panels/face-panel'
import { TracksPanel as LaterTracks } from '@/components/wargame/panels/later-panels'
import { OrdersPanel } from '@/components/wargame/panels/orders-panel'
import { StakesPanel } from '@/components/wargame/panels/stakes-panel'
import { StandingPanel } from '@/components/wargame/panels/standing-panel'
import { TracksPanel } from '@/components/wargame/panels/tracks-panel'
import type { Offer } from '@/components/wargame/port'
import { useTabs } from '@/components/wargame/screen/tabs'
import { TopBar } from '@/components/wargame/screen/top-bar'
import { TableWordsProvider } from '@/components/wargame/text/words'
import { ActionBar } from '@/components/wargame/turn/action-bar'
import { DieFaces } from '@/components/wargame/turn/die-faces'
import type { Play } from '@/components/wargame/turn/play'
import { RangeBars } from '@/components/wargame/turn/range-bars'
import { usePlay } from '@/components/wargame/turn/use-play'
import { WordsProvider } from '@/components/words'
import { game } from '@/lib/games/a-victory-denied'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import type { State } from '@/lib/games/a-victory-denied/state'
import { en } from '@/lib/words/en'
import { moments } from '../games/a-victory-denied/moments'
import { catalogueOf } from '../support/catalogues'

const later$ = Promise.resolve(later)
const unit = Object.keys(COUNTERS)[0]!
const beside$ = Promise.resolve({
  ...later,
  tracks: () => [
    {
      ...{ title: 'Turns', lines: [], bars: [{ label: 'German', value: 87, side: 'german' }] },
      cells: [
        { text: '1', tone: 'plain' as const, now: true, label: 'Turn 1: good' },
        { text: '2', tone: 'mud' as const, now: false, label: 'Turn 2: mud' },
      ],
    },
  ],
  beside: () => [
    {
      ...{ title: 'Luftwaffe', notes: ['Two may intercept it.'] },
      pieces: [{ id: unit, name: '2.FlK', state: 'over H3', hex: '3218' }],
    },
  ],
})
const catalogue = await catalogueOf<Word>('a-victory-denied', 'en')
const words$ = Promise.resolve((words: Parameters<typeof tableWords>[0]) => tableWords(words, catalogue))
const sheet$ = Promise.resolve(sheet)
const plays: TableGame = {
  port,
  later: () => later$,
  words: () => words$,
  sheet: () => sheet$,
  printing: { worker: () => new Worker(''), small: { day: '', night: '' } },
  Items: ChitsPanel,
  preload: [],
}

/** The table as it is told to whoever is to act in a position. */
function controls(state: State): GameControls {
  const side = game.awaits(state)[0]!
  return {
    answer: {
      ...{ game: 'g', kind: game.id, title: game.title, viewer: side, version: 1, stage: 'play' },
      ...{ view: game.view(state, side), legal: game.legal(state, side), seats: [side], mode: 'hotseat' },
      ...{ players: {}, offers: [], sought: [], may: [], links: {}, clock: null, mayTakeBack: true },
      ...{ computerToMove: false, result: null, lapse: null },
    },
    ...{ log: [], told: 0, unread: 0, notice: null, plan: null, busy: false, lastSeen: null },
    hurry: { current: false },
  } as unknown as GameControls
}

/** A part of the table of whoever is to act in a position, with all that it stands on. */
function table(
  state: State,
  part: (play: Play, game: GameControls) => ReactElement,
  game: TableGame,
): ReactElement {
  const given = controls(state)
  const Part = () => part(usePlay(given), given)
  return (
    <WordsProvider language="en" catalogue={JSON.stringify(en)}>
      <TableGameProvider game={game}>
        <TableWordsProvider>
          <Part />
        </TableWordsProvider>
      </TableGameProvider>
    </WordsProvider>
  )
}

const wordsIn = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

/** What the parts of the table say of it, without marks. */
async function said(
  state: State,
  part: (play: Play, game: GameControls) => ReactElement,
  game = plays,
): Promise<string> {
  const { prelude } = await prerender(table(state, part, game))
  return wordsIn(await new Response(prelude).text())
}

const at = moments('game-1', {
  chits: (_, step) => step?.step === 'chits',
  move: (_, step) => step?.step === 'move',
  fight: ({ table }, step) => step?.step === 'fight' && table.activation !== null,
  trump: (_, step) => step?.step === 'trump',
  stuka: (_, step) => step?.step === 'stuka',
  fire: (_, step) => step?.step === 'artillery',
})

const nothing = () => undefined

test('the bar says the turn, and whose move it is', async () => {
  const text = await said(at.move, (play, { answer }) => (
    <TopBar play={play} answer={answer!} watching={false} unread={0} onMenu={nothing} onScore={nothing} />
  ))
  expect(text).toMatch(/Turn \d+ · .*Your move\s· .* \d+ left/)
})

test('the list of orders names every lawful order, once each', async () => {
  for (const state of [at.move, at.fight]) {
    const { answer } = controls(state)
    const text = await said(state, (play) => (
      <OrdersPanel play={play} onReveal={() => undefined} onShow={() => undefined} />
    ))
    const units = answer!.legal.filter(({ order }) => order.type !== 'done')
    expect(text.match(/Move |Attack /g)).toHaveLength(units.length)
  }
})

test('of very many orders the first of a kind are listed, the one that is chosen, and how many more there are', async () => {
  const listed = (play: Play): Offer[] => {
    const { hex: _hex, ...move } = play.offers.find(({ kind }) => kind === 'move')!
    return Array.from({ length: 60 }, (_, n) => ({ ...move, hex: null, key: `move-${n}` }))
  }
  const text = (entry: string | null) =>
    said(at.move, (play) => (
      <OrdersPanel
        play={{ ...play, listed: listed(play), selection: { ...play.selection, entry } }}
        onReveal={nothing}
        onShow={nothing}
      />
    ))
  const [none, chosen] = [await text(null), await text('move-40')]
  expect(none.match(/Move /g)).toHaveLength(6)
  expect(none).toContain('54 more of the kind')
  expect(chosen.match(/Move /g)).toHaveLength(7)
  expect(chosen).toContain('53 more of the kind')
})

test('what is seldom done comes first in the list, if it is the only one of its kind', async () => {
  const listed = (pick: (some: readonly [Offer, Offer]) => Offer[]) =>
    said(at.move, (play) => {
      const [first, second] = play.offers.filter(({ kind }) => kind === 'move')
      return (
        <OrdersPanel
          play={{ ...play, listed: pick([first!, second!]) }}
          onReveal={nothing}
          onShow={nothing}
        />
      )
    })
  const swapped = await listed(([one, other]) => [other, one])
  expect(await listed(([one, other]) => [one, other])).not.toBe(swapped)
  const rare = (offer: Offer): Offer => ({ ...offer, seldom: true, order: { ...offer.order, type: 'rare' } })
  const first = await listed(([one, other]) => [one, rare(other)])
  expect(first).toBe(await listed(([one, other]) => [rare(other), one]))
  expect(first).toMatch(/now rare Move /)
  // Of several alike none comes before the others.
  expect(await listed(([one, other]) => [one, { ...other, seldom: true }])).not.toBe(swapped)
})

test('an only choice beside the map is open at once, with its pieces', async () => {
  const text = await said(at.chits, (play) => <FacePanel play={play} onShow={() => undefined} />)
  expect(text).toContain('Command chits for this turn')
  expect(text).toMatch(/2nd Panzer Group You have \d/)
})

test('a few choices stand above what is looked at, where something is seldom done there; many stand beneath it', async () => {
  const text = (n: number) =>
    said(at.trump, (play) => {
      const [offer] = play.offers
      const choices = Array.from({ length: n }, (_, i) => ({ ...offer!, key: `${i}`, hex: null, unit: null }))
      const seldom: Offer = { ...offer!, key: 'here', seldom: 'here', hex: '3218', unit: null }
      const looking = { ...play, looked: '3218', offers: choices, listed: [...choices, seldom] }
      return <FacePanel play={looking} onShow={nothing} />
    })
  const [few, many] = [await text(2), await text(9)]
  const line = /Play Guderian/
  expect(few.search(line)).toBeLessThan(few.indexOf('Orsha'))
  expect(many.indexOf('Orsha')).toBeLessThan(many.search(line))
})

test('the sheet opens for the stakes of an only choice, and stays low where there are none', async () => {
  const Stop = ({ play }: { play: Play }) => useTabs(play, false).stop
  expect(await said(at.stuka, (play) => <Stop play={play} />)).toBe('half')
  expect(await said(at.trump, (play) => <Stop play={play} />)).toBe('peek')
})

test('the buttons finish a segment, and nothing is sent before something is chosen', async () => {
  const text = await said(at.move, (play, given) => (
    <ActionBar
      game={given}
      play={play}
      onNext={() => undefined}
      onShow={() => undefined}
      onWatch={() => undefined}
      onStation={() => undefined}
    />
  ))
  expect(text).toMatch(/Undo .*Next .*/)
})

test('fire that may be given has the main colour, and what ceases it has not', async () => {
  const { prelude } = await prerender(
    table(
      at.fire,
      (play, given) => (
        <ActionBar
          game={given}
          play={play}
          onNext={nothing}
          onShow={nothing}
          onWatch={nothing}
          onStation={nothing}
        />
      ),
      plays,
    ),
  )
  const buttons = (await new Response(prelude).text()).split('<button').slice(1)
  const colourOf = (word: RegExp) =>
    buttons.find((one) => word.test(wordsIn(`<${one}`)))?.includes('bg-primary')
  expect(colourOf(/Next|Fire \d/)).toBe(true)
  expect(colourOf(/Cease fire/)).toBe(false)
})

test('tracks, boxes and order of battle come from the later part of the port', async () => {
  const text = await said(at.move, (play) => <TracksPanel play={play} onShow={() => undefined} />)
  for (const word of ['In the cup', 'Stukas: ', 'Boxes', 'Order of battle', '2nd Panzer Group: '])
    expect(text, word).toContain(word)
})

test('a track, strengths on one scale and pieces beside the map are told as the port has them', async () => {
  const beside: TableGame = {
    ...plays,
    later: () => beside$,
  }
  const text = await said(at.move, (play) => <TracksPanel play={play} onShow={() => undefined} />, beside)
  for (const word of ['1 Turn 1: good', '2 Turn 2: mud', 'German 87', 'Luftwaffe', '2.FlK over H3', 'Two'])
    expect(text, word).toContain(word)
})

test('pieces beside the map stand before the tracks as long as an order can be given to one of them', async () => {
  const sent = {
    key: 'bomb',
    kind: 'other',
    order: { type: 'bomb' },
    unit,
    hex: null,
    target: null,
    choices: [],
  }
  const told = (offers: readonly object[]) => {
    const game = {
      ...plays,
      later: () => beside$,
      port: { ...port, isBeside: () => true, offers: () => offers },
    }
    const panel = (play: Play) => <TracksPanel play={play} onShow={nothing} />
    return said(at.move, panel, game as unknown as TableGame)
  }
  expect(await told([sent])).toMatch(/Luftwaffe.* Turns /)
  expect(await told([])).toMatch(/Turns .*Luftwaffe/)
})

test('the faces of a die stand side by side, each with its result', async () => {
  const forecast = {
    text: '3:1',
    possible: null,
    strengths: null,
    ladder: [],
    chances: [],
    throws: [{ of: null, faces: ['S', '-', 'DE'] }],
  }
  const text = await said(at.move, () => <DieFaces forecast={forecast} />)
  expect(text.trim()).toBe('1 S 2 – 3 DE')
})

test('a fight in which not all is known is told from the least to the most, a bar for each', async () => {
  const end = (text: string, won: number) => ({
    ...{ text, possible: null, strengths: null, ladder: [] },
    chances: [
      { text: 'Lost', words: { key: 'over', params: {} }, ways: 6 - won, of: 6 },
      { text: 'Won', words: { key: 'over', params: {} }, ways: won, of: 6 },
    ],
  })
  const [least, most] = [end('1:1', 1), end('3:1', 5)]
  const forecast = { ...least, text: '1–3:1', range: [least, most] as const }
  const text = await said(at.move, () => <RangeBars forecast={forecast} />)
  expect(text).toMatch(/At least\s+1:1.*17 %.*At most\s+3:1.*83 %/)
  const known = await said(at.move, () => <RangeBars forecast={most} />)
  expect(known).not.toMatch(/At least|At most/)
})

test('what the signs in a bar of chances mean is told beneath it, before how they come about', async () => {
  const forecast = {
    ...{ text: '3 points', possible: null, strengths: null },
    ladder: [{ cite: 'AVD 14.0b', key: 'stakes-released', params: { unit }, column: '3' }],
    chances: [
      { text: '0', words: { key: 'stakes-escape', params: { n: 0 } }, ways: 3, of: 6 },
      { text: '2', words: { key: 'stakes-escape', params: { n: 2 } }, ways: 3, of: 6 },
    ],
  }
  const stakes = { viewer: 'attacker', caption: 'The sum', columns: [{ title: 'Now', forecast }] } as const
  const text = await said(at.move, () => <StakesPanel stakes={stakes} />)
  expect(text).toMatch(/2 50 %.* 0 \S.* 2 \S.*The sum/)
})

test('standing orders offer every kind that can fall on a side, each with its sentence', async () => {
  const text = await said(at.move, (_, given) => <StandingPanel game={given} wanted={null} />)
  for (const word of ['Stukas in defence', 'When nobody acts', 'You are asked.', 'Save'])
    expect(text, word).toContain(word)
})

test('a panel that is here is shown at once, and hides nothing but itself while it waits for its port', async () => {
  const tracks = (play: Play) => (
    <>
      <p>The map</p>
      <LaterTracks play={play} onShow={nothing} />
    </>
  )
  // Fetched with the first that wants it.
  expect(await said(at.move, tracks)).toMatch(/The map .*Order of battle/)
  const never$ = new Promise<never>(nothing)
  const shell = (game: TableGame) =>
    new Promise<string>((told) => {
      const { pipe, abort } = renderToPipeableStream(
        <Suspense fallback="The table is being fetched">{table(at.move, tracks, game)}</Suspense>,
        {
          onError: nothing,
          onShellReady: () => {
            told(text(pipe(new PassThrough())).then(wordsIn))
            abort()
          },
        },
      )
    })
  expect(await shell(plays)).toMatch(/^ ?The map Turn 1/)
  expect(await shell({ ...plays, later: () => never$ })).toBe(' The map ')
})
