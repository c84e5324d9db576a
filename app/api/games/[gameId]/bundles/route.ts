import { writes } from '@/lib/play/http/handle'
import { submitBundle } from '@/lib/play/games/submit-bundle'
import { bundleRequest } from '@/lib/play/http/schemas'

/** A player gives several orders at once: BundleRequest, BundleAnswer. */
export const POST = writes(bundleRequest, submitBundle)
