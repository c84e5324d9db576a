import 'server-only'
import { type Language, spokenTo } from '@/lib/words/language'
import type { SendLink } from './authenticate'
import { isMailAddress } from './mail-address'
import { addressIn, mailTransport } from './mail-transport'
import type { Providers } from './providers'

const WORDS: Readonly<Record<Language, Record<'subject' | 'lead' | 'button' | 'end', string>>> = {
  en: {
    subject: 'Your link to Fieldpost',
    lead: 'Open this link in the browser in which you asked for it, and confirm there:',
    button: 'Sign in to Fieldpost',
    end: 'It works once, for an hour. In another browser it signs you in too, but games that you play as a guest stay where they are. If you did not ask for it, leave it: nothing happens.',
  },
  de: {
    subject: 'Dein Link zu Fieldpost',
    lead: 'Öffne diesen Link in dem Browser, in dem du ihn verlangt hast, und bestätige dort:',
    button: 'Bei Fieldpost anmelden',
    end: 'Er gilt einmal, eine Stunde lang. Auch in einem anderen Browser meldet er dich an, aber Partien, die du als Gast spielst, bleiben, wo sie sind. Hast du ihn nicht verlangt, so lass ihn liegen: Es geschieht nichts.',
  },
}

/** Sends the letter with the link to sign in, in English where we do not speak the language. */
export function linkLetters(
  email: NonNullable<Providers['email']>,
  origin: string,
  language: string,
): SendLink {
  const spoken = spokenTo(language)
  const words = WORDS[spoken]
  return async (address, token) => {
    if (!isMailAddress(address)) throw new Error('not an address that we write to')
    const link = `${origin}/sign-in#${token}`
    await mailTransport(email.server).sendMail({
      from: email.from,
      to: { name: '', address },
      // Whatever a header may be read as, this is whom it goes to.
      envelope: { from: addressIn(email.from), to: [address] },
      subject: words.subject,
      text: `${words.lead}\n\n${link}\n\n${words.end}\n`,
      html: [
        `<!doctype html><html lang="${spoken}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.subject}</title></head>`,
        '<body style="margin:0;padding:24px;background:#faf5e8;color:#221d16;font:17px/1.45 sans-serif">',
        `<p>${words.lead}</p>`,
        `<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:14px 22px;border-radius:12px;background:#2f4a5c;color:#fff;font-weight:bold;text-decoration:none">${words.button}</a></p>`,
        `<p style="font-size:14px;color:#5d5548">${words.end}</p></body></html>`,
      ].join(''),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }
}
