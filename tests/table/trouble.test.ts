import { expect, test } from 'vitest'
import { troubleIn } from '@/components/table/trouble'
import { de } from '@/lib/words/de'
import { en } from '@/lib/words/en'

test('a time zone that the server does not know is told of by name, anything else by its kind', () => {
  const refused = { error: 'bad-request' as const, message: '' }
  expect(troubleIn({ error: { ...refused, path: 'zone' }, status: 400 })).toBe('trouble.zone')
  expect(troubleIn({ error: { ...refused, path: 'name' }, status: 400 })).toBe('trouble.bad-request')
  expect(troubleIn({ offline: true })).toBe('table.offline')
  for (const words of [en, de]) expect(words['trouble.zone']).toBeTruthy()
})
