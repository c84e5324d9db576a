import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import type { LookupFunction, Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Channel } from '@/lib/notices/channel'
import { signature } from '@/lib/notices/hooks'
import { mailer } from '@/lib/notices/mail'
import { type Message, plainName, topicOf } from '@/lib/notices/message'
import { caller, ForbiddenAddress, NoAnswer, type Ways } from '@/lib/notices/outgoing'
import { type Post, postBy, postFrom } from '@/lib/notices/post'
import { pushKeys } from '@/lib/notices/push-keys'
import {
  faultySmtp,
  type HttpsCatcher,
  hmac,
  httpsCatcher,
  type MailCatcher,
  mailCatcher,
  pushReceiver,
  vapidOf,
} from '../support/catchers'

const NOW = Date.UTC(2026, 0, 14, 12)
const origin = 'https://table.example'
const keys = pushKeys(
  { FIELDPOST_PUSH_KEY: randomBytes(32).toString('base64url') },
  'mailto:post@table.example',
)!

let web: HttpsCatcher
let mail: MailCatcher
let post: Post
beforeAll(async () => {
  ;[web, mail] = await Promise.all([httpsCatcher(), mailCatcher()])
  post = postBy({
    callOut: caller(web.ways),
    keys: () => keys,
    sendMail: mailer({ server: mail.url, from: 'Fieldpost <post@table.example>' }),
    origin,
  })
})
beforeEach(() => {
  web.caught.length = 0
  mail.caught.length = 0
})
afterAll(() => Promise.all([web.stop(), mail.stop()]))

const message = (more: Partial<Message> = {}): Message => ({
  id: 'message-000000000000001',
  kind: 'turn',
  game: 'g'.repeat(22),
  title: 'A Victory Denied: your move',
  body: 'Against Boris. Choose who loses a step at 2616: 1 step to go. 3 hours left.',
  room: 'Anna, it is your move in A Victory Denied against Boris.',
  path: `/games/${'g'.repeat(22)}`,
  open: 'Open the table',
  topic: topicOf('g', 'german'),
  until: NOW + 3 * 60 * 60_000,
  language: 'en',
  stopWords: 'No more mail:',
  ...more,
})
const base = { origin, made: 0 }
const send = (channel: Channel, more: Partial<Message> = {}, stop: string | null = null) =>
  post.deliver(channel, message(more), stop, NOW)

describe('a webhook', () => {
  const url = 'https://hooks.example/1'
  test('says to its player alone what a mail would, where he says that nobody else reads it', async () => {
    for (const personal of [undefined, true] as const)
      expect(await send({ ...base, kind: 'discord', url, ...(personal ? { personal } : {}) })).toEqual({
        done: 'sent',
      })
    const [room, own] = web.caught.map(({ body }) => JSON.parse(body.toString()).content as string)
    expect(room).toContain('Anna, it is your move')
    expect(room).not.toContain('2616')
    expect(own).toContain('Choose who loses a step at 2616')
  })
})

describe('what has happened, and the picture of the front', () => {
  const happened = ['Orsha now German.', '4 units cut off.']
  const picture = { path: '/api/games/x/picture?p=y&l=en', png: null, shows: 'The front' }
  const at = `${origin}/api/games/x/picture?p=y&l=en`
  const url = 'https://hooks.example/front?chat_id=1'

  test.each([
    ['discord', { embeds: [{ image: { url: at } }] }],
    ['slack', { attachments: [{ image_url: at, fallback: 'The front' }] }],
    ['ntfy', { attach: at }],
    ['telegram', { link_preview_options: { url: at, prefer_large_media: true } }],
  ] as const)('are told in a room after whom it concerns: %s', async (kind, shown) => {
    await send({ ...base, kind, url }, { happened, picture })
    const body = web.caught[0]!.body.toString()
    expect(JSON.parse(body)).toMatchObject(shown)
    expect(body).toContain('Boris. Orsha now German. 4 units cut off.')
  })

  test('are told without the picture from a server that no service can ask for it', async () => {
    await send({ ...base, origin: 'http://127.0.0.1:3000', kind: 'discord', url }, { happened, picture })
    const body = JSON.parse(web.caught[0]!.body.toString())
    expect(body.embeds).toBeUndefined()
    expect(body.content).toContain('Orsha now German.')
  })

  test('stand before what is asked where the player alone reads it', async () => {
    await send(
      { ...base, kind: 'json', url: 'https://hooks.example/1', secret: 's', personal: true },
      { happened, picture },
    )
    expect(JSON.parse(web.caught[0]!.body.toString())).toMatchObject({
      picture: at,
      text: `${message().title}\nOrsha now German. 4 units cut off. ${message().body}`,
    })
  })
})

