import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the page as the server sent it, true once it listens: what is chosen before that would be lost. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
