import type { Cite } from '@/lib/kernel/decision'
import type { Line } from '@/lib/kernel/game'
import { COLUMNS } from './data/charts'
import { CHITS, vpChit } from './data/chits'
import type { Event, EventOf, EventType } from './events'
import type { CounterId, Hex, State, Table, Viewer } from './state'
import type { Word } from './words.en'

type Teller<Type extends EventType> = (event: EventOf<Type>, viewer: Viewer, before: State) => Line | null

/** Several ids in one gap of a sentence. */
const list = (ids: readonly string[]): string => ids.join(' ')

function line(
  cite: Cite,
  key: Word,
  params: Line['params'] = {},
  at?: readonly Hex[],
  dice?: Line['dice'],
): Line {
  return { cite, key, params, ...(at ? { at } : {}), ...(dice ? { dice } : {}) }
}

const silent = () => null
/** Where counters stand on the map. */
const standing = ({ counters }: Table, ids: readonly CounterId[]): Hex[] | undefined => {
  const hexes = ids.map((id) => counters[id]?.at ?? '').filter((at) => /^\d/.test(at))
  return hexes.length > 0 ? [...new Set(hexes)] : undefined
}
const battlefield = ({ battle }: Table): Hex[] | undefined => (battle ? [battle.target] : undefined)

