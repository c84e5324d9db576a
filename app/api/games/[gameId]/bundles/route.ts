import { writes } from '@/lib/play/handle'
import { bundleRequest } from '@/lib/play/requests'
import { submitBundle } from '@/lib/play/submit-bundle'

/** A player gives several orders at once: BundleRequest, BundleAnswer. */
export const POST = writes(bundleRequest, submitBundle)
