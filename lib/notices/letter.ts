import 'server-only'
import type { Message } from './message'

/** By what something ends: a POST of programs, a page for people. */
export interface Ending {
  post: string
  page: string
}

/** The same with the words before it. */
type End = readonly [words: string, page: string]
const endsOf = ({ end: about, stopWords }: Message, end: Ending | null, stop: Ending | null): End[] => [
  ...(about && end ? [[about.words, end.page] as const] : []),
  ...(stop ? [[stopWords, stop.page] as const] : []),
]

/** A letter as plain text. */
export const textOf = (message: Message, origin: string, end: Ending | null, stop: Ending | null): string => {
  const { body, happened = [], words, path, open } = message
  return [
    ...(happened.length > 0 ? [happened.join('\n')] : []),
    body,
    `${open}: ${origin}${path}`,
    ...(words ? [words] : []),
    ...endsOf(message, end, stop).map(([before, page], n) => `${n === 0 ? '--\n' : ''}${before}\n${page}`),
  ].join('\n\n')
}

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>')

const link = (href: string, words: string, style: string) =>
  `<a href="${escaped(href)}" style="${style}">${escaped(words)}</a>`

const BUTTON =
  'display:inline-block;padding:14px 22px;border-radius:12px;background:#2f4a5c;color:#fff;font-weight:bold;text-decoration:none'
const SMALL = 'font-size:13px;color:#5d5548'

/** By which a letter names the picture that it brings along. */
export const PICTURE = 'front@fieldpost'

/** The same as HTML, with the picture of the front: the one that it brings along, or the one at our address. */
export function htmlOf(message: Message, origin: string, end: Ending | null, stop: Ending | null): string {
  const { title, body, happened = [], picture, words, path, open, language } = message
  return [
    `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#faf5e8;color:#221d16;font:17px/1.45 sans-serif">',
    `<h1 style="font-size:20px;margin:0 0 12px">${escaped(title)}</h1>`,
    happened.length > 0 ? `<p style="margin:0 0 12px">${happened.map(escaped).join('<br>')}</p>` : '',
    picture
      ? `<p style="margin:0 0 12px"><img src="${picture.png ? `cid:${PICTURE}` : escaped(origin + picture.path)}" alt="${escaped(picture.shows)}" width="600" style="display:block;width:100%;max-width:600px;height:auto;border-radius:12px"></p>`
      : '',
    `<p style="margin:0 0 20px">${escaped(body)}</p>`,
    `<p style="margin:0 0 28px">${link(origin + path, open, BUTTON)}</p>`,
    words ? `<p style="${SMALL}">${escaped(words)}</p>` : '',
    ...endsOf(message, end, stop).map(
      ([before, page]) =>
        `<p style="${SMALL}">${escaped(before)} ${link(page, page, 'color:#5d5548;word-break:break-all')}</p>`,
    ),
    '</body></html>',
  ].join('')
}
