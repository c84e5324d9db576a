// What `npm start` says of settings that do not go together, before a player is the first to find out.
import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeFolder } from '../store/make-folder.mjs'
import { root } from './ready.mjs'

/** Variables of which one is of no use without the other. */
const PAIRS = [
  ['KV_REST_API_URL', 'KV_REST_API_TOKEN', 'nothing can be kept'],
  ['EMAIL_SERVER', 'EMAIL_FROM', 'no mail is sent'],
  ['GITHUB_ID', 'GITHUB_SECRET', 'nobody signs in with GitHub'],
  ['GOOGLE_ID', 'GOOGLE_SECRET', 'nobody signs in with Google'],
  ['DISCORD_ID', 'DISCORD_SECRET', 'nobody signs in with Discord'],
]

/**
 * The sentence about settings with which no game can be kept; null if there is none. Makes the data folder.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function whatStops(env) {
  const [url, token] = ['KV_REST_API_URL', 'KV_REST_API_TOKEN'].filter((name) => env[name]?.trim())
  if (token) return null
  if (url)
    return `${url} is set, and without its other half no game can be kept: set KV_REST_API_URL and KV_REST_API_TOKEN, or neither.`
  const folder = resolve(root, env.FIELDPOST_DATA?.trim() || '.data')
  try {
    makeFolder(folder, 0o700)
    const trial = join(folder, `.trial-${process.pid}`)
    writeFileSync(trial, '')
    rmSync(trial)
    for (const name of ['fieldpost.db', 'seed.key', 'push.key'].map((one) => join(folder, one)))
      if (existsSync(name)) accessSync(name, constants.R_OK)
    return null
  } catch ({ code, path }) {
    return (
      `Games cannot be kept in ${folder}: ${path ?? folder} cannot be made, written or read (${code}). ` +
      'See to whom it belongs, or name another folder: FIELDPOST_DATA=/some/folder npm start'
    )
  }
}

/**
 * Sentences about what is missing, each with what does not work and what to set.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function whatIsMissing(env) {
  const has = (name) => Boolean(env[name]?.trim())
  const said = []
  for (const [one, other, what] of PAIRS) {
    if (has(one) === has(other)) continue
    const [there, missing] = has(one) ? [one, other] : [other, one]
    said.push(`${there} is set without ${missing}: ${what}.`)
  }
  if (has('KV_REST_API_URL') && !has('FIELDPOST_SEED_KEY'))
    said.push('With a KV store no game can be made without FIELDPOST_SEED_KEY (openssl rand -hex 32).')
  if (has('KV_REST_API_URL') && !has('FIELDPOST_PUSH_KEY'))
    said.push(
      'With a KV store there is no web push without FIELDPOST_PUSH_KEY (npx web-push generate-vapid-keys).',
    )
  if (has('EMAIL_SERVER') && has('EMAIL_FROM') && !has('FIELDPOST_URL') && !has('NEXTAUTH_URL'))
    said.push(
      'No notice goes out by mail without FIELDPOST_URL, the address of this server as players see it.',
    )
  return said
}
