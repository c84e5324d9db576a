import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '@/lib/words/language'
import { SUITES } from '../support/suites'

/** Names that are the same in every language. */
const NAMES = [...SUITES.map(({ game }) => game.title), 'Fieldpost', 'Enter', 'Tab', 'Esc']
/** What the data call an area; the map says it in the reader's language. */
const DATA = /^Minsk Pocket$/
const FONTS = /^(Barlow Condensed|Alegreya Sans|Old Standard TT|Arial Narrow|Segoe UI)$/
const CATALOGUE = new RegExp(`\\.(${LANGUAGES.join('|')})\\.ts$`)

/** Code between two signs of comparison, or between the types of two fields. */
const CODE = /^(return|case '\w+':|\w+\?: \w+)$/

/** What a player would read but no catalogue says: text between tags, labels, and strings that read like sentences. */
function literalsIn(source: string, jsx = true): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')
  const finds = [
    // Text between tags.
    ...(jsx ? code : '').matchAll(
      /(?<![=-])>\s*([\p{L}\d .,;:!?'’…–-]*\p{L}{2}[\p{L}\d .,;:!?'’…–-]*?)\s*(?=<\/|\{|<[A-Za-z])/gu,
    ),
    // Labels.
    ...code.matchAll(/\b(?:aria-label|aria-description|title|alt|placeholder|label)="([^"]*\p{L}[^"]*)"/gu),
    // Words in a template that is a label.
    ...code.matchAll(/\b(?:aria-label|title|alt|placeholder|label)=\{`([^`]*)`\}/g),
    // Strings that begin like a sentence.
    ...code.matchAll(/(?<!\w)['"](\p{Lu}\p{Ll}+ [^'"\n]*)['"]/gu),
  ]
  return finds
    .map(([, text]) => text!.replace(/\$\{[^}]*\}/g, '').trim())
    .filter(
      (text) =>
        /\p{L}{2}/u.test(text) &&
        !NAMES.includes(text) &&
        !FONTS.test(text) &&
        !DATA.test(text) &&
        !CODE.test(text),
    )
}

const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !CATALOGUE.test(file))
    .map((file) => `${folder}/${file}`),
)

describe('words that a player reads', () => {
  test('stand in the catalogues, not in components and pages', () => {
    expect(files.length).toBeGreaterThan(60)
    const strays = files.flatMap((file) =>
      literalsIn(readFileSync(file, 'utf8'), file.endsWith('x')).map((text) => `${file}: ${text}`),
    )
    expect(strays).toEqual([])
  })

  test.each([
    '<p>Nothing here</p>',
    '<p className="x">\n  Wait\n</p>',
    '<b>Turn {turn}</b>',
    '<button aria-label="Close" />',
    '<img alt="A map of it" />',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source to be scanned
    '<svg aria-label={`${face} of ${sides}`} />',
    "const text = busy ? 'Please wait' : ''",
    '<h1>Überschrift</h1>',
  ])('are found in %s', (source) => {
    expect(literalsIn(source)).not.toEqual([])
  })

  test.each([
    "<p>{ui('tab.here')}</p>",
    '<p className="text-dim">·</p>',
    'const [a, b] = useState<string | null>(null)',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source to be scanned
    '<div aria-label={`+ ${name}`} role="status" />',
    "throw new Error('nobody said which language')",
    '// A comment that says something\nconst a = 1',
    '<h1>A Victory Denied</h1>',
    "if (a > b) return c < d ? 'x' : 'y'",
  ])('are not found in %s', (source) => {
    expect(literalsIn(source)).toEqual([])
  })
})
