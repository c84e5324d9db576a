/** Directives that fall back to nothing where they are missing, and what they must be. */
const CLOSED = { 'object-src': ["'none'"], 'base-uri': ["'none'", "'self'"] }
/** Sources that let a script of anybody's run. */
const OPEN = [
  /^'unsafe-(inline|eval|hashes)'$/,
  /^\*$/,
  /^\*\./,
  /^(https?|wss?|data|blob|filesystem|mediastream):/,
  /^\d/,
  /^[a-z0-9.-]+\.[a-z]+/i,
]
const KNOWN =
  /^(default|script|style|style-elem|style-attr|img|font|connect|worker|manifest|object|frame|child|media)-src(-elem|-attr)?$|^(base-uri|form-action|frame-ancestors)$/

/**
 * What is weak in a content security policy: what Google's csp_evaluator calls high, medium, or a mistake of syntax.
 * It is built in here because that is all of it that concerns a policy which names nobody but ourselves.
 */
export function weaknesses(policy: string): string[] {
  const found: string[] = []
  const directives = new Map<string, string[]>()
  for (const part of policy.split('; ')) {
    const [name = '', ...sources] = part.split(' ')
    if (!KNOWN.test(name)) found.push(`unknown: ${name}`)
    if (directives.has(name)) found.push(`twice: ${name}`)
    if (sources.length === 0 || sources.some((one) => one === '' || /[,;]/.test(one)))
      found.push(`malformed: ${part}`)
    directives.set(name, sources)
  }
  const scripts = directives.get('script-src') ?? directives.get('default-src')
  if (!scripts) found.push('scripts from anywhere')
  for (const source of scripts ?? []) {
    if (OPEN.some((open) => open.test(source))) found.push(`script-src ${source}`)
    const nonce = /^'nonce-(.*)'$/.exec(source)?.[1]
    if (nonce !== undefined && !/^[A-Za-z0-9+/_-]{22,}=*$/.test(nonce))
      found.push('a nonce that can be guessed')
    if (/^(nonce-|unsafe-|self|none|sha)/.test(source)) found.push(`no quotes: ${source}`)
  }
  for (const [name, values] of Object.entries(CLOSED)) {
    const given = directives.get(name)
    if (given?.length !== 1 || !values.includes(given[0]!)) found.push(`${name} is open`)
  }
  for (const name of ['default-src', 'form-action', 'frame-ancestors'])
    if (!directives.has(name)) found.push(`${name} is missing`)
  return found
}
