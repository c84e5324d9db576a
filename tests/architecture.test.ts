import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { games } from '@/lib/games'

const ROOT = join(import.meta.dirname, '..')

/** Who may import whom. A folder may always import itself; whatever is not named on the right is forbidden. */
const mayImport: Record<string, readonly string[]> = {
  'lib/hex': [],
  'lib/kernel': [],
  'lib/wargame': ['lib/hex', 'lib/kernel'],
  'lib/store': ['lib/kernel'],
  'lib/seats': ['lib/store'],
  'lib/accounts': ['lib/store', 'lib/seats', 'lib/words'],
  'lib/words': ['lib/kernel'],
  'lib/notices': ['lib/kernel', 'lib/store', 'lib/seats', 'lib/accounts', 'lib/words'],
  'lib/play': [
    'lib/games/index',
    'lib/kernel',
    'lib/store',
    'lib/seats',
    'lib/accounts',
    'lib/notices',
    'lib/words',
  ],
  'components/map': ['lib/hex'],
  // The table of every game: what a game is, its port says.
  'components/wargame': [
    ...['map', 'table', 'ui', 'offline', 'rules', 'notices', 'words', 'settings'].map(
      (part) => `components/${part}`,
    ),
    ...['lib/hex', 'lib/kernel', 'lib/wargame', 'lib/words'],
    'lib/play/api',
  ],
  app: ['components', 'lib/play', 'lib/seats', 'lib/accounts', 'lib/words'],
}
const gameMayImport = ['lib/hex', 'lib/kernel', 'lib/wargame']
/** Games that are told as their differences from another, which they alone may import. */
const PARENTS: Readonly<Record<string, string>> = { 'death-and-destruction': 'proud-monster' }
/** Every game there is code of, those that are not offered yet among them. */
const GAMES = readdirSync(join(ROOT, 'lib/games')).filter((name) => !name.includes('.'))
const childrenOf = (id: string) => Object.keys(PARENTS).filter((child) => PARENTS[child] === id)

/** What travels between browsers and routes. */
const TRAVELS = filesIn('lib/play/api').map((file) => file.replace(/\.ts$/, ''))

/** Parts of the server's folders that know nothing of it. */
const unmarkedOnPurpose = [
  ...TRAVELS.map((file) => `${file}.ts`),
  'lib/notices/hours.ts',
  'lib/notices/local-time.ts',
  'lib/notices/wishes.ts',
  'lib/notices/words.de.ts',
  'lib/notices/words.en.ts',
]

/** Screens may use the pure parts of the rules, for previews, and the types of what travels. */
const screensMayImport = ['components', 'lib/hex', 'lib/kernel', 'lib/wargame', 'lib/games', 'lib/words']

