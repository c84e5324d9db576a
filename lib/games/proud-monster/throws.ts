import type { Words } from '@/lib/kernel/decision'

/** What a throw was for, in words; the dice protocol names it such as `combat/2/5/2705N`, or `pool/RD/12`. */
export function throwWords(purpose: string): Words {
  const [kind = '', first = '', second = '', about = ''] = purpose.split('/')
  return kind === 'pool'
    ? { key: 'throw-pool', params: { face: first, n: second } }
    : { key: `throw-${kind}`, params: { turn: first, hex: about } }
}
