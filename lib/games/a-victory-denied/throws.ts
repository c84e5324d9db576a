import type { Words } from '@/lib/kernel/decision'

const told = (key: string, params: Words['params'] = {}): Words => ({ key: `throw-${key}`, params })

const DRAWS = new Set(['cup', 'elite', 'arrival', 'setup', 'vpbox'])

/** True if a throw drew one of several pieces unseen, however many sides it had. */
export const isDraw = (purpose: string): boolean => DRAWS.has(purpose.split('/')[0]!)

/** What a throw was for, in words; its purpose is how the dice protocol names it, such as `combat/1/1/3017/0`. */
export function throwWords(purpose: string): Words {
  const [kind = '', , ...rest] = purpose.split('/')
  switch (kind) {
    case 'combat': {
      const [, hex = '', again] = rest
      return told(again === '0' ? 'combat' : 'combat-again', { hex })
    }
    case 'elite':
      return told('elite', { hex: rest[1] ?? '' })
    case 'artillery':
      return rest[0] ? told('artillery-at', { hex: rest[0] }) : told('artillery')
    case 'rocket':
    case 'bomber':
      return told(kind, { hex: rest[0] ?? '' })
    case 'cup':
      return told('cup', { n: Number(rest[0]) + 1 })
    case 'setup':
      return told('setup', { hex: rest[0] ?? '' })
    case 'arrival':
    case 'stars':
    case 'escape':
    case 'directive':
    case 'vpbox':
      return told(kind)
    default:
      return { key: purpose, params: {} }
  }
}
