import { CspEvaluator } from 'csp_evaluator'
import { type Finding, Severity, Type } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

/** What must be said, as each falls back to nothing or to too much. */
const SAID = ['default-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors']

/**
 * What Google's tool warns of though it is well with us: 'self' opens a page where somebody can have its server answer
 * with a script of his own. Nothing that anybody sends us is ever answered as a script (JSON alone, and `nosniff`).
 */
const isOurs = ({ type, value }: Finding) => type === Type.SCRIPT_ALLOWLIST_BYPASS && value === "'self'"

/** What is weak in a content security policy: what csp_evaluator finds, and what it does not look at. */
export function weaknesses(policy: string): string[] {
  const { csp } = new CspParser(policy)
  const found = new CspEvaluator(csp)
    .evaluate()
    .filter((finding) => finding.severity < Severity.INFO && !isOurs(finding))
    .map(({ severity, directive, value, description }) =>
      [Severity[severity], directive, value ?? '', description].join(' '),
    )
  const parts = policy.split('; ').map((part) => part.split(' '))
  const names = parts.map(([name]) => name!)
  for (const [name, ...sources] of parts)
    if (sources.length === 0 || sources.some((one) => one === '' || /[,;]/.test(one)))
      found.push(`malformed: ${name}`)
  // Browsers heed the first alone.
  if (new Set(names).size < names.length) found.push(`twice: ${names}`)
  for (const name of SAID) if (!names.includes(name)) found.push(`${name} is missing`)
  return found
}
