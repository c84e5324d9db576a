import { CHITS, VP_CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { rules } from '@/lib/games/a-victory-denied/in-force'
import { availableChits } from '@/lib/games/a-victory-denied/rules/07-command'
import { finalScore } from '@/lib/games/a-victory-denied/rules/16-victory'
import { on } from '@/lib/games/a-victory-denied/situation'
import { dueStep, opponent, type Side, type State } from '@/lib/games/a-victory-denied/state'
import type { View } from '@/lib/games/a-victory-denied/view'
import { no } from '@/lib/games/a-victory-denied/world'
import type { Refusal } from '@/lib/kernel/decision'
import type { AnyOrder, Game, LegalEntry, Line } from '@/lib/kernel/game'
import { fold } from '@/lib/kernel/log/fold'
import type { Match } from '@/lib/kernel/log/match'
import { type Past, replayFor } from '@/lib/kernel/log/replay'
import { outboxChange } from '@/lib/notices/outbox'
import type { GameAnswer } from '@/lib/play/api/game'
import { projectionFields } from '@/lib/play/games/list-projection'
import type { Plant } from '@/tests/support/game-suite/pairs'
import { draftsIn, liveOf } from '@/tests/support/live'
import { AVD } from './secrecy'

type Fact = { type: string } & Record<string, unknown>

const inRules = (change: (game: Game) => Partial<Game>): Plant => ({
  game: (game) => ({ ...game, ...change(game) }),
})

const inView = (change: (view: View, state: State, viewer: string) => unknown): Plant =>
  inRules(({ view }) => ({
    view: (state, viewer) => change(view(state, viewer) as View, state as State, viewer),
  }))

const inTable = (change: (state: State, view: View) => object): Plant =>
  inView((view, state) => ({ ...view, table: { ...view.table, ...change(state, view) } }))

/** Lines of one kind of event; `line` is what the honest game tells. */
const inLines = (
  type: string,
  change: (line: Line | null, event: Fact, before: State, viewer: string) => Line | null,
): Plant => ({
  soonest: ({ events }) => events.some((event) => event.type === type),
  ...inRules(({ tell }) => ({
    tell: (event, viewer, before) => {
      const line = tell(event, viewer, before)
      return event.type === type ? change(line, event as Fact, before as State, viewer) : line
    },
  })),
})

const withParam = (line: Line | null, name: string, value: string | number): Line | null =>
  line && { ...line, params: { ...line.params, [name]: value } }

const inLegal = (
  change: (entries: readonly LegalEntry[], state: State, side: Side) => readonly LegalEntry[],
) =>
  inRules(({ legal }) => ({
    legal: (state, side) => change(legal(state, side), state as State, side as Side),
  }))

/** What the rules say no to, they say no to in `decide` as well. */
const inRefusals = (
  change: (refusal: Refusal, state: State, order: AnyOrder, side: Side) => Refusal,
): Plant =>
  inRules(({ check, decide }) => ({
    check: (state, side, order) => {
      const refusal = check(state, side, order)
      return refusal && change(refusal, state as State, order, side as Side)
    },
    decide: (state, attempt) => {
      const decision = decide(state, attempt)
      return 'no' in decision
        ? change(decision, state as State, attempt.order, attempt.side as Side)
        : decision
    },
  }))

const inAnswers = (change: (answer: GameAnswer, match: Match, viewer: string) => object): Plant => ({
  answer: change,
})

/** The past as it is, and more of it than there should be. */
const inReplay = (more: (past: Past, match: Match) => object): Plant => ({
  replay: (game, past, viewer, since) => {
    const honest = replayFor(game, past, viewer, since)
    return honest && { ...honest, ...more(past, fold(game, past.match, past.texts)) }
  },
})

/** It shows only while chits are chosen for the cup, or as that is filled. */
const aroundChoice = (plant: Plant): Plant => ({
  ...plant,
  soonest: ({ before }) => dueStep((before as State).table)?.step === 'chits',
})

/** It shows only while another has orders that he can take back. */
const aroundDrafts = (plant: Plant): Plant => ({
  ...plant,
  soonest: ({ events }) => !events.some((event) => AVD.isFirm(event)),
})

const worthOf = (id: string) => VP_CHITS[id]!.value
const worth = (ids: readonly string[]) => ids.reduce((sum, id) => sum + worthOf(id), 0)
const germanIn = (cup: readonly string[]) => cup.filter((chit) => CHITS[chit]!.side === 'german')
const firmOf = (match: Match) => match.committed!.open() as State

/** Copies told apart by their place in the cup. */
const labelled = (cup: readonly string[]) =>
  cup.map((chit, place) => (chit === 'G-9A' ? `G-9A#${place}` : chit)).sort()

/** Leaks as somebody might build them in by mistake, each through another hole. */
export const PLANTS: Readonly<Record<string, Plant>> = {
  'the view holds the ids of VP chits on the map': inTable(({ hidden }) => ({ vpOnMap: hidden.vpOnMap })),
  'the view holds what VP chits on the map are worth together': inTable(({ hidden }) => ({
    vpDraws: worth(Object.values(hidden.vpOnMap)),
  })),
  "the view holds the German's VP chits": inTable(({ hidden }) => ({
    vpGerman: [...hidden.vpGerman].sort(),
  })),
  "the view holds the Soviet's VP chits": inTable(({ hidden }) => ({
    vpSoviet: [...hidden.vpSoviet].sort(),
  })),
  "the view tells of the other's standing orders": inView((view, { hidden }, viewer) => ({
    ...view,
    kept: hidden.standing?.[viewer === 'german' ? 'soviet' : 'german']?.retreat.order,
  })),
  'the view lists the cup': inView((view, { hidden }) => ({ ...view, cup: [...hidden.cup].sort() })),
  'the view counts the panzer chits in the cup': aroundChoice(
    inTable(({ hidden }) => ({
      cupUnknown: { german: germanIn(hidden.cup).filter((chit) => CHITS[chit]!.kind === 'panzer').length },
    })),
  ),
  'own chits stand in the order in which they went into the cup': inView((view, { hidden }) => ({
    ...view,
    mine: view.mine && {
      ...view.mine,
      inCup: hidden.cup.filter((chit) => CHITS[chit]!.side === view.viewer),
    },
  })),
  'the first chit of the cup is known by its place': inView((view, { hidden }) => ({
    ...view,
    cupSize: hidden.cup.indexOf('N-SUPPLY'),
  })),
  'copies of a chit can be told apart': aroundChoice(
    inView((view, { hidden }) => ({
      ...view,
      copies: labelled(hidden.cup).filter((chit) => chit.startsWith('G-9A')),
    })),
  ),
  'a known chit is told from its like by its place in the cup': inTable(({ hidden }, { table }) => ({
    cupKnown: table.cupKnown.filter((chit) => hidden.cup.lastIndexOf(chit) % 2 === 0),
  })),
  "the view holds the other's choice": aroundChoice(
    inView((view, { hidden }) => ({
      ...view,
      mine: view.mine && { ...view.mine, chosen: hidden.chosen[opponent(view.viewer as Side)] },
    })),
  ),
  'the prompt says who has chosen': aroundChoice(
    inView((view, { hidden }) => ({
      ...view,
      prompt: { ...view.prompt, awaits: view.prompt.awaits.filter((side) => !hidden.chosen[side]) },
    })),
  ),
  'a spectator sees what both have chosen': aroundChoice(
    inView((view, { hidden }) => (view.viewer === 'spectator' ? { ...view, mine: hidden.chosen } : view)),
  ),
  'only the size of the view tells': inView((view, { hidden }) => ({
    ...view,
    padding: '-'.repeat(worth(hidden.vpGerman)),
  })),

  "the log tells the other's choice": inLines(
    'ChitsChosen',
    (line, { chits }, _before, viewer) =>
      line ?? { key: 'log-chits-mine', params: { chits: (chits as string[]).join(), viewer } },
  ),
  'the log tells that somebody has chosen': inLines(
    'ChitsChosen',
    (line) => line ?? { key: 'log-chits', params: {} },
  ),
  'the log counts panzer chits as the cup is filled': inLines('CupFilled', (line, _event, { hidden }) =>
    withParam(
      line,
      'panzers',
      (hidden.chosen.german ?? []).filter((chit) => CHITS[chit]!.kind === 'panzer').length,
    ),
  ),
  'the log tells the number by which a chit was drawn': inLines('ChitDrawn', (line, { chit }, { hidden }) =>
    withParam(line, 'face', [...hidden.cup].sort().indexOf(chit as string)),
  ),
  'the log tells the German what a VP chit is worth that he takes': inLines(
    'VpTaken',
    (line, { hex }, { hidden }) => withParam(line, 'value', worthOf(hidden.vpOnMap[hex as string]!)),
  ),
  'the log tells which of the chits of one value was turned up': inLines('VpReturned', (line, { chit }) =>
    withParam(line, 'chit', chit as string),
  ),
  'the log tells the Soviet which VP chit he has taken': inLines(
    'VpEscaped',
    (_line, { chit }, _before, viewer) =>
      viewer === 'soviet' ? { key: 'log-vp-escaped', params: { value: worthOf(chit as string) } } : null,
  ),
  'the log tells the German which VP chit he has lost': inLines(
    'VpEscaped',
    (_line, { chit }, _before, viewer) =>
      viewer === 'german' ? { key: 'log-vp-escaped', params: { chit: chit as string } } : null,
  ),

  'legal orders stand in an order that depends on the cup': inLegal((entries, { hidden }) =>
    (hidden.cup[0] ?? 'G') < 'N' ? entries : [...entries].reverse(),
  ),
  "chits to choose from shrink by the other's choice": aroundChoice(
    inLegal((entries, { hidden }, side) =>
      entries.map((entry) =>
        entry.choose?.field === 'chits'
          ? {
              ...entry,
              choose: {
                ...entry.choose,
                from: entry.choose.from.slice(hidden.chosen[opponent(side)] ? 1 : 0),
              },
            }
          : entry,
      ),
    ),
  ),
  'VP hexes are marked by value among the legal moves': inLegal((entries, { hidden }) =>
    entries.map((entry) =>
      entry.choose
        ? {
            ...entry,
            choose: {
              ...entry.choose,
              from: [...entry.choose.from].sort(
                (a, b) => worth([hidden.vpOnMap[b] ?? 'MIN-01']) - worth([hidden.vpOnMap[a] ?? 'MIN-01']),
              ),
            },
          }
        : entry,
    ),
  ),

  'a refusal counts what is in the cup': aroundChoice(
    inRefusals((refusal, { hidden }) => ({
      ...refusal,
      because: {
        ...refusal.because,
        params: {
          ...refusal.because.params,
          left: hidden.cup.filter((chit) => CHITS[chit]!.kind === 'panzer').length,
        },
      },
    })),
  ),
  'a refusal cites another rule once the other has chosen': aroundChoice(
    inRefusals((refusal, { hidden }, _order, side) =>
      hidden.chosen[opponent(side)] ? no('AVD 7.1.2', 'chits-chosen') : refusal,
    ),
  ),
  'a refusal shows the hexes of dear VP chits': inRefusals((refusal, { hidden }) => ({
    ...refusal,
    at: Object.keys(hidden.vpOnMap)
      .filter((hex) => worthOf(hidden.vpOnMap[hex]!) === 5)
      .sort(),
  })),
  'an order is refused because of a chit in the cup': {
    soonest: ({ before }) => (before as State).hidden.cup.includes('S-20A'),
    ...inRules(({ check }) => ({
      check: (state, side, order) => {
        const { hidden } = state as State
        return order.type === 'disband' && hidden.cup.includes('S-20A')
          ? no('AVD 7.1.1', 'chit-unavailable')
          : check(state, side, order)
      },
    })),
  },

  'the score can be asked before the end': inRules(({ ask }) => ({
    ask: (state, side, question) =>
      (question as { ask?: string }).ask === 'score'
        ? { value: finalScore({ rules, state: state as State }).german, steps: [] }
        : ask(state, side, question),
  })),
  'the chits that are left can be asked': inRules(({ ask }) => ({
    ask: (state, side, question) => {
      const { ask: kind, side: about } = question as { ask?: string; side?: Side }
      if (kind !== 'chits' || !about) return ask(state, side, question)
      const { table, hidden } = state as State
      const left = availableChits(on(table), about).filter((chit) => !hidden.cup.includes(chit))
      return { value: left, steps: [] }
    },
  })),
  'a mistake tells the position': inRules(({ ask }) => ({
    ask: (state, side, question) => {
      if ((question as { ask?: string }).ask === 'corps') throw new Error(JSON.stringify(state))
      return ask(state, side, question)
    },
  })),

  'the answer says whom the game still waits for': aroundChoice(
    inAnswers((answer, match) => ({
      ...answer,
      awaits: answer.awaits.filter((side) => !firmOf(match).hidden.chosen[side as Side]),
    })),
  ),
  'every entry moves every version': aroundDrafts(
    inAnswers((answer, match) => ({ ...answer, version: match.head })),
  ),
  'the answer says how long the log of the server is': aroundDrafts(
    inAnswers((answer, match) => ({
      ...answer,
      head: match.head,
    })),
  ),
  'the answer names the last entry': inAnswers((answer, match) => ({ ...answer, hash: match.headHash })),
  'drafts are counted for everybody': aroundDrafts(
    inAnswers((answer, match) => ({
      ...answer,
      drafts: draftsIn(match).length,
    })),
  ),
  'drafts are seen by everybody': aroundDrafts(
    inAnswers((answer, match) => ({
      ...answer,
      counters: (liveOf(match).open() as State).table.counters,
    })),
  ),
  'drafts are told to everybody': aroundDrafts(
    inAnswers((answer, match) => ({
      ...answer,
      drafted: draftsIn(match).flatMap(({ events }) => events.map(({ type }) => type)),
    })),
  ),
  'moves that were taken back leave numbers behind': aroundDrafts(
    inAnswers((answer, match) => ({
      ...answer,
      log: answer.log.map((line) => ({ ...line, n: line.n + match.head })),
      logLength: answer.logLength + match.head,
    })),
  ),

  'the past begins with what lies under the stars': inReplay((_past, match) => ({
    start: firmOf(match).hidden.vpOnMap,
  })),
  'the past has a step for every entry': aroundDrafts(
    inReplay(({ texts }) => ({ steps: texts.map(() => ({})) })),
  ),
  'the past goes on with what another has drafted': aroundDrafts(
    inReplay((_past, match) => ({
      now: (liveOf(match).open() as State).table.counters,
    })),
  ),
  'a card of a list that is written whenever anybody does anything': aroundChoice({
    cards: (game, _before, { match, written }) => {
      const moved = written.map((one) => ({ ...one, entry: { ...one.entry, moved: game.sides } }))
      return projectionFields(game, null, { match, written: moved })
    },
  }),
  'a notice that says what lies under the stars': {
    outbox: (game, before, after, now) => {
      const { set, ...change } = outboxChange(game, before, after, now)
      const stars = JSON.stringify(firmOf(after).hidden.vpOnMap)
      const more = Object.fromEntries(game.sides.map((side) => [`stars:${side}`, stars]))
      return { ...change, set: { ...set, ...more } }
    },
  },
  'a notice whose id counts what others do': aroundChoice({
    outbox: (game, before, after, now) => {
      const head = Object.fromEntries(Object.keys(after.versions).map((viewer) => [viewer, after.head]))
      return outboxChange(game, before, { ...after, versions: head }, now)
    },
  }),
}
