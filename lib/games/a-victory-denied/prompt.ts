import { dueStep, opponent, SIDES, type Side, type Step, type Table, type Viewer } from './state'
import type { Prompt } from './view'
import type { Word } from './words.en'

/** What each waiting step asks of its side, and the label of the button that finishes or declines it. */
const asks: { [Name in Step['step']]?: { key: Word; done: Word | null } } = {
  chits: { key: 'ask-chits', done: null },
  trump: { key: 'ask-trump', done: 'done-trump' },
  hq: { key: 'ask-hq', done: null },
  corps: { key: 'ask-corps', done: 'done-corps' },
  move: { key: 'ask-move', done: 'done-move' },
  fight: { key: 'ask-fight', done: 'done-fight' },
  stuka: { key: 'ask-stuka', done: 'done-stuka' },
  elite: { key: 'ask-elite', done: null },
  losses: { key: 'ask-losses', done: null },
  airDefence: { key: 'ask-airDefence', done: null },
  retreat: { key: 'ask-retreat', done: null },
  advance: { key: 'ask-advance', done: 'done-advance' },
  relocate: { key: 'ask-relocate', done: null },
  mark: { key: 'ask-mark', done: 'done-mark' },
  hqs: { key: 'ask-hqs', done: 'done-hqs' },
  disband: { key: 'ask-disband', done: 'done-disband' },
  reserve: { key: 'ask-reserve', done: 'done-reserve' },
  pvo: { key: 'ask-pvo', done: null },
  drawn: { key: 'ask-drawn', done: null },
  release: { key: 'ask-release', done: 'done-release' },
  escape: { key: 'ask-escape', done: 'done-escape' },
  artillery: { key: 'ask-artillery', done: 'done-artillery' },
  bomber: { key: 'ask-bomber', done: 'done-bomber' },
  directive: { key: 'ask-directive', done: null },
  withdraw: { key: 'ask-withdraw', done: null },
}

/** Forces that come on are not simply moved: they must enter (11.2.2), or may (11.1.2). */
const askOf = ({ activation }: Table, due: Step, key: Word): Word => {
  if (due.step !== 'move') return key
  if (activation?.chit === 'timoshenko-entry') return 'ask-move-timoshenko'
  return activation?.chit === 'entry' ? 'ask-move-entry' : key
}

const isSide = (viewer: Viewer): viewer is Side => viewer !== 'spectator'

/** Numbers and names that fill the prompt of a step. */
function paramsOf(table: Table, due: Step): Prompt['params'] {
  const params: Prompt['params'] = { turn: table.turn }
  if ('chit' in due) params.chit = due.chit
  if ('unit' in due) params.unit = due.unit
  if ('hq' in due) params.hq = due.hq
  if ('left' in due) params.left = due.left
  if ('points' in due) params.points = due.points
  if (due.step === 'losses') params.left = table.battle?.steps ?? 0
  if (due.step === 'retreat') params.left = Object.keys(table.battle?.retreat ?? {}).length
  if (table.battle) params.target = table.battle.target
  return params
}

/**
 * What the viewer is asked, or for whom he waits. While chits are chosen nobody learns whether the other has
 * chosen already: before his own choice it would tell him something, after it it goes without saying.
 */
export function promptFor(table: Table, viewer: Viewer, hasChosen: boolean): Prompt {
  const due = dueStep(table)
  if (!due) return { step: 'over', awaits: [], mine: false, key: 'over', params: {}, done: null }
  const ask = asks[due.step]
  if (due.step === 'chits') {
    const mine = isSide(viewer) && !hasChosen
    const awaits: Side[] = !isSide(viewer) ? [...SIDES] : mine ? [viewer] : [opponent(viewer)]
    const key: Word = mine ? 'ask-chits' : isSide(viewer) ? `wait-chits-${opponent(viewer)}` : 'wait-chits'
    return { step: 'chits', awaits, mine, key, params: { turn: table.turn }, done: null }
  }
  const side = 'side' in due ? due.side : null
  const mine = side !== null && side === viewer
  return {
    step: due.step,
    awaits: side ? [side] : [],
    mine,
    key: ask ? (mine ? askOf(table, due, ask.key) : (`wait-${side}` as Word)) : 'wait',
    params: paramsOf(table, due),
    done: mine ? (ask?.done ?? null) : null,
  }
}
