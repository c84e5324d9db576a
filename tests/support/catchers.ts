import { execFileSync } from 'node:child_process'
import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import {
  type AddressInfo,
  createServer as createPlainServer,
  type LookupFunction,
  type Socket,
} from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { createServer as createTlsServer } from 'node:tls'
import { SMTPServer } from 'smtp-server'
import type { Ways } from '@/lib/notices/outgoing'

export interface Caught {
  method: string
  headers: Record<string, string | string[] | undefined>
  path: string
  body: Buffer
}

export interface HttpsCatcher {
  port: number
  caught: Caught[]
  /** What the next answers are; 201 where nothing is said. */
  answers: { status: number; headers?: Record<string, string> }[]
  /** How a call reaches this catcher under any name. */
  ways: Ways
  stop: () => Promise<void>
}

/** A certificate of our own for any name. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    const subject = [
      '-subj',
      '/CN=catcher',
      '-addext',
      'subjectAltName=DNS:hooks.example,DNS:fcm.googleapis.com',
    ]
    const make = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject]
    execFileSync('openssl', [...make, '-keyout', key, '-out', cert], { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Every name leads to this machine. */
const homeLookup = ((_host, options, answer) => {
  if (options.all) answer(null, [{ address: '127.0.0.1', family: 4 }])
  else answer(null, '127.0.0.1', 4)
}) as LookupFunction

/** Catches what is posted by https on this machine. */
export async function httpsCatcher(handle?: (socket: Socket) => void): Promise<HttpsCatcher> {
  const tls = certificate()
  const caught: Caught[] = []
  const answers: HttpsCatcher['answers'] = []
  const answering: RequestListener = (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url = '', headers: told } = request
      caught.push({ method, headers: told, path: url, body: Buffer.concat(parts) })
      const { status, headers } = answers.shift() ?? { status: 201 }
      response.writeHead(status, headers).end('ok')
    })
  }
  const server = handle ? createTlsServer(tls, handle) : createServer(tls, answering)
  const sockets = new Set<Duplex>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    port,
    caught,
    answers,
    ways: {
      lookup: homeLookup as unknown as NonNullable<Ways['lookup']>,
      isOpen: (address) => address === '127.0.0.1',
      options: { port, ca: tls.cert } as Ways['options'] & object,
    },
    stop: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => done())
      }),
  }
}

export interface MailCatcher {
  url: string
  /** Receivers of the envelope, and the letter as it came. */
  caught: { from: string; to: string[]; text: string }[]
  /** Refuses the next letters with this code. */
  refuse: number[]
  /** How the next addresses are refused. */
  unknown: { code: number; says: string }[]
  stop: () => Promise<void>
}

/** Catches mail on this machine. */
export async function mailCatcher(): Promise<MailCatcher> {
  const caught: MailCatcher['caught'] = []
  const refuse: number[] = []
  const unknown: MailCatcher['unknown'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const no = unknown.shift()
      if (!no) return done()
      done(Object.assign(new Error(no.says), { responseCode: no.code }))
    },
    onData: (stream, session, done) => {
      let text = ''
      stream.on('data', (part: Buffer) => {
        text += part.toString('utf8')
      })
      stream.on('end', () => {
        const code = refuse.shift()
        if (code) return done(Object.assign(new Error('not now'), { responseCode: code }))
        const { mailFrom, rcptTo } = session.envelope
        caught.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text,
        })
        done()
      })
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    caught,
    refuse,
    unknown,
    stop: () => new Promise((done) => server.close(() => done())),
  }
}

/** A mail server that hangs, or hangs up, where it should greet, take a letter, or say that it has taken it. */
export async function faultySmtp(at: 'greeting' | 'DATA' | 'letter', how: 'hang' | 'end') {
  const letters: string[] = []
  const sockets = new Set<Socket>()
  const server = createPlainServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    const says = (when: string, text: string): void => {
      if (when !== at) socket.write(text)
      else if (how === 'end') socket.end()
    }
    let heard = ''
    let letter = false
    says('greeting', '220 here\r\n')
    socket.on('data', (part) => {
      heard += part.toString('latin1')
      for (let end = heard.indexOf(letter ? '\r\n.\r\n' : '\r\n'); end >= 0; end = heard.indexOf('\r\n')) {
        const line = heard.slice(0, end)
        heard = heard.slice(end + (letter ? 5 : 2))
        if (letter) letters.push(line)
        const word = letter ? 'letter' : line.split(' ')[0]!
        says(word, word === 'DATA' ? '354 go on\r\n' : '250 yes\r\n')
        letter = word === 'DATA'
        if (letter) break
      }
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
    letters,
    stop: () =>
      new Promise<void>((done) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => done())
      }),
  }
}

/** A browser's side of web push: its keys, and what it reads of a message. */
export function pushReceiver() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  return {
    p256dh: pair.getPublicKey().toString('base64url'),
    auth: auth.toString('base64url'),
    /** RFC 8291 and 8188, as a browser does it. */
    read: (body: Buffer): string => {
      const salt = body.subarray(0, 16)
      const length = body.readUInt8(20)
      const sender = body.subarray(21, 21 + length)
      const hkdf = (secret: Buffer, with_: Buffer, info: Buffer, bytes: number) =>
        Buffer.from(hkdfSync('sha256', secret, with_, info, bytes))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
      const secret = hkdf(pair.computeSecret(sender), auth, info, 32)
      const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const sealed = body.subarray(21 + length)
      const cipher = createDecipheriv('aes-128-gcm', key, nonce)
      cipher.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
      // The last record ends with a 2.
      return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
    },
  }
}

/** What a push service learns of the sender, if his signature holds; null if it does not. */
export function vapidOf(authorization: string): { claims: Record<string, unknown>; key: string } | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(authorization) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return null
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const sound = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return sound ? { claims: JSON.parse(Buffer.from(body, 'base64url').toString()), key } : null
}

export const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')
