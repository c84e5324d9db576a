import { expect, test } from 'vitest'
import { wishCookie, wishesIn, wishesOf, wishFrom } from '@/components/settings/wishes'

test('nobody is given anything that he has not chosen, nor anything that there is not', () => {
  const usual = { 'data-text': 'usual', 'data-colours': 'usual', 'data-touch': 'off', 'data-sound': 'off' }
  expect(wishesIn('')).toEqual(usual)
  expect(wishesOf(() => undefined)).toEqual(usual)
  expect(wishesIn('fieldpost-text=huge; other-sound=on; fieldpost-touch=1')).toEqual(usual)
  expect(wishFrom('text', 'constructor')).toBe('usual')
})

test('what is chosen is kept for a year, and is read on the server as in a browser', () => {
  const written = [wishCookie('text', 'large'), wishCookie('colours', 'safe'), wishCookie('sound', 'on')]
  for (const one of written) expect(one).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax$/)
  const cookies = new Map(written.map((one) => one.split(';')[0]!.split('=') as [string, string]))
  const kept = [...cookies].map(([name, chosen]) => `${name}=${chosen}`).join('; ')
  const chosen = { 'data-text': 'large', 'data-colours': 'safe', 'data-touch': 'off', 'data-sound': 'on' }
  expect(wishesIn(kept)).toEqual(chosen)
  expect(wishesOf((name) => cookies.get(name))).toEqual(chosen)
})
