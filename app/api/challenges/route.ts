import { reads } from '@/lib/play/handle'
import { listChallenges } from '@/lib/play/challenges'
import { challengesQuery } from '@/lib/play/requests'

/** Challenges that are open to all: ChallengesAnswer. */
export const GET = reads(challengesQuery, listChallenges)
