import type { EventStore } from '@/lib/store/event-store'

/** A store that notes each call with the size of what is asked: the same work leaves the same notes. */
export function counted<Store extends EventStore>(store: Store): { store: Store; calls: [string, number][] } {
  const calls: [string, number][] = []
  const noting = new Proxy(store, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...asked: unknown[]) => {
        calls.push([String(name), JSON.stringify(asked).length])
        return value(...asked)
      }
    },
  })
  return { store: noting, calls }
}
