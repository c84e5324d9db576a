import type { EventStore } from '@/lib/store/event-store'

/** Where in one process's calls of the store it dies: before the n-th call has happened, or after. */
export interface Death {
  call: number
  when: 'before' | 'after'
}

export interface Process {
  /** The store as this process sees it: after its death no call is answered, ever. */
  store: EventStore
  /** Calls made so far. */
  calls: () => number
  /** Resolves when the process dies. */
  died: Promise<void>
}

/** A process that may die at a call. `pause` comes before and after each call; a scheduler decides there who goes on. */
export function processWith(
  store: EventStore,
  { death, pause = async () => {} }: { death?: Death; pause?: (where: string) => Promise<unknown> },
): Process {
  let calls = 0
  let dead = false
  let die = () => {}
  const died = new Promise<void>((resolve) => {
    die = () => {
      dead = true
      resolve()
    }
  })
  const never = new Promise<never>(() => {})

  const call = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const number = calls++
    const dies = (when: Death['when']) => {
      if (death?.call === number && death.when === when) die()
      return dead
    }
    if (dead) return never
    await pause(`before ${name}`)
    if (dies('before')) return never
    const result = await work()
    if (dies('after')) return never
    await pause(`after ${name}`)
    return dead ? never : result
  }

  return {
    store: {
      load: (...args) => call('load', () => store.load(...args)),
      entries: (...args) => call('entries', () => store.entries(...args)),
      fields: (...args) => call('fields', () => store.fields(...args)),
      read: (...args) => call('read', () => store.read(...args)),
      whole: (...args) => call('whole', () => store.whole(...args)),
      wholes: (...args) => call('wholes', () => store.wholes(...args)),
      append: (...args) => call('append', () => store.append(...args)),
      setFields: (...args) => call('setFields', () => store.setFields(...args)),
      setAll: (...args) => call('setAll', () => store.setAll(...args)),
      due: (...args) => call('due', () => store.due(...args)),
      moveDue: (...args) => call('moveDue', () => store.moveDue(...args)),
      count: (...args) => call('count', () => store.count(...args)),
      close: () => {},
    },
    calls: () => calls,
    died,
  }
}
