import type { ShiftRule } from '@/lib/games/proud-monster/rules/14-odds'
import type { Refusal } from '@/lib/kernel/decision'
import { plus } from '@/lib/wargame/extend'
import { openIn } from '@/lib/wargame/listing'
import { here } from '../here'
import { areaHexes, areaShift, isAreaLost, judgeArea, judgeWork, workHexes } from '../rules/14-works'
import type { Situation } from '../situation'
import type { Side } from '../state'
import { no, order, word } from '../world'
import type { BeginRule } from './05-sequence'
import { type Chapter, hindered } from './difference'

/** 14.10, 14.11: what a turn brings to dig with; a fortified area that is lost is gone. */
const spades: BeginRule = (run) => {
  const { turn, works } = run.open
  const row = run.rules.FIELDWORKS.find((one) => one.turn === turn)
  const area = turn === run.rules.areaTurn
  const { german, soviet } = works.due
  if (row || area || german + soviet > 0)
    run.emit({ type: 'SpadesCame', german: row?.german ?? 0, soviet: row?.soviet ?? 0, area })
  if (isAreaLost(run)) run.emit({ type: 'AreaLost' })
}

const digIn = order({
  cite: 'DD 14.10',
  about: '14.10: a fieldwork is dug in this hex, which shelters those who defend it until the enemy enters',
  fields: ({ anyHex }) => ({ hex: anyHex }),
  steps: ['lay', 'restore'],
  check: (at, { hex }) => judgeWork(at, at.side, hex),
  apply: (run, { hex }, side) => run.emit({ type: 'DugIn', hex, side }),
  list: (at) => openIn('hex', workHexes(at, at.side)),
})
const fortifyArea = order({
  cite: 'DD 14.11',
  about: '14.11: the fortified area is laid out round this hex',
  fields: ({ anyHex }) => ({ hex: anyHex }),
  steps: ['lay'],
  check: (at, { hex }) => judgeArea(at, hex),
  apply: (run, { hex }) => run.emit({ type: 'AreaFortified', hex }),
  list: (at) => openIn('hex', areaHexes(at)),
})

/** 14.10, 14.11: what came with the turn is used at once. */
const idle = (at: Situation, side: Side): Refusal | null => {
  if (workHexes(at, side).length > 0) return no('DD 14.10', 'must-dig', { count: at.open.works.due[side] })
  return side === 'soviet' && areaHexes(at).length > 0 ? no('DD 14.11', 'must-fortify') : null
}
const restore = hindered((at) => idle(at, 'german'))
const lay = hindered((at) => idle(at, 'soviet'))

/** 14.10: a column for the side that dug. */
const works: ShiftRule = (of, { side, target }) => {
  const at = here(of)
  return at.open.works.dug.some((one) => one.hex === target && one.side !== side)
    ? { cite: 'DD 14.10', key: word('odds-works'), by: at.rules.workShift }
    : null
}
/** 14.11: and more in the fortified area. */
const area: ShiftRule = (of, { side, target }) => {
  const by = side === 'german' ? areaShift(here(of), target) : 0
  return by === 0 ? null : { cite: 'DD 14.11', key: word('odds-area'), by }
}

/** DD 14.10, 14.11: fieldworks. */
export const fieldworks: Chapter = {
  'DD 14.10': {
    rules: { begins: plus({ spades }), shifts: plus({ works }) },
    orders: { add: { digIn } },
    steps: { replace: { restore, lay } as never },
  },
  'DD 14.11': { rules: { shifts: plus({ area }) }, orders: { add: { fortifyArea } } },
}
