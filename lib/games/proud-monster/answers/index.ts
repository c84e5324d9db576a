import { combat } from './combat'
import { ground } from './ground'

/** Every number that a rule defines, as a question. */
export const questions = { ...ground, ...combat }
