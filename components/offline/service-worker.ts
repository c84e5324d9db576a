/** True where a service worker can be had: over TLS, or on this machine. */
export const mayServe = (): boolean => 'serviceWorker' in navigator

/** The service worker (public/sw.js), awake. */
export async function registered(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' })
  return navigator.serviceWorker.ready
}
