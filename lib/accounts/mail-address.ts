import 'server-only'

/**
 * The addresses that we write to: plain ASCII, one `local@domain` without quotes, comments or lists. Mail programs read
 * more into an address than one sees, and deliver it elsewhere.
 */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/i

export function isMailAddress(text: string): boolean {
  const at = text.indexOf('@')
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)]
  return at > 0 && local.length <= 64 && text.length <= 254 && LOCAL.test(local) && DOMAIN.test(domain)
}