describe('web push', () => {
  const receiver = pushReceiver()
  const channel: Channel = {
    ...base,
    kind: 'push',
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    p256dh: receiver.p256dh,
    auth: receiver.auth,
    label: 'Chrome',
  }

  test('reaches the browser sealed and signed, and lives as long as there is time', async () => {
    expect(await send(channel)).toEqual({ done: 'sent' })
    const [{ headers, path, body } = web.caught[0]!] = web.caught
    expect(path).toBe('/fcm/send/abc')
    expect(headers).toMatchObject({
      ttl: String(3 * 60 * 60),
      topic: topicOf('g', 'german'),
      urgency: 'normal',
    })
    expect(String(headers.topic)).toMatch(/^[A-Za-z0-9_-]{1,32}$/)
    expect(vapidOf(String(headers.authorization))).toMatchObject({
      claims: { aud: 'https://fcm.googleapis.com', sub: 'mailto:post@table.example' },
      key: keys.publicKey,
    })
    expect(JSON.parse(receiver.read(body))).toEqual({
      id: 'message-000000000000001',
      title: 'A Victory Denied: your move',
      body: message().body,
      path: message().path,
      tag: message().topic,
    })
  })

  test('says what has happened first, and shows the front', async () => {
    const picture = { path: '/api/games/x/picture?p=y&l=en', png: null, shows: 'The front' }
    await send(channel, { happened: ['Orsha now German.'], picture })
    expect(JSON.parse(receiver.read(web.caught[0]!.body))).toMatchObject({
      body: `Orsha now German. ${message().body}`,
      image: picture.path,
    })
  })

  test('has one length whatever it says', async () => {
    await send(channel, { body: 'Move.' })
    await send(channel, { body: `Choose ${'a long time '.repeat(30)}` })
    const [short, long] = web.caught.map(({ body }) => body.length)
    expect(short).toBe(long)
    expect(short).toBeLessThan(4096)
  })

  test.each([404, 410])('is over where the service answers %d', async (status) => {
    web.answers.push({ status })
    expect(await send(channel)).toEqual({ done: 'gone' })
  })

  test('waits as long as the service asks', async () => {
    web.answers.push({ status: 429, headers: { 'retry-after': '120' } })
    expect(await send(channel)).toEqual({ done: 'failed', why: 'refused', after: 120 })
    web.answers.push({ status: 500 })
    expect(await send(channel)).toEqual({ done: 'failed', why: 'refused', after: null })
  })

  test('goes to no service that we do not know', async () => {
    const other = { ...channel, endpoint: 'https://push.example/x' }
    expect(await send(other)).toMatchObject({ done: 'failed', why: 'forbidden' })
    expect(web.caught).toEqual([])
  })
})

