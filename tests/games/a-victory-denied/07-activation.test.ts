import { describe, expect } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import { allows, refuses } from '../../support/ledger'
import { given, type Setting, state } from './given'
import { DONE, due, dueNow, facts, play, REST, reached } from './play'

/** A chit is drawn as soon as the Soviet has said that he is done. */
const drawing = (cup: string[], setting: Setting = {}) =>
  state({ cupKnown: cup, agenda: [{ step: 'draw' }, REST], ...setting })
/** This chit is played, then the game rests. */
const playing = (chit: string, setting: Setting) =>
  state({ ...due(REST, { step: 'play', chit }), ...setting })

describe('7.1 choosing chits', () => {
  const choosing = (rest: Setting = {}) =>
    state({
      units: { 'G-17PZ': '1349', 'S-HQ-22A': '4032', 'S-HQ-20A': '4030', 'S-HQ-24A': '4034' },
      agenda: [{ step: 'draw' }, { step: 'chits' }],
      ...rest,
    })
  allows('AVD 7.1.2', 'the cup holds what both chose and the mandatory chits', async () => {
    const cup = await reached(
      choosing(),
      ['german', { type: 'chooseChits', chits: ['G-2PG', 'G-2PG', 'G-GUDERIAN'] }],
      ['soviet', { type: 'chooseChits', chits: ['S-20A', 'S-22A', 'S-24A'] }, [1]],
    )
    expect([...cup.hidden.cup, 'G-2PG'].sort()).toEqual([
      'G-2PG',
      'G-2PG',
      'G-AIR',
      'N-REINF',
      'N-SUPPLY',
      'S-20A',
      'S-22A',
      'S-24A',
      'S-ART',
    ])
  })
  refuses('AVD 7.1.2', 'too few chits, too many of a kind, and a second choice', async () => {
    const of = (...chits: string[]) => given(choosing()).when('german', { type: 'chooseChits', chits })
    await of('G-2PG', 'G-GUDERIAN').refuses('AVD 7.1.2')
    await of('G-2PG', 'G-2PG', 'G-2PG').refuses('AVD 7.1.1')
    await of().refuses('AVD 7.1.2')
  })
  allows('AVD 7.1.2', 'who has no chit to choose need not choose', async () => {
    const none = choosing({ units: { 'G-17PZ': '1349' } })
    const next = await reached(none, [
      'german',
      { type: 'chooseChits', chits: ['G-2PG', 'G-2PG', 'G-GUDERIAN'] },
      [1],
    ])
    expect(next.hidden.cup).not.toContain('S-20A')
    const empty = await reached(none, ['soviet', { type: 'chooseChits', chits: [] }])
    expect(empty.hidden.chosen.soviet).toEqual([])
  })
  allows('AVD 7.1.3', 'each sees his own chits in the cup', async () => {
    const cup = state({}, { cup: ['G-2PG', 'S-20A'] })
    expect(game.view(cup, 'german').mine?.inCup).toEqual(['G-2PG'])
    expect(game.view(cup, 'soviet').mine?.inCup).toEqual(['S-20A'])
  })
  refuses('AVD 7.1.3', 'nobody sees those of the other, before or after they are in the cup', async () => {
    const chosen = await reached(choosing(), [
      'german',
      { type: 'chooseChits', chits: ['G-2PG', 'G-2PG', 'G-GUDERIAN'] },
    ])
    for (const viewer of ['soviet', 'spectator'] as const) {
      expect(game.view(chosen, viewer)).toEqual(game.view(choosing(), viewer))
      const line = game.tell({ type: 'ChitsChosen', side: 'german', chits: ['G-2PG'] }, viewer, choosing())
      expect(line).toBeNull()
    }
    const cup = state({}, { cup: ['G-2PG', 'S-20A'] })
    expect(JSON.stringify(game.view(cup, 'soviet'))).not.toContain('G-2PG')
    expect(JSON.stringify(game.view(cup, 'spectator'))).not.toMatch(/G-2PG|S-20A/)
  })
})

