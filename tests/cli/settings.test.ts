import { expect, test } from 'vitest'
import { whatIsMissing } from '@/lib/cli/settings.mjs'

const KV = { KV_REST_API_URL: 'https://kv.example', KV_REST_API_TOKEN: 't' }
const MAIL = { EMAIL_SERVER: 'smtp://localhost', EMAIL_FROM: 'post@table.example' }

test('nothing needs to be set', () => {
  expect(whatIsMissing({})).toEqual([])
})

test('a KV store needs its keys, and mail the address of the server', () => {
  expect(whatIsMissing(KV).join(' ')).toMatch(/FIELDPOST_SEED_KEY.*FIELDPOST_PUSH_KEY/)
  expect(whatIsMissing(MAIL).join(' ')).toContain('FIELDPOST_URL')
  const keys = { FIELDPOST_SEED_KEY: 'k', FIELDPOST_PUSH_KEY: 'p', FIELDPOST_URL: 'https://table.example' }
  expect(whatIsMissing({ ...KV, ...MAIL, ...keys })).toEqual([])
})

test('half of a pair is named, an empty line of .env counts as nothing', () => {
  expect(whatIsMissing({ ...KV, KV_REST_API_TOKEN: ' ' })[0]).toBe(
    'KV_REST_API_URL is set without KV_REST_API_TOKEN: nothing can be kept.',
  )
  expect(whatIsMissing({ GITHUB_SECRET: 's' })).toEqual([
    'GITHUB_SECRET is set without GITHUB_ID: nobody signs in with GitHub.',
  ])
})
