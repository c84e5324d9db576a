import type { Cite } from '@/lib/kernel/decision'
import { waysInto, withWays } from '@/lib/wargame/advance'
import { attackersLeft } from '@/lib/wargame/attack'
import { countersAt, enemyAt, hexOf } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import type { Battle, CounterId, Hex } from '../state'
import { overLake } from './movement'
import { factorsOf, isArmour, isDispersed } from './units'
import { weatherOf } from './weather'

/** true: the attack was a breakthrough, or follows one: everybody advances one hex (MOS-23). */
const isBreakthrough = ({ again, result }: Battle): boolean => again || result === 'BR'

/** How many hexes a unit may advance (MOS-21 to 23). */
function advanceHexes(at: Situation, battle: Battle, unit: CounterId): 1 | 2 {
  if (!isArmour(at, unit) || isBreakthrough(battle)) return 1
  switch (weatherOf(at)) {
    case 'mud':
      return 1
    case 'snow':
      return battle.side === 'soviet' ? 2 : 1
    default:
      return 2
  }
}

/** true: units must still go into the attacked hex: as many factors as the defence had, if there are (MOS-24). */
export function mustEnter(at: Situation, battle: Battle): boolean {
  const could = factorsOf(
    at,
    attackersLeft(at, battle).filter((unit) => !isDispersed(at, unit) || battle.went[unit]),
  )
  return battle.entered < Math.min(battle.defence, could)
}

/** All lawful advances of an attacker (MOS-21 to 24); empty: it may not advance. */
export function advancePaths(at: Situation, battle: Battle, unit: CounterId): Hex[][] {
  const { target, side } = battle
  const from = hexOf(at, unit)
  const began = battle.attackers.find((attacker) => attacker.unit === unit)?.from
  if (from === null || from !== began || battle.went[unit] || isDispersed(at, unit)) return []
  if (enemyAt(at, target, side)) return []
  const { board } = at.rules
  const goesOn = advanceHexes(at, battle, unit) === 2 && !overLake(at, from, target)
  const mayGoOn = (hex: Hex) => hex !== from && !enemyAt(at, hex, side) && !overLake(at, target, hex)
  const beside = mustEnter(at, battle)
    ? []
    : board
        .neighbours(target)
        .filter((hex) => hex !== from && board.areAdjacent(from, hex) && countersAt(at, hex).length === 0)
  return [...waysInto(board, target, goesOn ? mayGoOn : null), ...beside.map((hex) => [hex])]
}

/** Attackers that may still advance, with their ways. */
export const mayAdvance = (at: Situation): { unit: CounterId; paths: Hex[][] }[] => {
  const { battle } = at.open
  return battle ? withWays(attackersLeft(at, battle), (unit) => advancePaths(at, battle, unit)) : []
}

/** The rule that an advance which is none of `advancePaths` breaks (MOS-21 to 24). */
export function advanceBreaks(at: Situation, battle: Battle, unit: CounterId, path: readonly Hex[]): Cite {
  if (path.length < 2) return 'MOS 24'
  if (isBreakthrough(battle)) return 'MOS 23'
  return advanceHexes(at, battle, unit) === 2 ? 'MOS 21' : 'MOS 22'
}