const PURE = ['lib/hex', 'lib/kernel', 'lib/wargame', 'lib/games']
/** What a pure function cannot know. */
const IMPURE =
  /\bMath\.random\b|\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\.now\b|\bprocess\.|\bglobalThis\b|\bcrypto\.|\bfetch\(|\bsetTimeout\b/
const IMPURE_PACKAGES = /^(react|react-dom|next|node:.*|server-only|fs|path|crypto)(\/|$)/

interface Import {
  file: string
  /** A path from the root without its ending, or a package. */
  target: string
  type: boolean
  /** Loaded when it is wanted. */
  lazy: boolean
}

function filesIn(folder: string): string[] {
  const at = join(ROOT, folder)
  if (!existsSync(at)) return []
  return readdirSync(at, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => join(folder, file).replaceAll('\\', '/'))
}

const isFile = (file: string) => existsSync(join(ROOT, file))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** What a file imports, ours by path from the root; of an import with gaps, such as `./${id}/port.ts`, each file that fits. */
function importsOf(file: string): Import[] {
  const statements =
    /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|\b(?:import|require)\(\s*(['"`])(.+?)\3/g
  return [...read(file).matchAll(statements)].flatMap(([, type, from, , lazily]) => {
    const path = (from ?? lazily)!
    const target = path.startsWith('@/')
      ? path.slice(2)
      : path.startsWith('.')
        ? relative(ROOT, join(ROOT, dirname(file), path)).replaceAll('\\', '/')
        : path
    const about = { file, type: type !== undefined, lazy: from === undefined }
    if (path.includes('${')) return fitting(target).map((found) => ({ ...about, target: found }))
    return [{ ...about, target: target === 'lib/games' ? 'lib/games/index' : target }]
  })
}

/** Files by a name with gaps, each without its ending. */
function fitting(name: string): string[] {
  const parts = name.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.[\]]/g, '\\$&'))
  const wanted = new RegExp(`^${parts.join('[^/]+')}$`)
  const [folder] = name.split('${')
  const found = filesIn(dirname(`${folder}x`)).filter((one) => wanted.test(one))
  return found.map((one) => one.replace(/\.tsx?$/, ''))
}

/** The file that an import of ours leads to. */
const fileAt = (target: string) => ['.ts', '.tsx', '/index.ts'].map((end) => target + end).find(isFile)

const isOurs = ({ target }: Import) => /^(app|components|lib|tests)(\/|$)/.test(target)
const within = (target: string, folders: readonly string[]) =>
  folders.some((folder) => target === folder || target.startsWith(`${folder}/`))
const told = ({ file, target }: Import) => `${file} -> ${target}`

describe('who imports whom', () => {
  test.each(Object.entries(mayImport))('%s imports only what it may', (folder, allowed) => {
    const strays = filesIn(folder)
      .flatMap(importsOf)
      .filter((one) => isOurs(one) && !within(one.target, [folder, ...allowed]))
    expect(strays.map(told)).toEqual([])
  })

  test.each(GAMES)('the game %s knows no other game and nothing of the table', (id) => {
    const folder = `lib/games/${id}`
    const parent = PARENTS[id] ? [`lib/games/${PARENTS[id]}`] : []
    const strays = filesIn(folder)
      .flatMap(importsOf)
      .filter((one) => isOurs(one) && !within(one.target, [folder, ...parent, ...gameMayImport]))
    expect(strays.map(told)).toEqual([])
  })

  test.each(GAMES)('the rules of %s are handed what they judge by', (id) => {
    const folder = `lib/games/${id}`
    const tables = ['data', 'geometry', 'in-force', 'situation'].map((part) => `${folder}/${part}`)
    // Data read data; what is put together of the rules of this edition, and words that name its pieces, know them.
    const edition = [
      ...tables,
      ...['ruleset', 'index', 'sentence', 'ledger'].map((part) => `${folder}/${part}`),
      // So does a further level of a game, which adds figures of its own.
      ...filesIn(folder)
        .filter((file) => file.endsWith('/in-force.ts'))
        .flatMap((file) => ['in-force', 'ruleset'].map((part) => `${dirname(file)}/${part}`)),
    ]
    const strays = filesIn(folder)
      .filter((file) => !within(file.replace(/\.ts$/, ''), edition))
      .flatMap(importsOf)
      .filter(({ target, type }) => !type && within(target, tables))
    expect(strays.map(told)).toEqual([])
  })

  test('components import no part of the server', () => {
    const strays = filesIn('components')
      .filter((file) => !file.startsWith('components/map/'))
      .flatMap(importsOf)
      .filter(isOurs)
      .filter(({ target, type }) => {
        const allowed = type ? [...screensMayImport, ...TRAVELS] : screensMayImport
        return !within(target, allowed)
      })
    expect(strays.map(told)).toEqual([])
  })

  test('no file needs another that needs it', () => {
    const files = ['app', 'components', 'lib'].flatMap(filesIn)
    const needed = new Map(
      files.map((file) => {
        const imports = importsOf(file).filter((one) => isOurs(one) && !one.lazy)
        return [file, imports.flatMap(({ target }) => fileAt(target) ?? [])]
      }),
    )
    // What needs nothing more is taken away until nothing changes: what is left are circles, and what needs them.
    for (let before = 0; before !== needed.size; ) {
      before = needed.size
      for (const [file, others] of needed) if (!others.some((other) => needed.has(other))) needed.delete(file)
    }
    expect([...needed.keys()]).toEqual([])
  })

  test('every folder of lib has its rule', () => {
    const folders = readdirSync(join(ROOT, 'lib')).map((name) => `lib/${name}`)
    const ruled = [...Object.keys(mayImport), 'lib/games', 'lib/cli']
    expect(folders.filter((folder) => !ruled.includes(folder))).toEqual([])
  })

  test("the server's folders say that they are", () => {
    const unmarked = ['lib/play', 'lib/seats', 'lib/accounts', 'lib/notices']
      .flatMap(filesIn)
      .filter((file) => !unmarkedOnPurpose.includes(file))
      .filter((file) => !importsOf(file).some(({ target }) => target === 'server-only'))
    expect(unmarked).toEqual([])
  })
})

describe('the pure folders', () => {
  test.each(PURE)('%s knows no clock, chance, environment, React or Next', (folder) => {
    const code = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')
    const words = filesIn(folder).flatMap((file) => {
      const found = IMPURE.exec(code(file))
      return found ? [`${file}: ${found[0]}`] : []
    })
    const packages = filesIn(folder)
      .flatMap(importsOf)
      .filter(({ target }) => IMPURE_PACKAGES.test(target))
    expect([...words, ...packages.map(told)]).toEqual([])
  })
})

/** Every package that is loaded with some files, with the chain of files that leads to it, lazy imports included. */
function packagesOf(files: readonly string[]): Map<string, string> {
  const chains = new Map(files.map((file) => [file, file]))
  const packages = new Map<string, string>()
  for (const [file, chain] of chains) {
    for (const one of importsOf(file).filter(({ type }) => !type)) {
      if (!isOurs(one)) {
        packages.set(one.target, `${chain} -> ${one.target}`)
        continue
      }
      const found = fileAt(one.target)
      if (found && !chains.has(found)) chains.set(found, `${chain} -> ${found}`)
    }
  }
  return packages
}

describe('what a browser loads', () => {
  test('no schema is among it: zod weighs as much as the rest of our scripts', () => {
    expect(packagesOf(filesIn('components')).get('zod')).toBeUndefined()
  })

  test('the check sees a schema behind other files', () => {
    expect(packagesOf(['lib/games/index.ts']).get('zod')).toMatch(/^lib\/games\/index\.ts -> .+ -> zod$/)
  })

  test('the check sees what is fetched by the name of a game', () => {
    const fetched = importsOf('components/games/parts.ts').map(({ target }) => target)
    for (const id of Object.keys(games)) {
      expect(fetched).toContain(`components/games/${id}/port`)
      expect(fetched).toContain(`lib/games/${id}/rulebook.de`)
    }
  })
})

describe('what a game brings to its table', () => {
  /** Lines that say something: no words, no books, no comments, and not what is imported. */
  const linesOf = (file: string) =>
    read(file)
      .replace(/^import [^;]*? from '[^']*'$/gm, '')
      .split('\n')
      .filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/?\*)/.test(line)).length

  test.each(GAMES)('%s is told in a thousand lines at most', (id) => {
    const files = filesIn(`components/games/${id}`).filter(
      (file) => !/(words|charts|books)\.(de|en)\.ts$/.test(file),
    )
    expect(files.reduce((sum, file) => sum + linesOf(file), 0)).toBeLessThanOrEqual(1000)
  })
})