/** Event -> what each viewer hears of it. Faces of secret draws and the ids of hidden chits never leave here. */
const tellers: { [Type in EventType]: Teller<Type> } = {
  Dealt: silent,
  Planned: silent,
  StepDone: silent,
  StepChanged: silent,
  HandedOver: silent,
  SegmentBegan: silent,
  ActivationEnded: silent,
  RetreatBegan: silent,
  BattleEnded: silent,
  ReinforcementBegan: silent,
  SupportSpent: silent,
  // The table tells its owner that he has filed them.
  OrdersFiled: silent,
  OrdersVoided: silent,

  TurnBegan: ({ turn }) => line('AVD 4.0', 'log-turn', { turn, dates: turn }),
  // 7.1.3: only the owner hears which chits he chose; the other does not even hear that he has.
  ChitsChosen: ({ side, chits }, viewer) =>
    viewer === side ? line('AVD 7.1.2', 'log-chits-mine', { chits: chits.join(' ') }) : null,
  CupFilled: (_event, _viewer, { hidden }) => {
    const soviet = hidden.chosen.soviet?.length ?? 0
    const chosen = hidden.chosen.german ?? []
    const german = chosen.filter((chit) => CHITS[chit]!.kind !== 'guderian').length
    return line('AVD 4.1.1', german < chosen.length ? 'log-cup-guderian' : 'log-cup', { german, soviet })
  },
  ChitDrawn: ({ chit }) => line('AVD 7.2.1', 'log-drawn', { chit }),
  Trumped: ({ chit }) => line('AVD 7.2.2', 'log-trumped', { chit }),
  // A drawn chit has been told already, and so has one that trumped it.
  ChitPlayed: ({ chit }, _viewer, { table, hidden }) => {
    const reserved = table.turn === 1 && table.played.length === 0
    const last = CHITS[chit]!.kind === 'guderian' && hidden.cup.length === 0
    return reserved || last ? line('AVD 7.2.1', 'log-played', { chit }) : null
  },
  ChitAdded: ({ chit }) => line('AVD 7.2.1', 'log-added', { chit }),
  Activated: ({ chit, hqs, units }) => {
    const params = { chit, units: units.length, hqs: hqs.length }
    if (chit === 'special') return line('AVD 4.1.2', 'log-special', params)
    if (chit === 'timoshenko-entry') return line('AVD 11.2.2', 'log-timoshenko', params)
    if (chit === 'entry') return line('AVD 11.1.2', 'log-entry', params)
    return line('AVD 7.2.2', hqs.length > 0 ? 'log-activated' : 'log-activated-units', params)
  },

  UnitMoved: ({ unit, from, path }) => {
    const to = path.at(-1)!
    if (!/^\d/.test(from)) return line('AVD 8.1.2', 'log-enters', { unit, to }, path)
    return line('AVD 8.1.2', 'log-moved', { unit, from, to }, [from, ...path])
  },
  VpTaken: ({ hex, by }) => line('AVD 16.2', 'log-vp-taken', { unit: by, name: hex }, [hex]),
  VpReturned: ({ hex, by, chit }) =>
    line('AVD 16.2', 'log-vp-returned', { unit: by, name: hex, value: vpChit(chit)!.value }, [hex]),
  HqOverrun: ({ hq, by, at }) => line('AVD 12.1', 'log-overrun', { hq, unit: by, hex: at }, [at]),
  HqRelocated: ({ hq, from, to }) => line('AVD 12.6', 'log-relocated', { hq, from, to }, [from, to]),
  HqRemoved: ({ hq, from, rule }) =>
    line(`AVD ${rule}`, rule === '12.5' ? 'log-hq-lonely' : 'log-hq-lost', { hq }, [from]),

  BattleBegan: ({ battle }) => {
    const { kind, target } = battle
    if (kind !== 'attack')
      return line(kind === 'bomber' ? 'AVD 13.3' : 'AVD 13.2', `log-${kind}-at`, { target }, [target])
    const units = list(battle.attackers.map(({ unit }) => unit))
    const params = { units, defenders: list(battle.defenders), target }
    return line('AVD 9.2', 'log-attack', params, [target, ...battle.attackers.map(({ from }) => from)])
  },
  StukaFlown: (_event, _viewer, { table }) => line('AVD 9.3.4', 'log-stuka', {}, battlefield(table)),
  DieThrown: ({ face, sides, modifier, column, result }, _viewer, { table }) =>
    line(
      'AVD 9.4.1',
      modifier ? 'log-die-modified' : 'log-die',
      { column: COLUMNS[column]!, face, modifier, result },
      battlefield(table),
      [{ sides, face }],
    ),
  EliteDrawn: ({ unit }, _viewer, { table }) => line('AVD 9.4.3', 'log-elite', { unit }, battlefield(table)),
  ElitePlaced: ({ unit, at }) => line('AVD 9.4.3', 'log-elite-placed', { unit, hex: at }, [at]),
  EliteMissing: () => line('AVD 9.4.3', 'log-elite-missing'),
  StepLost: ({ unit, to, why }, _viewer, { table }) => {
    const hexes = standing(table, [unit])
    if (why === 'no-retreat') return line('AVD 9.5.8', 'log-no-retreat', { unit }, hexes)
    const cite = why === 'zoc' ? 'AVD 9.5.4' : why === 'pvo' ? 'AVD 9.5.2' : 'AVD 9.4.2'
    return line(cite, to ? 'log-eliminated' : 'log-step', { unit }, hexes)
  },
  UnitRetreated: ({ unit, path }, _viewer, { table }) => {
    const to = path.at(-1)
    const way = [...(standing(table, [unit]) ?? []), ...path]
    return to ? line('AVD 9.5', 'log-retreat', { unit, to }, way) : null
  },
  UnitAdvanced: ({ unit, path }, _viewer, { table }) =>
    line('AVD 9.6.1', 'log-advance', { unit, to: path.at(-1)! }, [
      ...(standing(table, [unit]) ?? []),
      ...path,
    ]),

  MarksCleared: () => line('AVD 10.1.1', 'log-marks-cleared'),
  MarkedOutOfSupply: ({ unit }, _viewer, { table }) =>
    line('AVD 10.1.2', 'log-marked', { unit }, [table.counters[unit]!.at]),
  IsolationJudged: ({ isolated, freed }, _viewer, { table }) => {
    const at = standing(table, [...isolated, ...freed])
    if (isolated.length > 0 && freed.length > 0)
      return line('AVD 10.2.3', 'log-isolation', { isolated: list(isolated), freed: list(freed) }, at)
    if (isolated.length > 0) return line('AVD 10.2.3', 'log-isolated', { units: list(isolated) }, at)
    return freed.length > 0 ? line('AVD 10.2.3', 'log-freed', { units: list(freed) }, at) : null
  },
  Disbanded: ({ unit }, _viewer, { table }) =>
    line('AVD 10.5', 'log-disbanded', { unit }, standing(table, [unit])),

  Reinforced: ({ unit, at }) => line('AVD 11.1.1', 'log-reinforced', { unit, hex: at }, [at]),
  NotPlaced: ({ unit }) => line('AVD 11.1.1', 'log-not-placed', { unit }),
  EliteArrived: ({ unit }) => line('AVD 11.1.1', 'log-arrived', { unit }),
  StarsJoined: ({ face, units }) =>
    line('AVD 11.3', 'log-stars', { face, units: units.length }, undefined, [{ sides: 6, face }]),
  Released: ({ unit, chit }) => line('AVD 14.0', chit ? 'log-released-chit' : 'log-released', { unit }),
  EscapeRolled: ({ face, points, escapees, takesVp }) =>
    line('AVD 14.0', takesVp ? 'log-escape-vp' : 'log-escape', { points, face, escapees }, undefined, [
      { sides: 6, face },
    ]),
  VpEscaped: silent,
  PocketClosed: ({ units }) => line('AVD 14.0', 'log-pocket-closed', { units: units.length }),
  UnitsStaged: ({ units }) => line('AVD 11.1.2', 'log-staged', { units: units.length }),

  ArtilleryRolled: ({ face, attacks }) =>
    line('AVD 13.2', 'log-artillery', { face, attacks }, undefined, [{ sides: 6, face }]),
  StukaReturned: () => line('AVD 13.3', 'log-stuka-back'),

  TurnEnded: ({ turn }) => line('AVD 4.2', 'log-turn-ended', { turn }),
  DirectiveRolled: ({ face, result }) =>
    line('AVD 15.0', 'log-directive', { face, directive: result }, undefined, [{ sides: 6, face }]),
  DirectiveSet: ({ directive }) => line('AVD 15.0', 'log-directive-set', { directive }),
  Withdrawn: ({ unit }, _viewer, { table }) =>
    line('AVD 15.2', 'log-withdrawn', { unit }, standing(table, [unit])),
  GameEnded: ({ cite, key, german, soviet }) =>
    line(cite as Cite, key as Word, { german: german ?? 0, soviet: soviet ?? 0 }),
}

/** What this viewer hears of an event; null if nothing. */
export function tell(event: Event, viewer: Viewer, before: State): Line | null {
  return (tellers[event.type] as Teller<EventType>)(event as EventOf<EventType>, viewer, before)
}

/** Dice, draws, reveals and hand-overs: nothing before them can be taken back. */
const FIRM: ReadonlySet<EventType> = new Set([
  'Dealt',
  'ChitsChosen',
  'ChitDrawn',
  'DieThrown',
  'EliteDrawn',
  'EliteArrived',
  'VpReturned',
  'VpEscaped',
  'EscapeRolled',
  'StarsJoined',
  'ArtilleryRolled',
  'HqOverrun',
  'TurnEnded',
  'HandedOver',
  'DirectiveRolled',
  'GameEnded',
])

export const isFirm = (event: Event): boolean => FIRM.has(event.type)
