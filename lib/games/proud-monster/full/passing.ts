import { passingWith } from '../passing'
import { deepSeen } from './seen'
import { whole } from './situation'

/** Lines that tell of attacks which the beginners do not know (11.4, 15.2). */
export const ATTACKS = ['log-mobile', 'log-invaded']

/** By all rules. */
export const passing = passingWith((at) => deepSeen(whole(at)), ATTACKS)
