import { expect, test } from 'vitest'
import { slimSvg, stepwise } from '@/components/map/slim-svg'
import { WrittenPath } from '@/components/map/svg-path'

/** Where a path by steps passes, each command's end. */
function endsOf(steps: string): [number, number][] {
  let [x, y, sx, sy] = [0, 0, 0, 0]
  const ends: [number, number][] = []
  for (const [, letter = '', rest = ''] of steps.matchAll(/([mlqcahvz])([^mlqcahvz]*)/g)) {
    const numbers = [...rest.matchAll(/-?\d*\.?\d+/g)].map(Number)
    if (letter === 'z') [x, y] = [sx, sy]
    else if (letter === 'h') x += numbers[0]!
    else if (letter === 'v') y += numbers[0]!
    else [x, y] = [x + numbers.at(-2)!, y + numbers.at(-1)!]
    if (letter === 'm') [sx, sy] = [x, y]
    ends.push([x, y])
  }
  return ends
}

test('a path by steps passes the same places to the hundredth, however many there are', () => {
  const path = new WrittenPath()
  const places: [number, number][] = [[12.345, 7.891]]
  path.moveTo(12.345, 7.891)
  for (let n = 1; n < 200; n += 1) {
    const place: [number, number] = [12 + Math.sin(n) * 9, 8 + n / 7]
    places.push(place)
    if (n % 3 === 0) path.lineTo(...place)
    else if (n % 3 === 1) path.quadraticCurveTo(1.234, 5.678, ...place)
    else path.bezierCurveTo(0.5, 0.5, 3.333, 4.444, ...place)
  }
  const ends = endsOf(stepwise(path.d))
  expect(ends).toHaveLength(places.length)
  ends.forEach(([x, y], n) => {
    expect(Math.abs(x - places[n]![0])).toBeLessThan(0.006)
    expect(Math.abs(y - places[n]![1])).toBeLessThan(0.006)
  })
  expect(stepwise(path.d).length).toBeLessThan(path.d.length)
})

test('boxes and circles keep their form, and what follows a closed one begins where that did', () => {
  const path = new WrittenPath()
  path.rect(3.5, 4.25, 2, 1)
  path.arc(9, 9, 0.5, 0, 7)
  const [start, right, down, back, closed, edge, half, whole] = endsOf(stepwise(path.d))
  expect([start, right, down, back, closed]).toEqual([
    ...[
      [3.5, 4.25],
      [5.5, 4.25],
      [5.5, 5.25],
      [3.5, 5.25],
      [3.5, 4.25],
    ],
  ])
  expect(edge).toEqual([9.5, 9])
  expect(half![0]).toBeCloseTo(8.5)
  expect(whole![0]).toBeCloseTo(9.5)
  expect(stepwise(path.d)).toContain('a0.5 0.5 0 0 1')
})

test('a long path that is drawn more than once is written once', () => {
  const d = `M0 0${Array.from({ length: 60 }, (_, n) => `L${n} ${n % 7}`).join('')}`
  const svg = slimSvg(
    `<path d="${d}" fill="red"/><path d="M1 1L2 2" fill="red"/><path d="${d}" stroke="blue"/>`,
  )
  expect(svg.match(/<path id/g)).toHaveLength(1)
  expect(svg.match(/m0 0l/g)).toHaveLength(1)
  expect(svg).toContain('<use href="#still-0" fill="red"/>')
  expect(svg).toContain('<use href="#still-0" stroke="blue"/>')
  expect(svg).toContain('<path d="m1 1l1 1" fill="red"/>')
})
