import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '@/components/games'
import { games } from '@/lib/games'
import { gapsOf } from '@/lib/kernel/interpolate'
import { LANGUAGES } from '@/lib/words/language'

const ROOT = join(import.meta.dirname, '../..')
const [written, ...translations] = LANGUAGES

/** Catalogues are of one language, and language.ts lists them. */
const isOfOne = (file: string, codes: readonly string[]) =>
  file === 'lib/words/language.ts' ||
  codes.some(
    (code) => file.includes(`.${code}.`) || file.includes(`/${code}/`) || file.endsWith(`/${code}.ts`),
  )

/** What is wrong with how a file names translations: one of them alone, which a further language would not be. */
function faults(text: string, codes: readonly string[]): string[] {
  const compared = codes.flatMap((code) =>
    [...text.matchAll(new RegExp(`[!=]==? '${code}'|'${code}' [!=]==?|case '${code}'`, 'g'))].map(
      ([said]) => said,
    ),
  )
  const imported = (code: string) =>
    [...text.matchAll(new RegExp(`['"]([^'"]+[./])${code}['"]`, 'g'))].map(([, path]) => path!)
  const all = new Set(codes.flatMap(imported))
  const lacking = codes.flatMap((code) => {
    const there = imported(code)
    return [...all].filter((path) => !there.includes(path)).map((path) => `no ${path}${code}`)
  })
  return [...compared, ...lacking]
}

describe('translations', () => {
  test('are nowhere named one by one', () => {
    const files = ['app', 'components', 'lib'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .filter((file) => /\.tsx?$/.test(file) && !isOfOne(file, translations)),
    )
    expect(files.length).toBeGreaterThan(400)
    const strays = files.flatMap((file) =>
      faults(readFileSync(join(ROOT, file), 'utf8'), translations).map((fault) => `${file}: ${fault}`),
    )
    expect(strays).toEqual([])
  })

  test('a place that forgets one is seen', () => {
    expect(faults("language === 'de' ? places : {}", ['de', 'fr'])).toEqual(["=== 'de'"])
    const imports = "import { de } from './words.de'\nimport { de as ui } from '@/lib/words/de'\n"
    expect(faults(imports, ['de'])).toEqual([])
    expect(faults(imports, ['de', 'fr'])).toEqual(['no ./words.fr', 'no @/lib/words/fr'])
  })

  test.each(GAMES.flatMap(({ id, catalogue }) => LANGUAGES.map((language) => ({ id, language, catalogue }))))(
    'who has no screen is told of $id in $language as well',
    async ({ id, language, catalogue }) => {
      const sentencesIn = async (code: (typeof LANGUAGES)[number]) =>
        ((await catalogue(code)) as { game: Readonly<Record<string, string>> }).game
      const [own, first] = [await sentencesIn(language), await sentencesIn(written)]
      const plain = Object.entries(first).filter(([, text]) => gapsOf(text).length === 0)
      const keys = plain.map(([key]) => key).filter((key) => language === written || own[key] !== first[key])
      expect(keys.length).toBeGreaterThan(20)
      const said = keys.map((key) => games[id]!.say({ key, params: {} }, language))
      expect(said).toEqual(keys.map((key) => own[key]))
    },
  )
})
