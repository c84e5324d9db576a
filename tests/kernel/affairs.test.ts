import { describe, expect, test } from 'vitest'
import type { Game } from '@/lib/kernel/game'
import { changed } from '@/lib/kernel/log/change'
import { asOffered, checkpointOfLine, checkpointsIn, returnTo } from '@/lib/kernel/log/checkpoints'
import { fold } from '@/lib/kernel/log/fold'
import type { Match } from '@/lib/kernel/log/match'
import { toldTo } from '@/lib/kernel/log/pages'
import { awaitsFor, isLed, legalFor, logFor, resultOf, stageOf, viewFor } from '@/lib/kernel/log/projection'
import { withoutTakenBack } from '@/lib/kernel/log/redaction'
import { replayFor } from '@/lib/kernel/log/replay'
import { packMatch, unpackMatch } from '@/lib/kernel/log/snapshot'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import type { Affair } from '@/lib/kernel/negotiation/affair'
import { DAY } from '@/lib/kernel/time/calendar'
import { clockOf, deadlineOf, instantUsed } from '@/lib/kernel/time/timing'
import { forged } from '../support/forged'
import { type ToyState, type ToyView, toyGame } from '../support/toy-game'
import { MONDAY, seededLuck, ToyMatch, timedToy } from '../support/toy-match'

const HOUR = 3_600_000

const refusedBy = (toy: ToyMatch, by: string, affair: Affair) => toy.settle(by, affair)?.no
const keysOf = (match: Match, viewer: string) => logFor(match, viewer).lines.map(({ key }) => key)

/** Proposes to go back to before a line that a side was told, and the other agrees. */
function goBack(toy: ToyMatch, by: 'red' | 'blue', line: number) {
  const moment = () => checkpointOfLine(checkpointsIn(toyGame, toy.texts), by, line)
  const there = moment()
  if (!there) return null
  const offered = toy.settle(by, { type: 'offer', what: 'takeBack', moment: asOffered(there) })
  if (offered) return offered
  const back = returnTo(toy.match, moment()!)
  return toy.settle(by === 'red' ? 'blue' : 'red', { type: 'accept', what: 'takeBack', ...back })
}
const lineOf = (toy: ToyMatch, viewer: string, key: string) => keysOf(toy.match, viewer).lastIndexOf(key)

describe('resigning', () => {
  test('ends the game at once, opens the seed, takes nothing back, and verifies', () => {
    const toy = new ToyMatch().choices().order('red', { type: 'step', pawn: 'red', by: 1 })
    const pawns = (viewer: string) => (viewFor(toyGame, toy.match, viewer) as ToyView).pawns
    const drafted = pawns('red')
    expect(pawns('blue')).not.toEqual(drafted)
    expect(toy.settle('red', { type: 'resign' })).toBeNull()
    const { match, texts } = toy
    expect(resultOf(toyGame, match)).toMatchObject({ winner: 'blue', cite: 'FP 4' })
    expect([stageOf(toyGame, match), match.seed, match.drafts]).toEqual(['over', toy.seed, {}])
    for (const viewer of ['red', 'blue', 'spectator']) {
      expect([awaitsFor(toyGame, match, viewer), legalFor(toyGame, match, viewer)]).toEqual([[], []])
      expect(keysOf(match, viewer).slice(-2)).toEqual(['Stepped', 'table.did.resigned'])
      expect(pawns(viewer)).toEqual(drafted)
      const { start, steps } = replayFor(toyGame, { match: null, texts }, viewer, 0, true)!
      expect(steps).toHaveLength(keysOf(match, viewer).length)
      expect(steps.reduce(changed, start)).toMatchObject({ pawns: drafted })
    }
    expect(toy.try('red', { type: 'done' })?.no).toBe('FP 1')
    expect(toy.takeBack('red')?.no).toBe('FP 2')
    expect(refusedBy(toy, 'blue', { type: 'resign' })).toBe('FP 3')
    expect(verifyGame(toyGame, texts)).toMatchObject({ sound: true, result: { winner: 'blue' } })
    expect(withoutTakenBack(toyGame, texts)).toEqual(texts)
  })

  test.each<[string, Affair]>([
    ['resigns', { type: 'resign' }],
    ['takes a draw', { type: 'accept', what: 'draw' }],
    ['claims the game', { type: 'claim', outages: [] }],
  ])('whoever %s is not told by it that the other had drafted anything', (_, affair) => {
    const told = [[], [{ type: 'step', pawn: 'red', by: 1 }]].map((drafts) => {
      const { toy, hour } = timedToy()
      toy.choices().settle('red', { type: 'offer', what: 'draw' })
      for (const draft of drafts) toy.order('red', draft)
      hour.now += 40 * DAY
      expect(toy.settle('blue', affair)).toBeNull()
      const { match, texts } = toy
      expect([stageOf(toyGame, match), match.drafts]).toEqual(['over', {}])
      expect(verifyGame(toyGame, texts)).toMatchObject({ sound: true })
      return [keysOf(match, 'blue'), viewFor(toyGame, match, 'blue'), toldTo(match, 'blue')]
    })
    expect(told[1]).toEqual(told[0])
  })
})

