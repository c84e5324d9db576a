import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import Database from 'libsql'
import { afterAll, describe, expect, test } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import type { Game } from '@/lib/kernel/game'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import type { EventStore } from '@/lib/store/event-store'
import { openLibsql } from '@/lib/store/libsql'
import { Browser } from '../support/browser'
import { type KeptGame, keptDesk, play, playKept, type ToldGame, toldOf } from '../support/kept-games'
import { seededLuck } from '../support/toy-match'

/*
 * Stores written by earlier builds, with what each viewer was told of every game in them. A game of months must not die
 * of an update: every later build tells the same of them.
 */
const HERE = import.meta.dirname
const avd = game as unknown as Game
const folder = mkdtempSync(join(tmpdir(), 'fieldpost-kept-'))
const opened: EventStore[] = []
afterAll(() => {
  for (const store of opened) store.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Kept {
  games: (KeptGame & { told: Record<string, ToldGame> })[]
}

// `RECORD_STORE=NAME npm run unit -- tests/golden/kept-store` keeps a store of this build.
const name = process.env.RECORD_STORE
if (name) {
  const file = join(folder, 'new.db')
  const store = openLibsql(file)
  keptDesk(store)
  const played = await playKept()
  store.close()
  // One whole file: what is still in the journal would be missing from the other.
  const whole = join(folder, 'whole.db')
  const db = new Database(file)
  db.exec(`VACUUM INTO '${whole}'`)
  db.close()
  writeFileSync(join(HERE, `${name}.db.gz`), gzipSync(readFileSync(whole), { level: 9 }))
  const again = openLibsql(whole)
  keptDesk(again, Date.UTC(2026, 1, 1))
  const games = []
  for (const game of played) games.push({ ...game, told: await toldOf(game) })
  again.close()
  writeFileSync(join(HERE, `${name}.json.gz`), gzipSync(JSON.stringify({ games }), { level: 9 }))
}

/** All but the options of the game: those that have come since stand there as if they had been chosen. */
const facts = (told: unknown): unknown =>
  JSON.parse(JSON.stringify(told, (key, value) => (key === 'options' ? undefined : value)))

const stageOf = (told: Record<string, ToldGame>) => (told.german?.now as { stage?: string } | undefined)?.stage

const unzipped = (file: string) => gunzipSync(readFileSync(join(HERE, file)))

for (const file of readdirSync(HERE).filter((one) => one.endsWith('.db.gz'))) {
  const kept = file.replace('.db.gz', '')
  const { games } = JSON.parse(unzipped(`${kept}.json.gz`).toString()) as Kept
  const db = join(folder, `${kept}.db`)
  if (!existsSync(db)) writeFileSync(db, unzipped(file))
  const store = openLibsql(db)
  opened.push(store)

  describe(`the store ${kept}`, () => {
    test.each(games)('$at: everybody is told the same as then', async ({ told, ...game }) => {
      keptDesk(store, Date.UTC(2026, 1, 1))
      expect(facts(await toldOf(game))).toEqual(facts(told))
    })

    test.each(
      games.filter(
        ({ cookies: { german, soviet }, told }) => german && german !== soviet && stageOf(told) === 'play',
      ),
    )('$at: it goes on under the rules of now, and verifies', async ({ game: id, cookies }) => {
      keptDesk(store, Date.UTC(2026, 1, 2))
      const browsers = Object.fromEntries(
        Object.entries(cookies).map(([side, cookie]) => [side, Object.assign(new Browser(), { cookie })]),
      )
      let later = 0
      const ids = () => `later-${String(++later).padStart(16, '0')}`
      await play({ game: id, browsers }, 25, seededLuck(3), ids)
      const { status, text } = await browsers.german!.affair(id, { type: 'resign' }, { id: ids() })
      expect([status, text.slice(0, 90)]).toEqual([200, expect.any(String)])
      const { entries } = (await browsers.german!.export(id)).body
      expect(verifyGame(avd, entries)).toMatchObject({ sound: true, result: { winner: 'soviet' } })
    })
  })
}