describe('2.4 and 7.2.1 drawing', () => {
  allows('AVD 2.4', 'each special chit does what it is for', async () => {
    const setting: Setting = {
      units: { 'S-51RC': '1350', 'G-17PZ': '1352', 'S-HQ-20A': '1449', 'S-29RC': 'reserve' },
    }
    const waits = async (chit: string, dice: number[] = []) =>
      dueNow(await reached(playing(chit, setting), ['soviet', DONE, dice]))
    expect(await waits('G-GUDERIAN')).toEqual({ step: 'move', side: 'german' })
    expect(await waits('G-AIR')).toEqual({ step: 'bomber', side: 'german' })
    expect(await waits('N-SUPPLY')).toMatchObject({ step: 'mark', side: 'soviet' })
    expect(await waits('N-REINF')).toMatchObject({ step: 'reserve', side: 'soviet' })
    const guns = { ...setting, units: { ...setting.units, 'S-62RC': '1351' } }
    const shelling = await reached(playing('S-ART', guns), ['soviet', DONE, [5]])
    expect(dueNow(shelling)).toEqual({ step: 'artillery', side: 'soviet', left: 2 })
  })
  allows('AVD 7.2.1', 'a chit is drawn at random and lies open from then on', async () => {
    const cup = ['N-SUPPLY', 'N-REINF', 'S-20A']
    const units = { 'G-17PZ': '1349', 'S-51RC': '1550' }
    const { state: next, events } = await play(drawing(cup, { units }), ['soviet', DONE, [2]])
    expect(facts({ events }, 'ChitDrawn')).toEqual([{ type: 'ChitDrawn', chit: 'N-SUPPLY' }])
    expect(next.table.played).toEqual(['N-SUPPLY'])
    expect(next.hidden.cup).toEqual(['N-REINF', 'S-20A'])
    expect(next.table.cupKnown).toEqual(['N-REINF', 'S-20A'])
  })
  refuses('AVD 7.2.1', 'a chit that has been played is not drawn again this turn', async () => {
    const units = { 'G-17PZ': '1349', 'S-HQ-20A': '1550', 'S-51RC': '1551' }
    const next = await reached(
      drawing(['S-20A'], { units, played: ['N-SUPPLY'] }),
      ['soviet', DONE, [1]],
      ['soviet', DONE],
    )
    expect(next.table.turn).toBe(3)
  })
  refuses('AVD 7.2.1', 'the chit of an HQ that is gone activates nobody', async () => {
    const units = { 'G-17PZ': '1349', 'S-HQ-22A': '1550', 'S-51RC': '1551' }
    const { events } = await play(drawing(['S-20A'], { units }), ['soviet', DONE, [1]])
    expect(facts({ events }, 'ChitPlayed')).toHaveLength(1)
    expect(facts({ events }, 'Activated')).toEqual([])
  })
})

describe('7.2.2 9th Army', () => {
  const units = {
    'G-HQ-9A-1': '1349',
    'G-HQ-9A-2': '1353',
    'G-HQ-2PG': '1649',
    'G-8ID': '1348',
    'G-17PZ': '1350',
    'S-51RC': '1555',
  }
  allows(
    'AVD 7.2.2b',
    'the German names an HQ, which brings those in its range and their infantry',
    async () => {
      const choosing = await reached(playing('G-9A', { units }), ['soviet', DONE])
      expect(dueNow(choosing)).toEqual({ step: 'hq', side: 'german', chit: 'G-9A' })
      const active = await reached(choosing, ['german', { type: 'chooseHq', hq: 'G-HQ-9A-1' }])
      expect([...active.table.activation!.hqs].sort()).toEqual(['G-HQ-2PG', 'G-HQ-9A-1', 'G-HQ-9A-2'])
      expect(active.table.activation!.units).toEqual(['G-8ID'])
      expect(dueNow(active)).toEqual({ step: 'move', side: 'german' })
    },
  )
  allows('AVD 7.2.2b', 'a single HQ need not be named', async () => {
    const one = { 'G-HQ-9A-1': '1349', 'G-8ID': '1348' }
    const active = await reached(playing('G-9A', { units: one }), ['soviet', DONE])
    expect(active.table.activation?.hqs).toEqual(['G-HQ-9A-1'])
  })
  refuses('AVD 7.2.2b', 'no HQ in the pocket, no Soviet one, no combat unit, and no passing', async () => {
    const inPocket = { ...units, 'G-HQ-9A-3': 'pocket' as const, 'S-HQ-20A': '1556' }
    const choosing = await reached(playing('G-9A', { units: inPocket }), ['soviet', DONE])
    for (const hq of ['G-HQ-9A-3', 'S-HQ-20A', 'G-8ID', 'nobody'])
      await given(choosing).when('german', { type: 'chooseHq', hq }).refuses('AVD 7.2.2b')
    await given(choosing).when('german', DONE).refuses('AVD 7.2.2b')
    await given(choosing).when('soviet', { type: 'chooseHq', hq: 'G-HQ-9A-1' }).refuses('AVD 7.2.2b')
  })
  allows('AVD 7.3.1', 'an army chit activates HQs', async () => {
    const active = await reached(playing('S-20A', { units: { 'S-HQ-20A': '1350', 'S-51RC': '1351' } }), [
      'soviet',
      DONE,
    ])
    expect(active.table.activation).toMatchObject({ hqs: ['S-HQ-20A'], units: ['S-51RC'] })
  })
  refuses('AVD 7.3.1', 'a panzer group chit or Guderian activates none', async () => {
    for (const chit of ['G-2PG', 'G-GUDERIAN']) {
      const active = await reached(playing(chit, { units }), ['soviet', DONE])
      expect(active.table.activation).toMatchObject({ hqs: [], units: ['G-17PZ'] })
      await given(active)
        .when('german', { type: 'moveUnit', unit: 'G-HQ-9A-1', path: ['1348'] })
        .refuses('AVD 7.0')
    }
  })
})

