import { describe, expect, test } from 'vitest'
import { later } from '@/components/games/a-victory-denied/later-port'
import { tableWords } from '@/components/games/a-victory-denied/table-words'
import type { StandingWish } from '@/components/wargame/later-port'
import { standingSays } from '@/components/wargame/panels/standing-says'
import type { TableWords } from '@/components/wargame/text/table-words'
import { KINDS_OF } from '@/lib/games/a-victory-denied/standing/kinds'
import { usualOrders } from '@/lib/games/a-victory-denied/standing/orders'
import { SIDES } from '@/lib/games/a-victory-denied/state'
import { de } from '@/lib/words/de'
import { en } from '@/lib/words/en'
import { wordsOf } from '@/lib/words/words'
import { anyOrders, orders } from '@/tests/games/a-victory-denied/standing-orders'
import { catalogueOf } from '../support/catalogues'
import { seeded } from '../support/seeded'

const WORDS = {
  en: tableWords(wordsOf('en', en), await catalogueOf('a-victory-denied', 'en')),
  de: tableWords(wordsOf('de', de), await catalogueOf('a-victory-denied', 'de')),
}

const says = (words: TableWords, side: string, kind: string, wish: StandingWish) =>
  standingSays(words, kind, later.standing!.fields(side, kind), wish, 24)

describe('standing orders in plain sentences', () => {
  test('the usual ones', () => {
    const said = (side: 'german' | 'soviet') =>
      KINDS_OF[side].map((kind) => {
        const decided = { ...usualOrders('auto')[kind], mode: 'auto' as const }
        return says(WORDS.en, side, kind, decided)
      })
    expect(said('german')).toEqual([
      'Guderian is kept until the cup is empty.',
      'A Stuka meets attacks of 2-1 or better on Victory Hexes or motorized units; 1 is kept back.',
      'First units on foot, then the weakest, then reduced units.',
      'Where the rules leave a choice: to the lowest hex number.',
      'Of the nearest lawful hexes: where it commands most units.',
      'One that commands nobody goes back to where it commands most; the others stay.',
      'Nobody is released before he must be.',
      'Objective Moscow.',
      'First the weakest.',
    ])
    const soviet = said('soviet')
    expect([soviet[0], ...soviet.slice(4)]).toEqual([
      'First anything but air defence, then units on foot, then the weakest, then reduced units.',
      'All marks are given: first motorized units, then the strongest in attack, then who is nearest to you.',
      'One that commands nobody goes back to where it commands most; the others stay.',
      'Nobody is disbanded.',
      'Headquarters first, with their chits, then the strongest units. Where: where the enemy is farthest off.',
    ])
  })

  test('wishes, in German', () => {
    const { trump, losses } = orders('auto', {
      trump: { chits: ['firstArmy', 'supply'], fewerThan: 3 },
      losses: { order: ['full'], spareInVictoryHex: true },
    })
    expect(says(WORDS.de, 'german', 'trump', trump)).toBe(
      'Guderian wird gespielt statt: der erste sowjetische Armeechit einer Runde, Versorgung vor deinem ersten Chit oder jeder Chit, sobald weniger als 3 im Becher sind. Sonst wartet er, bis der Becher leer ist.',
    )
    expect(says(WORDS.de, 'soviet', 'losses', losses)).toBe(
      'Zuerst Einheiten in voller Stärke. In einem Siegfeld wird keine Einheit aufgegeben, solange eine andere eine Stufe verlieren kann.',
    )
    expect(says(WORDS.de, 'soviet', 'losses', { ...losses, mode: 'ask' })).toBe('Du wirst gefragt.')
  })

  test('whatever can be filed has a whole sentence in each language', () => {
    const luck = seeded('says')
    for (let n = 0; n < 40; n++) {
      const any = anyOrders('auto', luck)
      for (const words of Object.values(WORDS))
        for (const side of SIDES)
          for (const kind of KINDS_OF[side])
            expect(says(words, side, kind, any[kind])).toMatch(/^[A-ZÄÖÜ][^{}]+\.$/)
    }
  })

  test('every control is called something in each language, and every wish', () => {
    for (const { own } of Object.values(WORDS))
      for (const side of SIDES)
        for (const kind of KINDS_OF[side])
          for (const field of later.standing!.fields(side, kind)) {
            const keys = [`standing.${kind}`, `standing.${kind}.${field.field}`]
            if (field.type === 'wishes') keys.push(...field.of.map((wish) => `standing.wish.${wish}`))
            expect(keys.filter((key) => own(key) === key)).toEqual([])
          }
  })
})
