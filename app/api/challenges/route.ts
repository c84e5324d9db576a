import { reads } from '@/lib/play/http/handle'
import { challengesQuery } from '@/lib/play/http/schemas'
import { listChallenges } from '@/lib/play/seats/challenges'

/** Challenges that are open to all: ChallengesAnswer. */
export const GET = reads(challengesQuery, listChallenges)
