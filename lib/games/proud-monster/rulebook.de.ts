import { withLevels } from '@/lib/kernel/rulebook'
import { rulebook as most } from './full/rulebook.de'
import { rulebook as least } from './rulebook-beginner.de'

/** The rules for players, of both levels, in German. */
export const rulebook = withLevels(least, most, { least: 'Anfängerregeln', most: 'alle Regeln' })
