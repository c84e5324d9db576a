import { expect, test } from 'vitest'
import { hashOf } from '@/lib/kernel/log/entry'
import { readLog } from '@/lib/kernel/log/entry-text'
import { withoutTakenBack } from '@/lib/kernel/log/redaction'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import { toyGame } from '../support/toy-game'
import { seededLuck, ToyMatch } from '../support/toy-match'

function played(): ToyMatch {
  const match = new ToyMatch().choices()
  const step = { type: 'step', pawn: 'red', by: 1 }
  match.order('red', step).order('red', step)
  match.takeBack('red')
  match.order('red', step)
  match.takeBack('red')
  match.takeBack('red')
  match.order('red', step)
  return match.toEnd(seededLuck(5))
}
const kindOf = (text: string) =>
  text.startsWith('{') ? ((JSON.parse(text) as { k?: string }).k ?? 'order') : 'hash'

test('a game is shown without what was taken back, and still verifies to the same last hash', () => {
  const { texts, match } = played()
  const shown = withoutTakenBack(toyGame, texts)
  const backs = texts.filter((text) => kindOf(text) === 'takeBack').length
  expect(backs).toBe(3)
  expect(shown.map(kindOf)).not.toContain('takeBack')
  expect(shown.filter((text) => kindOf(text) === 'hash')).toHaveLength(2 * backs)
  expect(verifyGame(toyGame, shown)).toEqual(verifyGame(toyGame, texts))
  expect(verifyGame(toyGame, shown)).toMatchObject({ sound: true, head: match.headHash })
})

test('no entry that counts can be withheld, nor another hash be put in the place of one that was', () => {
  const { texts, match } = played()
  const shown = withoutTakenBack(toyGame, texts)
  for (const [n, text] of shown.entries()) {
    // What follows a run of hashes names the last of them.
    if (kindOf(text) === 'hash' && kindOf(shown[n + 1]!) === 'hash') continue
    if (kindOf(text) === 'hash') {
      const forged = shown.with(n, hashOf('another'))
      expect(verifyGame(toyGame, forged), `forged ${n}`).not.toMatchObject({ sound: true })
    } else if (kindOf(text) === 'order' && text.includes('"f":1')) {
      const withheld = shown.with(n, hashOf(text))
      expect(verifyGame(toyGame, withheld), `withheld ${n}`).not.toMatchObject({ sound: true })
    }
  }
  expect(match.headHash).toBe(readLog(texts, toyGame).at(-1)!.hash)
})
