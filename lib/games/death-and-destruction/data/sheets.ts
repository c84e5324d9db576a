import type { SupplyPart } from '@/lib/games/proud-monster/full/in-force'
import type { Hex } from '@/lib/games/proud-monster/names'
import { isOnMapC } from '../geometry'

/** Sheets, none of which a line leaves; the row in which they overlap is on both (9.2, A-DD-34). */
const isNorth = (hex: Hex): boolean => hex.endsWith('N') || (hex.endsWith('S') && hex.slice(2, 4) === '00')
const isSouth = (hex: Hex): boolean => hex.endsWith('S')
const sheet = (holds: (hex: Hex) => boolean, serves = holds): SupplyPart => ({ holds, serves })
const BOTH: readonly SupplyPart[] = [sheet(isNorth), sheet(isSouth)]
/** With Map C, into which lines lead from the southern sheet, and out of which none leads back (3.3, 9.2). */
const WITH_C: readonly SupplyPart[] = [...BOTH, sheet((hex) => isSouth(hex) || isOnMapC(hex), isOnMapC)]
/** Before turn 205 lines lead through both sheets of the parent. */
const AS_ONE: readonly SupplyPart[] = [sheet((hex) => !isOnMapC(hex))]

/** Sheets as lines of supply find them. */
export const SHEETS = { both: BOTH, withC: WITH_C, asOne: AS_ONE }