test('of two who leave for good one leaves a seat that is empty, the last one a game that is abandoned', () => {
  const toy = new ToyMatch(undefined, undefined, { mode: 'invite' }).choices()
  for (const side of toyGame.sides) expect(toy.settle(side, { type: 'leave' })).toBeNull()
  expect(keysOf(toy.match, 'spectator').slice(-2)).toEqual(['table.did.left', 'table.did.left.last'])
  expect(resultOf(toyGame, toy.match)).toMatchObject({ winner: 'abandoned' })
})

describe('an offer', () => {
  const draw = { type: 'offer', what: 'draw' } as const

  test('stands until it is accepted, by the other side alone', () => {
    const toy = new ToyMatch().choices()
    expect(refusedBy(toy, 'blue', { type: 'accept', what: 'draw' })).toBe('FP 5')
    expect(toy.settle('red', draw)).toBeNull()
    expect([refusedBy(toy, 'red', draw), refusedBy(toy, 'blue', draw)]).toEqual(['FP 5', 'FP 5'])
    expect(refusedBy(toy, 'red', { type: 'accept', what: 'draw' })).toBe('FP 5')
    toy.order('red', { type: 'done' })
    expect(toy.settle('blue', { type: 'accept', what: 'draw' })).toBeNull()
    expect(resultOf(toyGame, toy.match)?.winner).toBe('draw')
    expect(verifyGame(toyGame, toy.texts)).toMatchObject({ sound: true })
  })

  test('is gone when it is declined or withdrawn, and a draw when the turn is over', () => {
    const open = () => toy.match.settled.offers.length
    let toy = new ToyMatch().choices()
    for (const [by, type] of [
      ['blue', 'decline'],
      ['red', 'withdraw'],
    ] as const) {
      toy = new ToyMatch().choices()
      toy.settle('red', draw)
      expect([open(), toy.settle(by, { type, what: 'draw' }), open()]).toEqual([1, null, 0])
    }
    toy.settle('blue', draw)
    toy.order('red', { type: 'done' }).order('blue', { type: 'done' })
    expect(open()).toBe(0)
  })

  test.each([
    ['blue', 'decline'],
    ['red', 'withdraw'],
  ] as const)('is not made again when %s did %s, before the next turn or a day later', (by, type) => {
    const { toy, hour } = timedToy()
    toy.choices().settle('red', draw)
    toy.settle(by, { type, what: 'draw' })
    const spent = { no: 'FP 5', because: { key: 'table.no.spent', params: {} } }
    expect(toy.settle('red', draw)).toEqual(spent)
    // Another matter, and the other side, are free.
    expect(toy.settle('red', { type: 'offer', what: 'pause' })).toBeNull()
    hour.now += DAY - 1
    expect(toy.settle('red', draw)).toEqual(spent)
    hour.now += 1
    expect(toy.settle('red', draw)).toBeNull()
    toy.settle('blue', { type: 'decline', what: 'draw' })
    toy.order('red', { type: 'done' }).order('blue', { type: 'done' })
    expect(toy.settle('red', draw)).toBeNull()
    toy.settle('blue', { type: 'resign' })
    expect(verifyGame(toyGame, toy.texts)).toMatchObject({ sound: true })
  })

  test('to go back is made again after an order of one’s own, not of the other: that may be a secret', () => {
    const toy = new ToyMatch().choices()
    const back = () => {
      const moment = checkpointOfLine(checkpointsIn(toyGame, toy.texts), 'red', 0)!
      return toy.settle('red', { type: 'offer', what: 'takeBack', moment: asOffered(moment) })?.because?.key
    }
    expect(back()).toBeUndefined()
    toy.settle('blue', { type: 'decline', what: 'takeBack' })
    expect(back()).toBe('table.no.spent')
    toy.order('red', { type: 'done' })
    expect(back()).toBeUndefined()
    toy.settle('blue', { type: 'decline', what: 'takeBack' })
    toy.order('blue', { type: 'fight' })
    expect(back()).toBe('table.no.spent')
  })

  test('is told to both sides, and no spectator sees that anything moved', () => {
    const toy = new ToyMatch().choices()
    const { versions } = toy.match
    toy.settle('red', draw)
    expect(toy.match.versions).toEqual({
      red: versions.red! + 1,
      blue: versions.blue! + 1,
      spectator: versions.spectator,
    })
    expect(keysOf(toy.match, 'blue').at(-1)).toBe('table.did.offered.draw')
    expect(keysOf(toy.match, 'spectator')).not.toContain('table.did.offered.draw')
  })

  test('to give the seat away hands it to the computer when it is agreed', () => {
    const { toy } = timedToy()
    toy.choices().settle('red', { type: 'offer', what: 'computer' })
    toy.settle('blue', { type: 'accept', what: 'computer' })
    expect(toy.match.players).toEqual({ red: 'computer', blue: 'person' })
    expect(deadlineOf(toy.match.timing, 'red')).toBeNull()
    expect(refusedBy(toy, 'blue', draw)).toBe('FP 5')
  })
})

