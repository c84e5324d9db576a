import { describe, expect, test } from 'vitest'
import { mergeGuest, TwoSides } from '@/lib/accounts/merge'
import { Browser, chosen, invitedGame, newId, whoOf } from '../../support/browser'
import { mailAndProvider } from '../../support/mail-and-provider'
import { byMail, confirm, deviceLink, peekLink, signIn } from '../../support/sign-in'
import { tokenIn } from '../../support/smtp'

/** Whoever plays one side of a game that goes on never comes to the other, by none of the ways that join accounts. */
const outside = mailAndProvider()

type Used = { refused: boolean; said?: object }
/** Ways by which `guest` would come to the account of `owner`. */
const ways: Record<string, (guest: Browser, owner: Browser) => Promise<Used>> = {
  'a link for a second device': async (guest, owner) => {
    const { token } = (await deviceLink(owner)).body
    const said = (await peekLink(guest, token)).body
    const got = await confirm(guest, token)
    // It was not used up.
    expect((await peekLink(new Browser(), token)).status).toBe(got.status === 200 ? 410 : 200)
    return { refused: got.status === 422, said }
  },
  'a letter': async (guest, owner) => {
    await byMail(owner, outside.smtp, 'anna@table.example')
    await signIn(guest, { door: 'email', address: 'anna@table.example' })
    const said = (await peekLink(guest, tokenIn(outside.smtp))).body
    const got = await confirm(guest, tokenIn(outside.smtp))
    expect((await peekLink(new Browser(), tokenIn(outside.smtp))).status).toBe(got.status === 200 ? 410 : 200)
    return { refused: got.status === 422, said }
  },
  'a provider': async (guest, owner) => {
    const through = async (browser: Browser) => {
      const { state, code } = outside.provider.visit((await signIn(browser, { door: 'github' })).body.url!)
      const query = new URLSearchParams({ state, code })
      return browser.send('GET', `/api/auth/callback/github?${query}`)
    }
    await through(owner)
    return { refused: (await through(guest)).headers.get('location') === '/me?against' }
  },
}
const everything = (games: string[]) =>
  JSON.stringify(games.map((id) => outside.store.kept(id)).map((kept) => [kept!.fields, kept!.entries]))

describe.each(Object.entries(ways))('%s', (_name, way) => {
  test('joins no two sides of a game that goes on, says so, and nothing is lost', async () => {
    const [one, other] = [await invitedGame(), await invitedGame()]
    const { game, red, blue } = one
    await blue.enter(other.game, other.watch)
    const [before, account] = [everything([game, other.game]), whoOf(blue).account]
    const { refused, said } = await way(blue, red)
    expect(refused).toBe(true)
    if (said) expect(said).toMatchObject({ against: 1, brings: 0 })
    expect(whoOf(blue).account).toBe(account)
    expect(everything([game, other.game])).toBe(before)
    expect([(await red.look(game)).body.seats, (await blue.look(game)).body.seats]).toEqual([
      ['red'],
      ['blue'],
    ])
    await chosen(game, red, blue)
    expect((await red.order(game, { type: 'fight' })).status).toBe(200)
  })

  test('joins them once the game is over', async () => {
    const { game, red, blue } = await invitedGame()
    await blue.affair(game, { type: 'resign' })
    expect((await way(blue, red)).refused).toBe(false)
    expect(whoOf(blue).account).toBe(whoOf(red).account)
    expect([...(await red.look(game)).body.seats].sort()).toEqual(['blue', 'red'])
  })

  test('does not bring who was replaced to the account that plays against his successor', async () => {
    const { game, red, blue } = await invitedGame()
    await blue.affair(game, { type: 'offer', what: 'substitute' })
    await red.affair(game, { type: 'accept', what: 'substitute' })
    const { token } = (await red.links(game, { make: 'invite' })).body
    expect((await new Browser().enter(game, token!)).body.seats).toEqual(['blue'])
    expect((await way(blue, red)).refused).toBe(true)
  })

  test('joins two seats of one side, and a table at which one person plays both', async () => {
    const { game, red } = await invitedGame()
    const phone = new Browser()
    await phone.enter(game, (await red.links(game, { make: 'recover' })).body.token!)
    const practice = (await phone.create({ mode: 'hotseat' })).body.game
    await red.enter(practice, (await phone.links(practice, { make: 'recover' })).body.token!)
    expect((await way(phone, red)).refused).toBe(false)
    expect((await red.look(game)).body.seats).toEqual(['red'])
    expect((await red.look(practice)).body.seats).toEqual(['red', 'blue'])
  })
})

describe('a link to a seat', () => {
  const opened = async () => {
    const table = await invitedGame()
    return { ...table, token: (await table.red.links(table.game, { make: 'recover' })).body.token! }
  }

  test('is of no use to who plays the other side, and is not used up by him', async () => {
    const { game, red, blue, token } = await opened()
    const before = everything([game])
    expect((await blue.peek(game, token)).body).toMatchObject({ kind: 'recover', across: true })
    const got = await blue.enter(game, token)
    expect([got.status, got.body.error]).toEqual([403, 'not-your-seat'])
    expect(everything([game])).toBe(before)
    expect((await blue.look(game)).body.seats).toEqual(['blue'])
    const phone = new Browser()
    expect((await phone.peek(game, token)).body).not.toHaveProperty('across')
    expect((await phone.enter(game, token)).body.seats).toEqual(['red'])
    expect((await red.look(game)).body.seats).toEqual(['red'])
  })

  test('nor to who has played it until a substitute came', async () => {
    const { game, red, blue, token } = await opened()
    await blue.affair(game, { type: 'offer', what: 'substitute' })
    await red.affair(game, { type: 'accept', what: 'substitute' })
    const invite = (await red.links(game, { make: 'invite' })).body.token!
    await new Browser().enter(game, invite)
    expect((await blue.enter(game, token)).status).toBe(403)
  })

  test('opens both once the game is over', async () => {
    const { game, blue, token } = await opened()
    await blue.affair(game, { type: 'resign' })
    expect((await blue.enter(game, token)).body.seats).toEqual(['red', 'blue'])
  })
})

test('who takes the other seat while his accounts are joined keeps his seats apart', async () => {
  const [owner, guest] = [new Browser(), new Browser()]
  await owner.send('POST', '/api/me', { id: newId(), name: 'Owner' })
  const made = (await owner.create({ mode: 'invite' })).body
  await owner.nonce(made.game, made.commitment)
  await guest.enter(made.game, made.watch)
  const { setFields } = outside.store
  let raced = false
  outside.store.setFields = async (id, ...rest) => {
    // The guest accepts just as his accounts are about to be joined.
    if (!raced && id === made.game) {
      raced = true
      await guest.enter(made.game, made.invite!, { commitment: made.commitment, nonce: 'cd'.repeat(32) })
    }
    return setFields(id, ...rest)
  }
  const join = mergeGuest(outside.store, whoOf(guest).account, whoOf(owner).account)
  await expect(join).rejects.toBeInstanceOf(TwoSides)
  expect((await guest.look(made.game)).body.seats).toEqual(['blue'])
  expect((await owner.look(made.game)).body.seats).toEqual(['red'])
})
