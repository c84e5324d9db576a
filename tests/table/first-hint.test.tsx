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

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A device with its cookie, what it keeps, and how its account answers to what it is told. */
async function device(account: (changes: readonly string[]) => Response | null) {
  const kept = new Map<string, string>()
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  const told: string[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const { changes } = JSON.parse(body) as { changes: string[] }
    told.push(`${path} ${changes.join(' ')}`)
    const answer = account(changes)
    if (!answer) throw new TypeError('no network')
    return answer
  })
  vi.resetModules()
  const due = await import('@/components/table/hints-due')
  const { changeHints, tellAccount } = await import('@/components/table/use-hints')
  const settled = () => new Promise((done) => setTimeout(done, 20))
  const given = () => kept.get('fieldpost/hints')
  return { page, told, given, settled, changeHints, tellAccount, learnHints: due.learnHints }
}

test('the device tells the server by a cookie that the first hint has been given, or is to be given again', async () => {
  const { page, changeHints } = await device(() => null)
  changeHints('move')
  expect(page.cookie).toMatch(/^fieldpost-guided=; .*Max-Age=0;/)
  changeHints('win')
  expect(page.cookie).toMatch(/^fieldpost-guided=1; .*Max-Age=31536000;/)
  changeHints('anew')
  expect(page.cookie).toMatch(/Max-Age=0;/)
  changeHints('off')
  expect(page.cookie).toMatch(/^fieldpost-guided=1;/)
})

test('what the account says of hints holds on this device as well, and what is given here it is told', async () => {
  let hints = 'win move'
  const one = await device((changes) => {
    hints = [...hints.split(' '), ...changes].join(' ')
    return Response.json({ hints })
  })
  one.learnHints(hints)
  expect([one.given(), one.told]).toEqual(['win move', []])
  expect(one.page.cookie).toMatch(/^fieldpost-guided=1;/)
  one.changeHints('fight')
  await one.settled()
  expect([one.given(), one.told]).toEqual(['win move fight', ['/api/me/hints fight']])
})

test('an account that says nothing of hints is told all that this device has given', async () => {
  const one = await device((changes) => Response.json({ hints: changes.join(' ') }))
  one.changeHints('win')
  await one.settled()
  // Nobody is known to be there yet.
  expect(one.told).toEqual([])
  one.learnHints(null)
  await one.tellAccount()
  expect(one.told).toEqual(['/api/me/hints win'])
  await one.tellAccount()
  expect(one.told).toHaveLength(1)
})

test('a device that can keep nothing any more tells its account once', async () => {
  const one = await device((changes) => Response.json({ hints: changes.join(' ') }))
  one.changeHints('win')
  one.learnHints(null)
  vi.stubGlobal('localStorage', {
    getItem: localStorage.getItem,
    setItem: () => {
      throw new Error('full')
    },
  })
  await one.tellAccount()
  expect(one.told).toEqual(['/api/me/hints win'])
})

test('without a connection it stays to be told, and is not forgotten for what the account says meanwhile', async () => {
  let isThere = false
  const one = await device((changes) =>
    isThere ? Response.json({ hints: `win ${changes.join(' ')}` }) : null,
  )
  one.learnHints('win')
  one.changeHints('move')
  one.changeHints('fight')
  await one.settled()
  one.learnHints('win')
  expect(one.given()).toBe('win move fight')
  isThere = true
  await one.tellAccount()
  expect(one.told.at(-1)).toBe('/api/me/hints move fight')
  one.learnHints('')
  expect(one.given()).toBe('')
})