describe('a webhook', () => {
  const secret = 'k'.repeat(43)
  const json: Channel = { ...base, kind: 'json', url: 'https://hooks.example/mine?x=1', secret }

  test('is signed over time and body, and says what a spectator may know', async () => {
    expect(await send(json)).toEqual({ done: 'sent' })
    const { headers, body, path } = web.caught[0]!
    expect(path).toBe('/mine?x=1')
    const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['fieldpost-signature']))!
    expect(Number(t)).toBe(NOW / 1000)
    expect(hmac(secret, `${t}.${body.toString()}`)).toBe(v1)
    expect(headers['idempotency-key']).toBe(message().id)
    expect(body.length % 512).toBe(0)
    expect(JSON.parse(body.toString())).toEqual({
      version: 1,
      id: message().id,
      about: 'turn',
      game: message().game,
      text: message().room,
      url: `${origin}${message().path}`,
    })
    expect(body.toString()).not.toContain('loses a step')
  })

  test('has the signature that the README shows', () => {
    expect(signature('a-secret', 1767225600, '{"id":"1"}')).toBe(
      'd0fbfdb1ee96c843a50c5b9c3d634470a946a337dfe2bf28c0ba203b9a0746bb',
    )
  })

  test('of Discord and Slack calls nobody by name and takes no mark-up from a player', async () => {
    const me = plainName('@everyone <@123> [x](http://evil.example) *b*\r\nBcc: a')
    const room = `${me}, it is your move. @here <!channel> & *this*`
    await send({ ...base, kind: 'discord', url: 'https://hooks.example/1' }, { room })
    await send({ ...base, kind: 'slack', url: 'https://hooks.example/2' }, { room })
    const [discord, slack] = web.caught.map(({ body }) => JSON.parse(body.toString()))
    expect(me).toBe('everyone 123 x http evil. example b Bcc')
    expect(discord.allowed_mentions).toEqual({ parse: [] })
    expect(discord.content.split('\n')[0]).toBe(`${me}, it is your move. \\@here \\<!channel\\> & \\*this\\*`)
    expect(slack.text.split('\n')[0]).toBe(`${me}, it is your move. @here &lt;!channel&gt; &amp; *this*`)
  })

  test('of ntfy, Telegram and Matrix is as their servers take it, with no mark-up from a player', async () => {
    const room = 'Rosa <b>, it is your move. *this* & that'
    const link = `${origin}/games/${'g'.repeat(22)}`
    const to = 'https://hooks.example'
    await send({ ...base, kind: 'ntfy', url: `${to}/front-7Qk2` }, { room })
    await send({ ...base, kind: 'telegram', url: `${to}/bot1:x/sendMessage?chat_id=-42` }, { room })
    await send({ ...base, kind: 'matrix', url: `${to}/webhook/2b6a1c7e` }, { room })
    const bodies = web.caught.map(({ body }) => JSON.parse(body.toString()))
    expect(web.caught.map(({ path }) => path)).toEqual(['/', '/bot1:x/sendMessage', '/webhook/2b6a1c7e'])
    expect(web.caught.every(({ method }) => method === 'POST')).toBe(true)
    expect(web.caught.every(({ headers }) => headers['content-type'] === 'application/json')).toBe(true)
    expect(bodies).toEqual([
      { topic: 'front-7Qk2', message: room, click: link },
      { chat_id: '-42', text: `${room}\n${link}`, link_preview_options: { is_disabled: true } },
      {
        text: `${room}\n${link}`,
        html: `Rosa &lt;b&gt;, it is your move. *this* &amp; that<br><a href="${link}">${link}</a>`,
      },
    ])
  })

  test('that is a room of Matrix has it put there once, by a token that stands in no address', async () => {
    const room = '/_matrix/client/v3/rooms/!Qk2:hooks.example/send/m.room.message'
    const url = `https://hooks.example${room}?access_token=syt_x.1`
    await send({ ...base, kind: 'matrix', url }, { room: 'Rosa, it is your move. *this* & that' })
    const [{ method, path, headers, body } = web.caught[0]!] = web.caught
    expect([method, path]).toEqual(['PUT', `${room}/${message().id}`])
    expect(headers.authorization).toBe('Bearer syt_x.1')
    const link = `${origin}/games/${'g'.repeat(22)}`
    expect(JSON.parse(body.toString())).toEqual({
      msgtype: 'm.text',
      body: `Rosa, it is your move. *this* & that\n${link}`,
      format: 'org.matrix.custom.html',
      formatted_body: `Rosa, it is your move. *this* &amp; that<br><a href="${link}">${link}</a>`,
    })
  })

  test('that redirects has failed, and nobody follows', async () => {
    web.answers.push({ status: 302, headers: { location: 'https://hooks.example/elsewhere' } })
    expect(await send(json)).toMatchObject({ done: 'failed', why: 'refused' })
    expect(web.caught).toHaveLength(1)
  })

  test('that is gone is dropped', async () => {
    web.answers.push({ status: 410 })
    expect(await send(json)).toEqual({ done: 'gone' })
  })
})

