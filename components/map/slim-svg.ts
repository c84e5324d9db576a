// What a page carries before its scripts is waited for: the same drawing in fewer bytes.

/** Hundredths of a hex width are finer than what is looked at for a second or two. */
const FINE = 100
/** A path that is shorter than this is written out each time. */
const LONG = 120

/** Which of the numbers of a command are places rather than lengths: x and y in turn. */
const PLACES: Readonly<Record<string, readonly number[]>> = {
  M: [0, 1],
  L: [0, 1],
  Q: [0, 1, 2, 3],
  C: [0, 1, 2, 3, 4, 5],
  A: [5, 6],
}

const written = (hundredths: number): string => String(hundredths / FINE).replace(/^(-?)0\./, '$1.')
/** Numbers with a blank between them only where they would run together. */
const joined = (numbers: readonly string[]): string => numbers.join(' ').replaceAll(' -', '-')

/** A path of `WrittenPath` by steps from place to place, which are shorter numbers than places. */
export function stepwise(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let steps = ''
  for (const [, letter = '', rest = ''] of path.matchAll(/([MLQCAhvz])([^MLQCAhvz]*)/g)) {
    const numbers = rest.split(/[\s,]+/).filter(Boolean)
    const known = PLACES[letter]
    if (known) {
      const end = [x, y]
      const moved = numbers.map((text, n) => {
        const at = known.indexOf(n)
        if (at < 0) return text.replace(/(\.\d\d)\d+/, '$1')
        const place = Math.round(Number(text) * FINE)
        const axis = at % 2
        end[axis] = place
        return written(place - (axis === 0 ? x : y))
      })
      ;[x, y] = end as [number, number]
      if (letter === 'M') [startX, startY] = [x, y]
      steps += letter.toLowerCase() + joined(moved)
    } else if (letter === 'z') {
      ;[x, y] = [startX, startY]
      steps += 'z'
    } else {
      const step = Math.round(Number(numbers[0]) * FINE)
      if (letter === 'h') x += step
      else y += step
      steps += letter + written(step)
    }
  }
  return steps
}

/** The same drawing, with paths by steps, and each long path written once. */
export function slimSvg(svg: string): string {
  const path = /<path d="([^"]*)"([^>]*)\/>/g
  const short = svg.replace(path, (_, d: string, rest: string) => {
    const look = rest.replace(/(\.\d\d)\d+/g, '$1')
    return `<path d="${stepwise(d)}"${look}/>`
  })
  const times = new Map<string, number>()
  for (const [, d = ''] of short.matchAll(path)) if (d.length >= LONG) times.set(d, (times.get(d) ?? 0) + 1)
  const names = new Map([...times].filter(([, n]) => n > 1).map(([d], n) => [d, `still-${n}`]))
  const once = [...names].map(([d, name]) => `<path id="${name}" d="${d}"/>`).join('')
  const uses = short.replace(path, (all, d: string, rest: string) =>
    names.has(d) ? `<use href="#${names.get(d)}"${rest}/>` : all,
  )
  return `<defs>${once}</defs>${uses}`
}
