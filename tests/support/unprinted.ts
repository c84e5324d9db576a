/** Leaves the sharp map unpainted, which takes a core a second at each table. A page runs it before its own scripts. */
export function leaveUnprinted(): void {
  window.Worker = class extends EventTarget {
    postMessage() {}
    terminate() {}
  } as unknown as typeof Worker
}