describe('a turn whose time is out', () => {
  /** Its staff goes a step and is done; where both choose, it chooses. */
  const led: Game = {
    ...toyGame,
    led: (view) => {
      const { phase, mover } = view as ToyView
      if (phase === 'choose') return [{ type: 'choose', number: 5 } as never]
      return [{ type: 'step', pawn: mover, by: 1 } as never, { type: 'done' }]
    },
  }
  const lead = { type: 'lead', outages: [] } as const
  const claim = { type: 'claim', outages: [] } as const
  const late = (pace: 'steady' | '3d' = 'steady') => {
    const { toy, hour } = timedToy({ pace }, led)
    toy.choices()
    hour.now += 20 * DAY
    return { toy, hour }
  }

  test('is led by its staff and not lost, and told to both', () => {
    const { toy, hour } = late()
    for (const affair of [claim, { ...claim, type: 'replace', what: 'computer' }] as const)
      expect(toy.settle('blue', affair)?.because.key).toBe('table.no.leadFirst')
    expect(toy.settle('blue', lead)).toBeNull()
    for (const viewer of ['red', 'blue', 'spectator'])
      expect(keysOf(toy.match, viewer).at(-1)).toBe('table.did.led')
    // While it is led nobody may end it, nor give it time.
    for (const affair of [claim, lead, { type: 'extend' }] as const)
      expect(toy.settle('blue', affair)?.because.key).toBe('table.no.isLed')
    toy.lead('red')
    expect(awaitsFor(led, toy.match, 'spectator')).toEqual(['blue'])
    expect(keysOf(toy.match, 'blue').slice(-2)).toEqual(['Stepped', 'Done'])
    expect(stageOf(led, toy.match)).toBe('play')
    expect(deadlineOf(toy.match.timing, 'blue')).toBeGreaterThan(hour.now)
    toy.order('blue', { type: 'done' })
    // The next turn is its own again, with the time that every turn has.
    expect(isLed(led, toy.match, 'red')).toBe(false)
    expect(deadlineOf(toy.match.timing, 'red')).toBe(hour.now + 2 * DAY)
    toy.settle('blue', { type: 'resign' })
    expect(verifyGame(led, toy.texts)).toMatchObject({ sound: true })
    expect(fold(led, null, toy.texts)).toEqual(toy.match)
  })

  test('is not led before its time is out, nor by whose turn it is', () => {
    const { toy, hour } = timedToy({ pace: 'steady' }, led)
    toy.choices()
    expect(refusedBy(toy, 'red', lead)).toBe('FP 7')
    hour.now += 12 * DAY - 1
    expect(toy.settle('blue', lead)?.because.key).toBe('table.no.timeLeft')
    hour.now += 1
    expect(toy.settle('blue', lead)).toBeNull()
  })

  test('is lost if no order of its player has come when time is out once more, unless it is led again', () => {
    const { toy, hour } = late()
    toy.settle('blue', lead)
    toy.lead('red').order('blue', { type: 'done' })
    hour.now += 3 * DAY
    toy.order('blue', { type: 'choose', number: 1 })
    expect(toy.match.settled.led).toEqual({ red: '1' })
    expect(toy.settle('blue', lead)).toBeNull()
    toy.lead('red', 1)
    expect(awaitsFor(led, toy.match, 'spectator')).toEqual(['red'])
    toy.lead('red').order('blue', { type: 'done' }).order('blue', { type: 'choose', number: 1 })
    hour.now += 3 * DAY
    expect(toy.settle('blue', claim)).toBeNull()
    expect(resultOf(led, toy.match)?.winner).toBe('blue')
    expect(verifyGame(led, toy.texts)).toMatchObject({ sound: true })
  })

  test('is led anew, and not lost, where its player has given an order in between', () => {
    const { toy, hour } = late()
    toy.settle('blue', lead)
    toy.lead('red').order('blue', { type: 'done' }).choices()
    expect(toy.match.settled.led).toEqual({})
    hour.now += 3 * DAY
    expect(toy.settle('blue', claim)?.because.key).toBe('table.no.leadFirst')
  })

  test('keeps what its player has drafted; what cannot stay so is taken back', () => {
    const { toy } = late()
    toy.order('red', { type: 'step', pawn: 'red', by: 1 }).settle('blue', lead)
    toy.lead('red')
    expect((viewFor(led, toy.match, 'blue') as ToyView).pawns.red).toBe(2)
    // A staff that may not go on from there: nothing can be done while the pawn is on 1.
    const stuck: Game = {
      ...led,
      led: (view) =>
        (view as ToyView).pawns.red === 1
          ? [{ type: 'step', pawn: 'blue', by: 1 } as never]
          : [{ type: 'done' }],
    }
    const { toy: other, hour } = timedToy({ pace: 'steady' }, stuck)
    other.choices().order('red', { type: 'step', pawn: 'red', by: 1 })
    hour.now += 20 * DAY
    other.settle('blue', lead)
    other.lead('red')
    expect((viewFor(stuck, other.match, 'blue') as ToyView).pawns.red).toBe(0)
    expect(awaitsFor(stuck, other.match, 'spectator')).toEqual(['blue'])
    other.settle('blue', { type: 'resign' })
    expect(verifyGame(stuck, other.texts)).toMatchObject({ sound: true })
  })

  test('has filed for its owner alone what follows from the orders that stood, once for each time they are thought of', () => {
    const seen: object[][] = []
    const filing = {
      ...led,
      staff: {
        schema: toyGame.standing!.schema,
        of: ({ hidden }: ToyState, side: 'red' | 'blue') => hidden.standing[side] ?? null,
        filed: toyGame.standing!.filed,
      },
      // Another's pawn is not his to move.
      led: () => [
        { type: 'step', pawn: 'blue', by: 1 },
        { type: 'step', pawn: 'red', by: 1 },
        { type: 'done' },
      ],
      keptLed: (_view: ToyView, orders: object[]) => {
        seen.push(orders)
        return { hold: orders.length }
      },
    } as unknown as Game
    const { toy, hour } = timedToy({ pace: 'steady' }, filing)
    toy.choices()
    hour.now += 20 * DAY
    toy.settle('blue', lead)
    toy.lead('red')
    expect(seen).toEqual([[{ type: 'step', pawn: 'red', by: 1 }, { type: 'done' }]])
    expect(filing.staff!.of(toy.match.committed!.open() as never, 'red')).toEqual({ hold: 2 })
    expect(keysOf(toy.match, 'blue').slice(-2)).toEqual(['Stepped', 'Done'])
    // What is filed is no order of his: he is as late as he was.
    expect(toy.match.settled.led).toEqual({ red: '1' })
    toy.settle('blue', { type: 'resign' })
    expect(verifyGame(filing, toy.texts)).toMatchObject({ sound: true })
    expect(fold(filing, null, toy.texts)).toEqual(toy.match)
  })

  test('goes on where a staff thinks of nothing that stands: what it has done stays, and the step ends', () => {
    const amiss: Game = {
      ...led,
      led: (view) => [
        ...((view as ToyView).pawns.red === 0 ? [{ type: 'step', pawn: 'red', by: 1 } as never] : []),
        { type: 'step', pawn: 'blue', by: 1 } as never,
      ],
    }
    const { toy, hour } = timedToy({ pace: 'steady' }, amiss)
    toy.choices()
    hour.now += 20 * DAY
    toy.settle('blue', lead)
    toy.lead('red')
    expect((viewFor(amiss, toy.match, 'blue') as ToyView).pawns.red).toBe(1)
    expect(awaitsFor(amiss, toy.match, 'spectator')).toEqual(['blue'])
  })

  test('can be claimed as ever by hand-offs, or where a game or its table has no staff', () => {
    const { toy } = late('3d')
    expect(toy.settle('blue', lead)?.because.key).toBe('table.no.notLed')
    expect(toy.settle('blue', claim)).toBeNull()
    const { toy: bare, hour } = timedToy({ pace: 'steady' })
    bare.choices()
    hour.now += 20 * DAY
    expect(bare.settle('blue', lead)?.because.key).toBe('table.no.notLed')
    expect(bare.settle('blue', claim)).toBeNull()
    const without = { ...led, staff: { ...led.staff!, isNone: () => true } }
    const { toy: unaided, hour: later } = timedToy({ pace: 'steady' }, without)
    unaided.choices()
    later.now += 20 * DAY
    expect(unaided.settle('blue', lead)?.because.key).toBe('table.no.notLed')
    expect(unaided.settle('blue', claim)).toBeNull()
  })

  test('that nobody had led does not verify where an order says so', () => {
    const { toy } = late()
    toy.order('red', { type: 'fight' })
    toy.settle('blue', { type: 'resign' })
    const all = forged(led, toy.texts, (entry) =>
      entry.kind === 'order' && entry.order.type === 'fight' ? { ...entry, led: true } : entry,
    )
    expect(verifyGame(led, all)).toMatchObject({ sound: false, wrong: expect.stringContaining('FP 7') })
  })
})

