import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Letter {
  from: string
  to: string[]
  /** As it came, header and body. */
  raw: string
  /** The same with quoted-printable undone. */
  text: string
}

export interface Smtp {
  /** For EMAIL_SERVER. */
  url: string
  letters: Letter[]
  stop: () => Promise<void>
}

const decoded = (raw: string) =>
  Buffer.from(
    raw
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** A server on loopback that takes every letter and keeps it. */
export async function startSmtp(): Promise<Smtp> {
  const letters: Letter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString('latin1')
        const { mailFrom, rcptTo } = session.envelope
        letters.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
          text: decoded(raw),
        })
        done()
      })
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    stop: () => new Promise((stopped) => server.close(stopped)),
  }
}

/** The secret of the link to sign in that stands in the last letter. */
export const tokenIn = ({ letters }: Smtp): string =>
  /\/sign-in#([A-Za-z0-9_-]{43})/.exec(letters.at(-1)!.text)![1]!
