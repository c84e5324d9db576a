import type { Layers } from '@/lib/wargame/ruleset'
import type { Moscow } from './world'

const NOTHING = {}

/** The table is open (A-MOS-09); of standing orders no rule knows. */
export const layers: Layers<Moscow> = { open: ({ table }) => table, own: () => NOTHING }