describe('mail', () => {
  const channel: Channel = { ...base, kind: 'mail', address: 'me@victim.example', proven: true }

  test('goes to one address, in text and HTML, with a way to end it', async () => {
    const words = 'Four words: acid fox nut zebra.'
    expect(await send(channel, { title: 'Überfall bei Smolensk', words }, 'a.b.c')).toEqual({ done: 'sent' })
    const [{ from, to, text } = mail.caught[0]!] = mail.caught
    expect([from, to]).toEqual(['post@table.example', ['me@victim.example']])
    const plain = text.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    expect(plain).toContain('text/plain')
    expect(plain).toContain('text/html')
    expect(plain.split(words)).toHaveLength(3)
    expect(plain).toContain(`${origin}${message().path}`)
    expect(plain).toContain('List-Unsubscribe: <https://table.example/api/notices/stop?token=a.b.c>')
    expect(plain).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(plain).toContain('Message-ID: <message-000000000000001@table.example>')
    expect(plain).toMatch(/Subject: =\?UTF-8\?/)
  })

  test('takes no header from what it says', async () => {
    await send(channel, { title: 'x\r\nBcc: evil@attacker.example', body: '<script>alert(1)</script>' })
    const [{ to, text } = mail.caught[0]!] = mail.caught
    expect(to).toEqual(['me@victim.example'])
    expect(text).not.toMatch(/^Bcc:/m)
    expect(text.split('text/html')[1]).not.toContain('<script>')
  })

  test.each([
    'a (x (y) <evil@attacker.example>) <me@victim.example>',
    'me@victim.example;evil@attacker.example',
  ])('is not sent to %s', async (address) => {
    expect(await send({ ...channel, address })).toMatchObject({ done: 'failed', why: 'forbidden' })
    expect(mail.caught).toEqual([])
  })

  test('is sent by what the server is set up with, once it knows its own address', () => {
    const means = { EMAIL_SERVER: mail.url, EMAIL_FROM: 'post@table.example' }
    expect(postFrom(means).hasMail).toBe(false)
    expect(postFrom({ ...means, FIELDPOST_URL: 'https://table.example' }).hasMail).toBe(true)
    expect(postFrom({ EMAIL_FROM: 'post@table.example', FIELDPOST_URL: origin }).hasMail).toBe(false)
  })

  test.each([
    [550, 'No such user here', 'gone'],
    [550, '5.1.1 No such user here', 'gone'],
    [554, '5.2.1 Mailbox disabled', 'gone'],
    [553, 'Nobody has this name', 'gone'],
    [550, '5.7.1 We take nothing from your network', 'failed'],
    [554, 'Relay access denied', 'failed'],
    [450, '4.2.0 Greylisted', 'failed'],
    [452, 'Mailbox full', 'failed'],
  ])('to an address that is refused with %d %s is %s', async (code, says, done) => {
    mail.unknown.push({ code, says })
    expect(await send(channel)).toMatchObject({ done })
  })

  test('that is refused itself has failed, whatever for', async () => {
    mail.refuse.push(550)
    expect(await send(channel)).toMatchObject({ done: 'failed', why: 'refused' })
  })

  test('that is refused has failed', async () => {
    mail.refuse.push(451)
    expect(await send(channel)).toMatchObject({ done: 'failed', why: 'refused' })
  })

  test.each([
    ['hangs before it greets', 'greeting', 'hang'],
    ['hangs up before it greets', 'greeting', 'end'],
    ['hangs up before the letter', 'DATA', 'end'],
    ['hangs with the letter in hand', 'letter', 'hang'],
    ['takes the letter and dies before it says so', 'letter', 'end'],
  ] as const)(
    'by a server that %s has failed, and comes again as the same letter',
    async (_name, at, how) => {
      const server = await faultySmtp(at, how)
      const sendMail = mailer(
        { server: server.url, from: 'post@table.example' },
        how === 'hang' ? 1_500 : undefined,
      )
      const letter = { to: 'me@victim.example', message: message(), origin, stop: null, end: null }
      const failed = { done: 'failed', why: 'silent', after: null }
      expect([await sendMail(letter), await sendMail(letter)]).toEqual([failed, failed])
      const ids = server.letters.map((text) => /^Message-ID: (.+)$/m.exec(text)?.[1])
      expect(ids).toEqual(Array(at === 'letter' ? 2 : 0).fill('<message-000000000000001@table.example>'))
      await server.stop()
    },
  )
})

describe('the picture of a letter', () => {
  const channel: Channel = { ...base, kind: 'mail', address: 'me@victim.example', proven: true }
  const happened = ['Attack on Orsha.', '6-1, a 2: the defender retreats.']
  const sent = async (png: Uint8Array | null) => {
    const picture = { path: '/api/games/x/picture?p=y&l=en', png, shows: 'The front "now"' }
    const post = postBy({
      callOut: caller(web.ways),
      keys: () => null,
      sendMail: mailer({ server: mail.url, from: 'Fieldpost <post@table.example>' }),
      origin,
    })
    // Whatever it brings along, nothing is asked of our own pages for it.
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nothing is to be fetched'))
    expect(await post.deliver(channel, message({ picture, happened }), null, NOW)).toEqual({ done: 'sent' })
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRestore()
    return mail.caught.at(-1)!
  }

  test('lies within it and stands before what is asked, after what happened', async () => {
    const { text } = await sent(new Uint8Array([137, 80, 78, 71]))
    const whole = text.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    expect(whole).toContain('Content-ID: <front@fieldpost>')
    expect(whole).toContain('Content-Disposition: inline; filename=front.png')
    expect(text).toContain('iVBORw==')
    expect(whole).toContain('<img src="cid:front@fieldpost" alt="The front &#34;now&#34;"')
    const html = whole.slice(whole.indexOf('<html'))
    const places = ['6-1, a 2: the defender retreats.</p>', '<img', 'Choose who loses a step'].map((part) =>
      html.indexOf(part),
    )
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
    expect(whole).toContain('Attack on Orsha.\r\n6-1, a 2: the defender retreats.\r\n\r\nAgainst Boris.')
  })
  test('that was not drawn at once is left where anybody has it', async () => {
    const { text } = await sent(null)
    const whole = text.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    expect(whole).toContain(
      `<img src="${origin}/api/games/x/picture?p=y&#38;l=en" alt="The front &#34;now&#34;"`,
    )
    for (const part of ['cid:', 'image/png']) expect(text).not.toContain(part)
  })
})