describe('7.2.2 Guderian', () => {
  const units = {
    'G-17PZ': '1349',
    'G-7PZ': '2055',
    'S-HQ-20A': '1550',
    'S-51RC': '1551',
    'S-HQ-22A': '4530',
    'S-62RC': '4531',
  }
  const boxed = (cup: string[]) => drawing(cup, { units, guderianInBox: true })

  allows('AVD 7.2.2c', 'the drawn chit goes back and 2nd Panzer Group acts in its place', async () => {
    const drawn = await reached(boxed(['S-20A', 'N-SUPPLY']), ['soviet', DONE, [2]])
    expect(dueNow(drawn)).toEqual({ step: 'trump', side: 'german', chit: 'S-20A' })
    const trumped = await reached(drawn, ['german', { type: 'trump' }])
    expect(trumped.table.activation).toMatchObject({ chit: 'G-GUDERIAN', units: ['G-17PZ'] })
    expect([...trumped.hidden.cup].sort()).toEqual(['N-SUPPLY', 'S-20A'])
    expect(trumped.table.guderianInBox).toBe(false)
    expect(trumped.table.played).toEqual(['G-GUDERIAN'])
    // The chit that went back is drawn later, by a die of its own.
    const again = await reached(trumped, ['german', DONE, [2]])
    expect(again.table.activation).toMatchObject({ chit: 'S-20A', hqs: ['S-HQ-20A'] })
  })
  allows('AVD 7.2.2c', 'any drawn chit may be answered, Supply and Reinforcements too', async () => {
    for (const chit of ['N-SUPPLY', 'N-REINF', 'S-ART', 'G-AIR', 'G-3PG']) {
      const trumped = await reached(boxed([chit]), ['soviet', DONE, [1]], ['german', { type: 'trump' }])
      expect(trumped.table.cupKnown).toEqual([chit])
    }
  })
  allows('AVD 7.2.2c', 'if he has waited he comes after the last chit', async () => {
    const waited = await reached(boxed(['S-20A']), ['soviet', DONE, [1]], ['german', DONE], ['soviet', DONE])
    expect(waited.table.played).toEqual(['S-20A', 'G-GUDERIAN'])
    expect(waited.table.activation).toMatchObject({ chit: 'G-GUDERIAN', side: 'german' })
    const over = await reached(waited, ['german', DONE])
    expect(over.table.turn).toBe(3)
  })
  refuses('AVD 7.2.2c', 'not without him in his box, not twice, not by the Soviet', async () => {
    const none = await reached(drawing(['S-20A'], { units }), ['soviet', DONE, [1]])
    await given(none).when('german', { type: 'trump' }).refuses('AVD 7.2.2c')
    const drawn = await reached(boxed(['S-20A', 'S-22A']), ['soviet', DONE, [1]])
    await given(drawn).when('soviet', { type: 'trump' }).refuses('AVD 7.2.2c')
    const later = await reached(drawn, ['german', { type: 'trump' }], ['german', DONE, [1]])
    await given(later).when('german', { type: 'trump' }).refuses('AVD 7.2.2c')
  })
})

