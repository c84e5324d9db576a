import { expect, test } from 'vitest'
import { later } from '@/components/games/a-victory-denied/later-port'
import { port } from '@/components/games/a-victory-denied/port'
import { tableWords } from '@/components/games/a-victory-denied/table-words'
import { spokenChoice, spokenDraft } from '@/components/wargame/text/spoken'
import { draftOf } from '@/components/wargame/turn/draft'
import { NOTHING } from '@/components/wargame/turn/selection'
import { game } from '@/lib/games/a-victory-denied'
import type { Side, State } from '@/lib/games/a-victory-denied/state'
import { en } from '@/lib/words/en'
import { wordsOf } from '@/lib/words/words'
import { moments } from '../games/a-victory-denied/moments'
import { catalogueOf } from '../support/catalogues'

const words = tableWords(wordsOf('en', en), await catalogueOf('a-victory-denied', 'en'))
const at = moments('game-1', {
  move: (_, step) => step?.step === 'move',
  fight: ({ table }, step) => step?.step === 'fight' && table.activation !== null,
})

function seen(state: State) {
  const side = game.awaits(state)[0]! as Side
  const view = game.view(state, side)
  return { view, offers: port.offers(view, game.legal(state, side)) }
}

test('an attack is not said to be a place to go, and is told with its odds and how it is confirmed', () => {
  const { view, offers } = seen(at.fight)
  const offer = offers.find(({ kind }) => kind === 'attack')!
  const draft = draftOf(port, words, view, offers, { ...NOTHING, entry: offer.key })
  const [choice] = draft.choices
  expect(spokenChoice(words, choice!)).toBe(`You may attack here at ${draft.forecast!.text}.`)
  const told = spokenDraft(port, words, view, draft)
  expect(told).toContain(port.line(words, view, offer))
  expect(told).toMatch(/ against \d+\. .* \d+ %.* Attack [\d.]+-1: Enter confirms\.$/)
})

test('a unit that is chosen is named, and then the way that is chosen for it', () => {
  const { view, offers } = seen(at.move)
  const offer = offers.find(({ kind }) => kind === 'move')!
  const chosen = draftOf(port, words, view, offers, { ...NOTHING, entry: offer.key })
  expect(spokenDraft(port, words, view, chosen)).toMatch(
    /^Move .* from .*\. Choose one of the marked hexes\.$/,
  )
  const [first] = chosen.choices
  expect(spokenChoice(words, first!)).toMatch(/^You may go here: .+ points\.$/)
  // What a mark says to the eye is said in words.
  expect(spokenChoice(words, { hex: '2324', tone: 'go', text: '−1', peril: 'loses a step' })).toBe(
    'You may go here: loses a step.',
  )
  const way = { ...NOTHING, entry: offer.key, at: first!.hex }
  const whole = draftOf(port, words, view, offers, way, later)
  expect(spokenDraft(port, words, view, whole)).toMatch(/points\s· .* left\. Move here: Enter confirms\.$/)
  expect(spokenDraft(port, words, view, draftOf(port, words, view, offers, NOTHING))).toBe('')
})
