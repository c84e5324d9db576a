import type { Words } from '@/lib/kernel/decision'

/** What a throw was for, in words; the dice protocol names it such as `combat/1/0/E9`, or `air/1/0/G-2FlK`. */
export function throwWords(purpose: string): Words {
  const [kind = '', turn = '', , about = ''] = purpose.split('/')
  return { key: `throw-${kind}`, params: { turn, [kind === 'air' ? 'unit' : 'hex']: about } }
}
