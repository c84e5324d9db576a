import 'server-only'

type Env = Readonly<Record<string, string | undefined>>
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/**
 * The network address that a request comes from; null if it cannot be known, or is this machine's own. Anybody can
 * write into a header what he likes: it counts only where a server that we know has written it. FIELDPOST_PROXY=1 says
 * that there is a proxy of one's own before us, which appends the address to `x-forwarded-for`.
 */
export function addressOf(headers: Headers, env: Env): string | null {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const given = env.VERCEL
    ? forwarded[0]
    : env.FIELDPOST_PROXY === '1'
      ? forwarded.at(-1)
      : env.FIELDPOST_SOCKET === '1'
        ? headers.get('x-fieldpost-address')
        : null
  if (!given || LOOPBACK.test(given)) return null
  return network(given)
}

/** Of an address of version 6 the half that names the network: the other half one can choose oneself. */
function network(address: string): string {
  if (address.startsWith('::ffff:')) return address.slice('::ffff:'.length)
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail.split(':').filter(Boolean)
  const all = address.includes('::')
    ? [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest]
    : groups
  return all.slice(0, 4).join(':')
}