describe('names of games', () => {
  // Where games are listed: their rules, and what pages know of them.
  const registries = ['lib/games/index.ts', 'components/games/index.ts']

  test.each(GAMES)('%s is named in its own folders, the registries and tests only', (id) => {
    const children = childrenOf(id).flatMap((child) => [`lib/games/${child}/`, `components/games/${child}/`])
    const own = [`lib/games/${id}/`, `components/games/${id}/`, ...children, ...registries]
    const strays = ['app', 'components', 'lib']
      .flatMap(filesIn)
      .filter((file) => !own.some((path) => file.startsWith(path)))
      .filter((file) => read(file).includes(id))
    expect(strays).toEqual([])
  })
})

describe('papers', () => {
  const files = [...['app', 'components', 'lib', 'tests'].flatMap(filesIn), ...readdirSync(ROOT)]
  /** Whether there is a file of this name: `GAME` and `NAME` stand for any folder or word, `*` for a part of one. */
  const isThere = (name: string) => {
    const pattern = name.replace(/[.[\]]/g, '\\$&').replace(/GAME|NAME|\*/g, '[^/]+')
    const wanted = new RegExp(`(^|/)${pattern}$`)
    return isFile(name) || files.some((file) => wanted.test(file))
  }

  test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'tests/README.md'])(
    '%s names files that are there',
    (paper) => {
      const named = [...read(paper).matchAll(/`(\w[\w./[\]*-]+\.(?:tsx?|mjs|md))`/g)].map(([, name]) => name!)
      expect(named.length).toBeGreaterThan(1)
      expect(named.filter((name) => !isThere(name))).toEqual([])
    },
  )
})

describe('one order in ARCHITECTURE', () => {
  const text = read('ARCHITECTURE.md')
  const section = text.slice(text.indexOf('## One order'), text.indexOf('The page of a table is sent with'))
  const files = [...section.matchAll(/^\| (\d+) \| `([^`]+)` \|/gm)].map(([, , file]) => file!)

  test('is read in at most ten files, which are there', () => {
    expect(files.length).toBeGreaterThan(7)
    expect(files.length).toBeLessThanOrEqual(10)
    expect(files.filter((file) => !isFile(file))).toEqual([])
  })

  test('leads from each file on the server to the next', () => {
    const route = files.slice(2)
    const leads = (from: string, to: string) =>
      importsOf(from).some(({ target }) => `${target}.ts` === to || `${target}/index.ts` === to)
    const reached = route.filter((file, n) => n > 0 && !route.slice(0, n).some((from) => leads(from, file)))
    // A game is known by the list of games alone, and puts itself together by the rule set.
    expect(reached).toEqual(['lib/wargame/define-game.ts', 'lib/games/a-victory-denied/orders/move.ts'])
  })
})
