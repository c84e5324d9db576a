import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { root } from '@/lib/cli/ready.mjs'
import { atLeast, atMost, type Figure } from '../figure'
import { gestureRates } from '../frames'
import { phone, slowCpu } from '../phone'

const FRAMES = 30
const SHARP_S = 2

/** The map of the largest sheet with 900 counters on a page of its own, at a phone's speed. */
export async function largeMapFigures(browser: Browser): Promise<Figure[]> {
  const script = `const WORKER = ${JSON.stringify(await scriptOf('worker'))};\n${await scriptOf('page')}`
  const one = await phone(browser, [])
  // A worker wants an origin.
  await one.page.route('**/*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><meta name=viewport content="width=device-width"><style>body{margin:0}div{position:relative;overflow:hidden;height:100vh;touch-action:none}</style><div></div>',
    }),
  )
  await one.page.goto('http://large.example/')
  await slowCpu(one)
  const began = performance.now()
  await one.page.addScriptTag({ content: script })
  await one.page.locator('[data-sharp]').waitFor()
  const sharp = (performance.now() - began) / 1000
  const rates = await gestureRates(browser, one)
  await one.close()
  return [
    atMost('sharp drawing of the largest sheet', sharp, 's', SHARP_S),
    ...rates.map(({ name, rate }) => atLeast(`frames while ${name} the largest sheet`, rate, '1/s', FRAMES)),
  ]
}

async function scriptOf(name: 'page' | 'worker'): Promise<string> {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input: join(root, 'tests/bench/large-map', `${name}.ts`),
    platform: 'browser',
    resolve: { alias: { '@': root } },
  })
  const { output } = await build.generate({ format: 'iife' })
  await build.close()
  return output[0].code
}
