import { withLevels } from '@/lib/kernel/rulebook'
import { rulebook as most } from './full/rulebook.en'
import { rulebook as least } from './rulebook-beginner.en'

/** The rules for players, of both levels, in English. */
export const rulebook = withLevels(least, most, { least: 'beginner’s rules', most: 'all rules' })
