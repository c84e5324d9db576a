import 'server-only'
import { isMailAddress } from '@/lib/accounts/mail-address'
import { addressIn, mailTransport } from '@/lib/accounts/mail-transport'
import type { Channel, Outcome } from './channel'
import { type Ending, htmlOf, PICTURE, textOf } from './letter'
import type { Message } from './message'

/** The server that takes our mail, and whom it is from: EMAIL_SERVER (smtp://…) and EMAIL_FROM. */
export interface MailServer {
  server: string
  from: string
}

/** What is written: to one address, and for the letter a link that ends all further ones. */
export interface Letter {
  to: string
  message: Message
  origin: string
  /** Ends further mail by a POST, and by a page for people. */
  stop: Ending | null
  /** The same of what this letter is about, where it is told to who wishes it: that is what mail programs end, then. */
  end: Ending | null
}

export type SendMail = (letter: Letter) => Promise<Outcome>

/**
 * A sender of mail by a server, that waits so many milliseconds for each of its answers. Names and addresses come from
 * the server's owner but for the receiver's.
 */
export function mailer({ server, from }: MailServer, patience?: number): SendMail {
  const transport = mailTransport(server, patience)
  const domain = addressIn(from).split('@')[1] ?? 'fieldpost.invalid'
  return async ({ to, message, origin, stop, end }) => {
    const ending = end ?? stop
    const png = message.picture?.png
    if (!isMailAddress(to)) return { done: 'failed', why: 'forbidden', after: null }
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        // Whatever a header may be read as, this is whom it goes to.
        envelope: { from: addressIn(from), to: [to] },
        subject: message.title,
        text: textOf(message, origin, end, stop),
        html: htmlOf(message, origin, end, stop),
        ...(png && {
          attachments: [
            { filename: 'front.png', content: Buffer.from(png), contentType: 'image/png', cid: PICTURE },
          ],
        }),
        messageId: `<${message.id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(ending
            ? {
                'List-Unsubscribe': `<${ending.post}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }
            : {}),
        },
      })
      return { done: 'sent' }
    } catch (error) {
      if (isNoSuchAddress(error as Refused)) return { done: 'gone' }
      return { done: 'failed', why: (error as Refused).responseCode ? 'refused' : 'silent', after: null }
    }
  }
}

/** What a mail server said last, and to what. */
interface Refused {
  command?: string
  responseCode?: number
  response?: string
}

/** Codes of RFC 5321 by which a server says for good that it has no such mailbox. */
const NO_MAILBOX = [550, 551, 553]

/**
 * Whether a server has said for good that nobody has this address. Where it says of a refusal what is meant by it
 * (RFC 3463), it must be about address or mailbox: what it thinks of us, or of a letter, does not end the channel.
 */
function isNoSuchAddress({ command, responseCode = 0, response = '' }: Refused): boolean {
  const meant = /^\d{3}[ -]5\.(\d+)\.\d+/.exec(response)?.[1]
  if (meant !== undefined) return responseCode >= 500 && ['1', '2'].includes(meant)
  return command === 'RCPT TO' && NO_MAILBOX.includes(responseCode)
}

export type MailChannel = Channel & { kind: 'mail' }
