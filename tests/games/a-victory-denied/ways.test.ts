import { describe, expect, test } from 'vitest'
import { later } from '@/components/games/a-victory-denied/later-port'
import { port } from '@/components/games/a-victory-denied/port'
import { tableWords } from '@/components/games/a-victory-denied/table-words'
import { plannerOf } from '@/components/wargame/offline/planner'
import type { Route } from '@/components/wargame/port'
import { game } from '@/lib/games/a-victory-denied'
import { ledger } from '@/lib/games/a-victory-denied/ledger'
import { reach } from '@/lib/games/a-victory-denied/rules/08-movement'
import { costParts } from '@/lib/games/a-victory-denied/rules/08-parts'
import { ruleset } from '@/lib/games/a-victory-denied/ruleset'
import { on } from '@/lib/games/a-victory-denied/situation'
import type { Side, State } from '@/lib/games/a-victory-denied/state'
import { de } from '@/lib/words/de'
import { en } from '@/lib/words/en'
import { wordsOf } from '@/lib/words/words'
import { catalogueOf } from '../../support/catalogues'
import { testOwnWays } from '../../support/game-suite/test-own-ways'
import { moving, state } from './given'
import { moments } from './moments'
import { avd } from './suite'

const plan = plannerOf(ruleset)

const words = tableWords(wordsOf('en', en), await catalogueOf('a-victory-denied', 'en'))

testOwnWays(avd, { port, later, plan })

/** The move of a unit to a hex as the table has it. */
function move(here: State, unit: string, hex: string) {
  const side = game.awaits(here)[0]! as Side
  const view = game.view(here, side)
  const offer = port.offers(view, game.legal(here, side)).find((one) => one.unit === unit)!
  const route: Route = port.routes(view, offer, offer.choices[0]!, offer.order).get(hex)![0]!
  return { view, offer, route }
}
const costs = (here: State, unit: string, hex: string) => {
  const { view, offer, route } = move(here, unit, hex)
  return later.costs(view, offer, route).map(({ key, amount, cite }) => `${words.own(key)} ${amount} ${cite}`)
}

describe('what a move costs', () => {
  const at = moments('game-1', {
    german: (before, step) => step?.step === 'move' && before.table.activation?.side === 'german',
    soviet: (before, step) => step?.step === 'move' && before.table.activation?.side === 'soviet',
    late: ({ table }, step) => step?.step === 'move' && table.turn > 3 && table.activation?.march !== null,
    entering: ({ table }, step) =>
      step?.step === 'move' && Object.values(table.counters).some((unit) => unit.at === 'timoshenko'),
  })

  test.each(Object.entries(at))('is the sum of its parts, each with its rule: %s', (_name, { table }) => {
    const here = on(table)
    const { activation } = table
    let ways = 0
    for (const unit of [...activation!.units, ...activation!.hqs])
      for (const way of reach(here, unit).values()) {
        const parts = costParts(here, unit, way)
        expect(
          parts.reduce((sum, { sixths }) => sum + sixths, 0),
          `${unit} ${way.path}`,
        ).toBe(way.sixths)
        for (const { cite, what } of parts) {
          expect(Object.keys(ledger).some((id) => id.replace(/[a-z]$/, '') === cite)).toBe(true)
          expect(words.own(what, {}, '')).not.toBe('')
        }
        ways += 1
      }
    expect(ways).toBeGreaterThan(20)
  })

  test('names zones that are left and entered, and the road', () => {
    const here = state({
      units: { 'G-3PZ': '2616', 'G-HQ-2PG': '2613', 'S-45RC': '2618' },
      ...moving('german', ['G-3PZ']),
    })
    expect(costs(here, 'G-3PZ', '2617').join(' + ')).toMatch(/Enter zone 2 AVD 8\.2\.1/)
    const free = state({ units: { 'S-45RC': '3218' }, ...moving('soviet', ['S-45RC']) })
    const onRoad = [...reach(on(free.table), 'S-45RC')].find(([, { road }]) => road)!
    expect(costs(free, 'S-45RC', onRoad[0])).toEqual([expect.stringMatching(/^Road .* AVD 8\.3\.1$/)])
  })
})

describe('where a unit ends its move', () => {
  const units = { 'G-3PZ': '2616', 'S-HQ-20A': '2620', 'S-45RC': '2619', 'S-69RC': '2720' }
  const here = state({ units, ...moving('german', ['G-3PZ']) })
  const exposed = (hex: string) => {
    const { view, offer, route } = move(here, 'G-3PZ', hex)
    return later.exposure(words, view, offer, route)!.columns.map(({ title, forecast }) => ({
      title,
      odds: forecast.text,
      strengths: forecast.strengths,
    }))
  }

  test('nobody attacks who cannot come', () => expect(exposed('2313')).toEqual([]))
  test('who stands beside it attacks as he stands, and others of the same chit come up', () => {
    expect(exposed('2618')).toEqual([
      { title: 'As they stand', odds: '1.5-1', strengths: { attack: 3, defence: 2 } },
      { title: 'At most, by 20th Army', odds: '3-1', strengths: { attack: 6, defence: 2 } },
    ])
  })
})

describe('how one wins', () => {
  const here = state({ units: { 'G-3PZ': '2616', 'S-45RC': '2619' } })
  const view = game.view(here, 'german')

  test('is told with how far each side has come', () => {
    const told = later.victory(words, view)
    expect(told.map(({ side, cite }) => [side, cite])).toEqual([
      ['german', 'AVD 16.1'],
      ['soviet', 'AVD 16.1'],
      ['soviet', 'AVD 16.1'],
      [null, 'AVD 16.3.1'],
      [null, 'AVD 16.3.2'],
    ])
    expect(told[0]!.now![0]).toMatch(/3rd Panzer Division, \d+ hexes away/)
    const moscow = game.view(state({ directive: 'moscow' }), 'german')
    expect(later.victory(words, moscow).filter(({ side }) => side === null)).toHaveLength(1)
    expect(port.score(view)).toEqual({ german: 2, soviet: Object.keys(view.table.vpOnMap).length })
  })

  test('and every hint of the guide has its rule and its words in both languages', async () => {
    const german = tableWords(wordsOf('de', de), await catalogueOf('a-victory-denied', 'de'))
    for (const [hint, cite] of Object.entries(port.guide)) {
      expect(
        Object.keys(ledger).some((id) => id.replace(/[a-z]$/, '') === cite),
        cite,
      ).toBe(true)
      for (const one of [words, german])
        for (const side of ['german', 'soviet'])
          expect(one.own(`coach.${hint}.${side}`, {}, one.own(`coach.${hint}`)), hint).not.toMatch(/^coach/)
    }
  })
})