describe('going back by agreement', () => {
  test('beyond a die gives other dice, keeps the log, tells of it, and verifies', () => {
    const faces = new Set<string>()
    const toy = new ToyMatch().choices()
    for (let i = 0; i < 6; i++) {
      toy.order('red', { type: 'fight' })
      const { lines } = logFor(toy.match, 'blue')
      faces.add(JSON.stringify(lines.at(-1)?.dice))
      const told = lines.length
      expect(goBack(toy, 'red', lineOf(toy, 'red', 'fought'))).toBeNull()
      expect(toy.match.settled.epoch).toBe(i + 1)
      expect(viewFor(toyGame, toy.match, 'blue')).toMatchObject({ score: { red: 0 } })
      expect(keysOf(toy.match, 'blue').slice(told)).toEqual([
        'table.did.offered.takeBack',
        'table.did.accepted.takeBack',
      ])
    }
    expect(faces.size).toBeGreaterThan(1)
    toy.toEnd(seededLuck(5))
    expect(verifyGame(toyGame, toy.texts)).toMatchObject({ sound: true })
  })

  test('forged to another moment or another state does not verify', () => {
    const toy = new ToyMatch().choices().order('red', { type: 'fight' })
    goBack(toy, 'blue', lineOf(toy, 'blue', 'fought'))
    toy.settle('red', { type: 'resign' })
    const at = toy.texts.findIndex((text) => text.includes('"state":'))
    const changed = forged(toyGame, toy.texts, (entry) =>
      entry.n === at
        ? JSON.parse(JSON.stringify(entry).replace('"score":{"blue":0', '"score":{"blue":5'))
        : {},
    )
    expect(changed[at]).not.toBe(toy.texts[at])
    expect(verifyGame(toyGame, changed)).toMatchObject({ sound: false, entry: at })
  })

  test('without a die between leaves the epoch as it was', () => {
    const toy = new ToyMatch().choices().order('red', { type: 'done' })
    expect(goBack(toy, 'red', lineOf(toy, 'red', 'Done'))).toBeNull()
    expect([toy.match.settled.epoch, awaitsFor(toyGame, toy.match, 'blue')]).toEqual([0, ['red']])
  })

  test('takes back what somebody was about to do, and goes to the beginning of a secret choice, not into it', () => {
    const toy = new ToyMatch().choices()
    toy.order('red', { type: 'step', pawn: 'red', by: 1 })
    expect(goBack(toy, 'blue', lineOf(toy, 'blue', 'Revealed'))).toBeNull()
    expect([toy.match.drafts, toy.match.together]).toEqual([{}, []])
    for (const viewer of ['red', 'blue', 'spectator'])
      expect(awaitsFor(toyGame, toy.match, viewer)).toEqual(['red', 'blue'])
    expect(withoutTakenBack(toyGame, toy.texts).filter((text) => text.length === 64)).toHaveLength(2)
  })

  test('is not possible into a turn that is over, for its dice are open', () => {
    const toy = new ToyMatch().choices().order('red', { type: 'fight' })
    const moment = checkpointsIn(toyGame, toy.texts).at(-1)!
    toy.order('red', { type: 'done' }).order('blue', { type: 'done' })
    expect(refusedBy(toy, 'red', { type: 'offer', what: 'takeBack', moment: asOffered(moment) })).toBe('FP 6')
    expect(checkpointsIn(toyGame, toy.texts)).toEqual([])
  })

  test('is part of the past as it is played again', () => {
    const toy = new ToyMatch().choices()
    toy.order('red', { type: 'step', pawn: 'red', by: 1 }).order('red', { type: 'fight' })
    goBack(toy, 'red', lineOf(toy, 'red', 'Stepped'))
    const replay = replayFor(toyGame, { match: null, texts: toy.texts }, 'blue', 0)!
    expect(replay.steps).toHaveLength(logFor(toy.match, 'blue').lines.length)
    expect(replay.steps.at(-1)).toEqual({ pawns: { red: 0 } })
  })
})