describe('7.3 who is active', () => {
  const units = { 'S-HQ-20A': '1350', 'S-51RC': '1353', 'S-62RC': '1345', 'G-17PZ': '1354' }
  allows('AVD 7.3.2', 'all units in range move, then all fight, in the same activation', async () => {
    const active = await reached(playing('S-20A', { units }), ['soviet', DONE])
    expect(active.table.activation!.units).toEqual(['S-51RC'])
    const fighting = await reached(active, ['soviet', DONE])
    expect(dueNow(fighting)).toEqual({ step: 'fight', side: 'soviet' })
  })
  refuses('AVD 7.3.2', 'a unit out of range neither moves nor fights', async () => {
    const near = { ...units, 'G-7PZ': '1346' }
    const active = await reached(playing('S-20A', { units: near }), ['soviet', DONE])
    await given(active)
      .when('soviet', { type: 'moveUnit', unit: 'S-62RC', path: ['1344'] })
      .refuses('AVD 7.0')
    const fighting = await reached(active, ['soviet', DONE])
    await given(fighting)
      .when('soviet', { type: 'declareAttack', target: '1346', attackers: ['S-62RC'] })
      .refuses('AVD 9.1.1')
  })
  allows('AVD 7.3.5', 'a unit stays active though its HQ moves out of reach', async () => {
    const active = await reached(
      playing('S-20A', { units: { ...units, 'S-51RC': '1354', 'G-17PZ': '1355' } }),
      ['soviet', DONE],
      ['soviet', { type: 'moveUnit', unit: 'S-HQ-20A', path: ['1349', '1348', '1347'] }],
      ['soviet', DONE],
    )
    expect(active.table.activation!.units).toContain('S-51RC')
    await given(active)
      .when('soviet', { type: 'declareAttack', target: '1355', attackers: ['S-51RC'] }, [1])
      .allows()
  })
  refuses('AVD 7.3.5', 'a unit that comes within range later is not activated by that', async () => {
    const active = await reached(
      playing('S-20A', { units }),
      ['soviet', DONE],
      ['soviet', { type: 'moveUnit', unit: 'S-HQ-20A', path: ['1349', '1348', '1347'] }],
    )
    await given(active)
      .when('soviet', { type: 'moveUnit', unit: 'S-62RC', path: ['1344'] })
      .refuses('AVD 7.0')
  })
  refuses('AVD 7.3.3', 'panzers beside an HQ do not act on a 9th Army chit', async () => {
    const german = { 'G-HQ-9A-1': '1349', 'G-8ID': '1348', 'G-17PZ': '1350' }
    const active = await reached(playing('G-9A', { units: german }), ['soviet', DONE])
    await given(active)
      .when('german', { type: 'moveUnit', unit: 'G-17PZ', path: ['1351'] })
      .refuses('AVD 7.0')
  })
})

describe('7.4 panzer corps', () => {
  // The red corps in two parts of two and one, the yellow one whole.
  const units = {
    'G-17PZ': '1349',
    'G-18PZ': '1352',
    'G-29MOT': '1356',
    'G-3PZ': '2055',
    'G-4PZ': '2055',
    'S-51RC': '3030',
  }
  const split = () => reached(playing('G-2PG', { units }), ['soviet', DONE])
  allows('AVD 7.4.2', 'of a split corps the German names the part that acts', async () => {
    const choosing = await split()
    expect(dueNow(choosing)).toEqual({ step: 'corps', side: 'german', chit: 'G-2PG', chosen: [] })
    const active = await reached(choosing, ['german', { type: 'activateCorps', unit: 'G-29MOT' }])
    expect([...active.table.activation!.units].sort()).toEqual(['G-29MOT', 'G-3PZ', 'G-4PZ'])
  })
  allows('AVD 7.4.2', 'if he names none the largest part acts', async () => {
    const active = await reached(await split(), ['german', DONE])
    expect([...active.table.activation!.units].sort()).toEqual(['G-17PZ', 'G-18PZ', 'G-3PZ', 'G-4PZ'])
  })
  refuses('AVD 7.4.2', 'not both parts, no corps that hangs together, no other group', async () => {
    const choosing = await split()
    for (const unit of ['G-3PZ', 'G-7PZ', 'G-8ID', 'S-51RC'])
      await given(choosing).when('german', { type: 'activateCorps', unit }).refuses('AVD 7.4.2')
    const active = await reached(choosing, ['german', { type: 'activateCorps', unit: 'G-29MOT' }])
    await given(active)
      .when('german', { type: 'moveUnit', unit: 'G-17PZ', path: ['1348'] })
      .refuses('AVD 7.0')
  })
  allows('AVD 7.4.1', 'the chit of a group without units on the map does nothing', async () => {
    const { events } = await play(playing('G-3PG', { units }), ['soviet', DONE])
    expect(facts({ events }, 'Activated')).toEqual([])
  })
})

describe('7.5 Timoshenko', () => {
  const attack = async (chit: string) => {
    const units = { 'S-HQ-TIMOSHENKO': '1351', 'S-HQ-20A': '1352', 'S-KV1-1': '1351', 'G-SSREICH': '1350' }
    const reduced = { ...units, 'G-SSREICH': { at: '1350', isolated: true }, 'S-KV1-2': '1351' }
    const { events } = await play(
      playing(chit, { units: reduced }),
      ['soviet', DONE],
      ['soviet', DONE],
      ['soviet', { type: 'declareAttack', target: '1350', attackers: ['S-KV1-1', 'S-KV1-2'] }],
      ['german', DONE, [4]],
    )
    return facts({ events }, 'DieThrown')[0]!.column
  }
  allows('AVD 7.5.1', 'an attack by his chit gains a column', async () => {
    expect(await attack('S-TIMOSHENKO')).toBe(2)
  })
  refuses('AVD 7.5.1', 'an attack by another chit gains none, though his HQ is active', async () => {
    expect(await attack('S-20A')).toBe(1)
  })
})
