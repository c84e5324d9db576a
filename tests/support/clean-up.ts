import { afterAll, vi } from 'vitest'

// Files of one worker share their modules and their process: each leaves both as it found them.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const [name, kept] of Object.entries(globalThis))
    if (kept instanceof Map && name.startsWith('fieldpost')) kept.clear()
    else if (!(kept instanceof WeakSet) && name.startsWith('fieldpost'))
      Reflect.deleteProperty(globalThis, name)
})
