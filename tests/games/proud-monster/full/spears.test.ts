import { expect, test } from 'vitest'
import { later } from '@/components/games/proud-monster/later-port'
import { port } from '@/components/games/proud-monster/port'
import { staff } from '@/components/games/proud-monster/staff'
import { spearheadsOf } from '@/components/wargame/staff/spearheads'
import { weighed } from '@/components/wargame/staff/spears'
import { draftOf } from '@/components/wargame/turn/draft'
import { NOTHING } from '@/components/wargame/turn/selection'
import { full } from '@/lib/games/proud-monster/full'
import { inEnglish } from '../untold'
import { position, tried } from './given'

test('each attack on the move is listed with what it costs and its odds, as they are told once it is chosen (15.2)', () => {
  const state = position({
    turn: 2,
    units: {
      'DE-PZ-1': '4006S',
      'DE-PZ-6': '4006S',
      ...tried('SU-RD-001', '4007S', '2-3'),
      'SU-RD-002': '4106S',
    },
  })
  const view = full.view(state, 'german') as never
  const offers = port.offers(view, full.legal(state, 'german'))
  const all = spearheadsOf(staff, offers).flatMap((one) => one.offers)
  const spears = [...weighed(port as never, inEnglish as never, later as never, view, all)]
  expect(all.map(({ target }) => target).sort()).toEqual(['4007S', '4106S'])
  for (const [n, offer] of all.entries()) {
    const chosen = { ...NOTHING, entry: offer.key }
    const { forecast, note } = draftOf(
      port as never,
      inEnglish as never,
      view,
      offers,
      chosen,
      later as never,
    )
    expect(spears[n]!.forecast).toEqual(forecast)
    expect(forecast!.text).toMatch(/\d:\d/)
    expect(spears[n]!.costs).toEqual([expect.stringMatching(/^\d+ points, \d+ left$/)])
    expect(note).toContain(spears[n]!.costs[0])
  }
  // Of who is untried it is a range.
  const unknown = spears[all.findIndex(({ target }) => target === '4106S')]!
  expect(unknown.forecast!.range).toHaveLength(2)
})