describe('a receiver that means harm', () => {
  const speak =
    (text: string) =>
    (socket: Socket): void => {
      socket.once('data', () => {
        socket.write(text)
      })
    }
  /** Calls a catcher that speaks like this. */
  async function called(handle: (socket: Socket) => void, more: Ways = {}) {
    const catcher = await httpsCatcher(handle)
    try {
      return await caller({ ...catcher.ways, ...more })({
        url: 'https://hooks.example/x',
        headers: {},
        body: '{}',
      })
    } finally {
      await catcher.stop()
    }
  }

  test('is not unpacked, and nothing of its body is kept', async () => {
    const sockets: Socket[] = []
    const request = ((options: RequestOptions, answered: (answer: IncomingMessage) => void) =>
      httpsRequest(options, answered).on('socket', (socket) => sockets.push(socket))) as typeof httpsRequest
    const reply = await called(
      (socket) => {
        socket.once('data', () => {
          socket.write('HTTP/1.1 200 OK\r\nContent-Encoding: br\r\nContent-Length: 10000000000\r\n\r\n')
          const part = Buffer.alloc(1 << 16)
          const flood = (): void => {
            while (!socket.destroyed && socket.write(part));
            if (!socket.destroyed) socket.once('drain', flood)
          }
          flood()
        })
      },
      { request },
    )
    expect(reply.status).toBe(200)
    expect(sockets).toHaveLength(1)
    // What comes with the head in one reading of the socket, and then no more.
    expect(sockets[0]!.bytesRead).toBeLessThanOrEqual(128 * 1024)
    expect(sockets[0]!.destroyed).toBe(true)
  })

  test.each([
    ['says nothing', (): void => {}],
    [
      'says one byte at a time',
      (socket: Socket): void => {
        const timer = setInterval(() => socket.write('H'), 20)
        socket.on('close', () => clearInterval(timer))
      },
    ],
    ['speaks another tongue', speak('SSH-2.0-OpenSSH_9.9\r\n')],
    ['has endless headers', speak(`HTTP/1.1 200 OK\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`)],
    ['hangs up', (socket: Socket): void => void socket.destroy()],
  ] as const)('that %s is given up', async (_name, handle) => {
    await expect(called(handle, { patience: 400 })).rejects.toThrow(NoAnswer)
  })

  test('whose name leads to this machine is not called, though it led elsewhere before', async () => {
    const asked: string[] = []
    const changing = ((host, options, answer): void => {
      asked.push(host)
      const address = asked.length > 1 ? '169.254.169.254' : '127.0.0.1'
      if (options.all) answer(null, [{ address, family: 4 }])
      else answer(null, address, 4)
    }) as LookupFunction as unknown as NonNullable<Ways['lookup']>
    const call = caller({ ...web.ways, lookup: changing })
    const what = { url: 'https://hooks.example/x', headers: {}, body: '{}' }
    expect((await call(what)).status).toBe(201)
    await expect(call(what)).rejects.toThrow(ForbiddenAddress)
    expect([web.caught.length, asked]).toEqual([1, ['hooks.example', 'hooks.example']])
  })

  test('one closed address among open ones is enough to be refused', async () => {
    const both = ((_host, _options, answer): void =>
      answer(null, [
        { address: '127.0.0.1', family: 4 },
        { address: '::1', family: 6 },
      ])) as LookupFunction as unknown as NonNullable<Ways['lookup']>
    const call = caller({ ...web.ways, lookup: both })
    await expect(call({ url: 'https://hooks.example/x', headers: {}, body: '' })).rejects.toThrow(
      ForbiddenAddress,
    )
    expect(web.caught).toEqual([])
  })
})