describe('a clock in a game', () => {
  test('runs for who is waited for, and begins anew with each hand-off', () => {
    const { toy, hour } = timedToy()
    toy.choices()
    hour.now += 5 * HOUR
    toy.order('red', { type: 'fight' })
    expect(deadlineOf(toy.match.timing, 'red')).toBe(MONDAY + 4 * DAY)
    expect(instantUsed(toy.match.timing, 'red', 0.5)).toBe(MONDAY + 2 * DAY)
    toy.order('red', { type: 'done' })
    expect([deadlineOf(toy.match.timing, 'red'), deadlineOf(toy.match.timing, 'blue')]).toEqual([
      null,
      hour.now + 4 * DAY,
    ])
  })

  test('in a secret choice does not show who has chosen, neither by itself nor by what may be claimed', () => {
    const { toy, hour } = timedToy()
    const shown = (viewer: string) =>
      JSON.stringify(toyGame.sides.map((side) => clockOf(toy.match.timing!, side, viewer, [])))
    const before = ['blue', 'spectator'].map(shown)
    hour.now += 30 * HOUR
    toy.order('red', { type: 'choose', number: 3 })
    expect(['blue', 'spectator'].map(shown)).toEqual(before)
    expect(clockOf(toy.match.timing!, 'red', 'red', []).running).toBeNull()
    expect(deadlineOf(toy.match.timing, 'red')).toBeNull()
    hour.now += 10 * DAY
    for (const affair of [{ type: 'claim', outages: [] }, { type: 'extend' }] as const) {
      expect(toy.settle('blue', affair)).toEqual(new ToyMatch().settle('blue', affair))
    }
    toy.order('blue', { type: 'choose', number: 1 })
    // Red is held to the time that he took himself, six hours of reserve.
    expect(clockOf(toy.match.timing!, 'red', 'blue', []).reserve).toBe(3 * DAY - 6 * HOUR)
    expect(clockOf(toy.match.timing!, 'blue', 'red', []).reserve).toBe(0)
  })

  test('that is out lets the other claim, not a moment sooner, and nothing happens by itself', () => {
    const { toy, hour } = timedToy()
    toy.choices()
    const claim = { type: 'claim', outages: [] } as const
    hour.now = MONDAY + 4 * DAY - 1
    expect(refusedBy(toy, 'blue', claim)).toBe('FP 7')
    hour.now += 90 * DAY
    expect(resultOf(toyGame, toy.match)).toBeNull()
    expect(refusedBy(toy, 'red', claim)).toBe('FP 7')
    expect(refusedBy(toy, 'blue', { ...claim, outages: [{ from: MONDAY, to: hour.now - DAY }] })).toBe('FP 7')
    expect(toy.settle('blue', claim)).toBeNull()
    expect(resultOf(toyGame, toy.match)).toMatchObject({ winner: 'blue', why: { key: 'table.end.time' } })
    expect(verifyGame(toyGame, toy.texts)).toMatchObject({ sound: true })
  })

  test('claimed too early does not verify', () => {
    const { toy, hour } = timedToy()
    toy.choices()
    hour.now += 4 * DAY
    toy.settle('blue', { type: 'claim', outages: [] })
    const early = forged(toyGame, toy.texts, ({ time }) => ({
      time: time.replace('2026-01-09T', '2026-01-08T'),
    }))
    expect(verifyGame(toyGame, early)).toMatchObject({ sound: false, entry: toy.texts.length - 1 })
  })

  test('that is out can be given more time, or the seat be offered; who was late and plays keeps his seat', () => {
    const { toy, hour } = timedToy()
    toy.choices()
    hour.now += 5 * DAY
    expect(toy.settle('blue', { type: 'extend' })).toBeNull()
    expect(deadlineOf(toy.match.timing, 'red')).toBe(hour.now + DAY)
    hour.now += 2 * DAY
    expect(toy.settle('blue', { type: 'replace', what: 'substitute', outages: [] })).toBeNull()
    expect(toy.match.settled.sought).toEqual({ red: 'late' })
    expect(toy.settle('blue', { type: 'replace', what: 'substitute', outages: [] })).toMatchObject({
      no: 'FP 9',
    })
    toy.order('red', { type: 'fight' })
    expect(toy.match.settled.sought).toEqual({})
    hour.now += 2 * DAY
    expect(toy.settle('blue', { type: 'replace', what: 'computer', outages: [] })).toBeNull()
    expect(toy.match.players.red).toBe('computer')
  })

  test('by turns gives one time to all of a side’s hand-offs in a player turn, then takes from the reserve', () => {
    const { toy, hour } = timedToy({ pace: 'steady' })
    const left = (side: string) => deadlineOf(toy.match.timing, side)! - hour.now
    hour.now += 30 * HOUR
    toy.choices()
    // Of two days and the reserve the choice has taken 30 hours.
    expect(left('red')).toBe(12 * DAY - 30 * HOUR)
    hour.now += 30 * HOUR
    toy.order('red', { type: 'done' })
    expect(left('blue')).toBe(12 * DAY - 30 * HOUR)
    toy.order('blue', { type: 'done' })
    // Red took twelve hours more than it had; the next turn has a time of its own.
    expect(clockOf(toy.match.timing!, 'red', null, []).reserve).toBe(10 * DAY - 12 * HOUR)
    expect(left('red')).toBe(12 * DAY - 12 * HOUR)
    expect(left('blue')).toBe(12 * DAY)
  })

  test('by turns begins anew where a side is still waited for as the turn of the other begins', () => {
    const byMover = {
      ...toyGame,
      playerTurn: (state: unknown) => {
        const { turn, phase, pawns } = (state as ToyState).table
        return `${turn} ${phase} ${pawns.red}`
      },
    }
    const { toy, hour } = timedToy({ pace: 'brisk' }, byMover as unknown as Game)
    hour.now += 20 * HOUR
    toy.choices().order('red', { type: 'step', pawn: 'red', by: 1 })
    hour.now += 20 * HOUR
    // The step is a draft: nothing has begun.
    expect(deadlineOf(toy.match.timing, 'red')).toBe(MONDAY + 20 * HOUR + 6 * DAY)
    toy.order('red', { type: 'fight' })
    expect(deadlineOf(toy.match.timing, 'red')).toBe(hour.now + 6 * DAY)
  })

  test('by turns has its whole time again where the other gives more, whatever was used of it', () => {
    const { toy, hour } = timedToy({ pace: 'brisk' })
    toy.choices()
    hour.now += 8 * DAY
    expect(toy.settle('blue', { type: 'extend' })).toBeNull()
    expect(deadlineOf(toy.match.timing, 'red')).toBe(hour.now + DAY)
  })

  test('by turns of one side goes on with what it has used where that side gives the other more time', () => {
    const { toy, hour } = timedToy({ pace: 'brisk' })
    hour.now += 20 * HOUR
    toy.choices()
    hour.now += 20 * HOUR
    expect(toy.settle('blue', { type: 'extend' })).toBeNull()
    toy.order('red', { type: 'done' })
    // Blue's choice has taken 20 hours of this turn: of a day four are left, and its bank.
    expect(deadlineOf(toy.match.timing, 'blue')).toBe(hour.now + 4 * HOUR + 5 * DAY)
  })

  test('stands still in a pause that both agreed on, and runs again with a day of notice', () => {
    const { toy, hour } = timedToy()
    toy.choices()
    hour.now += DAY
    toy.settle('red', { type: 'offer', what: 'pause' })
    toy.settle('blue', { type: 'accept', what: 'pause' })
    expect(deadlineOf(toy.match.timing, 'red')).toBeNull()
    hour.now += 50 * DAY
    expect(refusedBy(toy, 'blue', { type: 'claim', outages: [] })).toBe('FP 7')
    expect(toy.settle('blue', { type: 'resume' })).toBeNull()
    expect(deadlineOf(toy.match.timing, 'red')).toBe(hour.now + 4 * DAY)
    expect(refusedBy(toy, 'red', { type: 'resume' })).toBe('FP 7')
  })

  test('stands still on days off, in the zone of who takes them; what is not used comes back', () => {
    const { toy, hour } = timedToy({
      pace: '1d',
      weekendsOff: true,
      zones: { red: 'Asia/Tokyo', blue: 'UTC' },
    })
    toy.choices()
    const away = (first: string, last: string) => ({ type: 'away', first, last }) as const
    // Friday to Tuesday: three days, for the weekend is off anyway; Wednesday begins in Tokyo at 15:00 UTC.
    expect(toy.settle('red', away('2026-01-09', '2026-01-13'))).toBeNull()
    expect(deadlineOf(toy.match.timing, 'red')).toBe(Date.parse('2026-01-13T15:00:00Z') + 9 * HOUR)
    expect(toy.match.timing?.vacations.red?.[0]?.days).toBe(3)
    for (const [first, last] of [
      ['2026-01-13', '2026-01-15'],
      ['2026-01-02', '2026-01-03'],
      ['2026-02-30', '2026-03-01'],
    ] as const) {
      expect(refusedBy(toy, 'red', away(first, last)), first).toBe('FP 8')
    }
    expect(refusedBy(toy, 'blue', away('2026-01-05', '2026-02-03'))).toBe('FP 8')
    hour.now = Date.parse('2026-01-09T06:00:00Z')
    expect(toy.settle('red', { type: 'back' })).toBeNull()
    expect(toy.match.timing?.vacations.red?.[0]).toMatchObject({ to: hour.now, days: 1 })
    expect(refusedBy(toy, 'red', { type: 'back' })).toBe('FP 8')
  })

  test('stands still on days off that were planned while others are planned or run, 21 in all', () => {
    const { toy, hour } = timedToy({ pace: '1d' })
    toy.choices()
    const away = (first: string, last: string) => ({ type: 'away', first, last }) as const
    expect(toy.settle('red', away('2026-01-06', '2026-01-10'))).toBeNull()
    expect(toy.settle('red', away('2026-02-01', '2026-02-10'))).toBeNull()
    hour.now = Date.parse('2026-01-07T00:00:00Z')
    expect(refusedBy(toy, 'red', away('2026-01-10', '2026-01-12'))).toBe('FP 8')
    expect(refusedBy(toy, 'red', away('2026-03-01', '2026-03-07'))).toBe('FP 8')
    expect(toy.settle('red', away('2026-01-11', '2026-01-12'))).toBeNull()
    expect(deadlineOf(toy.match.timing, 'red')).toBe(Date.parse('2026-01-16T00:00:00Z'))
    // What runs is ended first, then what comes next is not taken; each time the rest stays.
    expect(toy.settle('red', { type: 'back' })).toBeNull()
    const days = () => toy.match.timing?.vacations.red?.map((one) => one.days)
    expect(days()).toEqual([2, 10, 2])
    hour.now += 1
    expect(toy.settle('red', { type: 'back' })).toBeNull()
    expect(days()).toEqual([2, 10])
  })

  test('neither gives nor takes time when the clock of the server is put back', () => {
    const { toy, hour } = timedToy()
    hour.now += 2 * HOUR
    toy.choices()
    const deadline = deadlineOf(toy.match.timing, 'red')
    hour.now -= DAY
    toy.order('red', { type: 'fight' })
    expect(deadlineOf(toy.match.timing, 'red')).toBe(deadline)
    toy.order('red', { type: 'done' })
    expect(deadlineOf(toy.match.timing, 'blue')).toBe(MONDAY + 2 * HOUR + 4 * DAY)
  })

  test('follows from the log alone, however often it was kept in between', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { toy, hour } = timedToy({ pace: '3d', weekendsOff: true, zones: { red: 'Africa/Cairo' } })
      const luck = seededLuck(seed)
      const affairs: Affair[] = [
        { type: 'offer', what: 'pause' },
        { type: 'accept', what: 'pause' },
        { type: 'resume' },
        { type: 'extend' },
        { type: 'back' },
      ]
      for (let i = 0; i < 120 && stageOf(toyGame, toy.match) === 'play'; i++) {
        hour.now += Math.floor(luck() * 30 * HOUR) - HOUR
        const by = luck() < 0.5 ? 'red' : 'blue'
        if (luck() < 0.3) toy.settle(by, affairs[Math.floor(luck() * affairs.length)]!)
        else if (luck() < 0.1) goBack(toy, by, Math.floor(luck() * 40) + 5)
        else {
          const side = toyGame.sides.find((one) => legalFor(toyGame, toy.match, one).length > 0)!
          toy.order(side, toyGame.computer(null, legalFor(toyGame, toy.match, side), luck))
        }
      }
      if (stageOf(toyGame, toy.match) === 'play') toy.settle('red', { type: 'resign' })
      let resumed: Match | null = null
      for (const text of toy.texts) {
        const next: Match = fold(toyGame, resumed, [text])
        resumed = unpackMatch({ toy: toyGame }, packMatch(next))
      }
      expect(packMatch(resumed!)).toBe(packMatch(toy.match))
      expect(verifyGame(toyGame, withoutTakenBack(toyGame, toy.texts)), `${seed}`).toMatchObject({
        sound: true,
      })
    }
  })
})
