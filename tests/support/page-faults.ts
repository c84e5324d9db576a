import type { Page } from '@playwright/test'

const LEAST_CONTROL = 48
const LEAST_TEXT = 13
/** Half a pixel is lost in rounding. */
const NEARLY = 0.6

/** WCAG 1.4.3: how much lighter the one must be than the other, of text and of large text (CSS pixels, bold or not). */
const CONTRAST = { text: 4.5, large: 3, from: 24, fromBold: 18.66 }

/** What a finger or an eye would stumble over on this page as it stands, in words; empty if nothing. */
export const pageFaults = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ LEAST_CONTROL, LEAST_TEXT, NEARLY, CONTRAST }) => {
      const faults: string[] = []
      const wide = document.documentElement.clientWidth
      const high = window.innerHeight
      const name = (element: Element) => {
        const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
        return `${element.tagName.toLowerCase()} "${text}"`
      }
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('[aria-hidden="true"], .spoken')
      /** The nearest box around a text that hides what leaves it, on one axis. */
      const clipping = (element: Element, axis: 'x' | 'y') => {
        for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
          if (getComputedStyle(at)[axis === 'x' ? 'overflowX' : 'overflowY'] !== 'visible') return at
        return null
      }
      const scrolls = (element: Element | null, axis: 'x' | 'y') =>
        /auto|scroll/.test(element ? getComputedStyle(element)[axis === 'x' ? 'overflowX' : 'overflowY'] : '')

      const dot = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
      /** Red, green, blue and opacity (0 to 1) of a colour, however it is written. */
      const paint = (colour: string) => {
        const known = painted.get(colour)
        if (known) return known
        dot.clearRect(0, 0, 1, 1)
        dot.fillStyle = colour
        dot.fillRect(0, 0, 1, 1)
        const parts = [...dot.getImageData(0, 0, 1, 1).data].map((part) => part / 255)
        painted.set(colour, parts)
        return parts
      }
      // A page has few colours and many texts, and reading a point back is dear.
      const painted = new Map<string, number[]>()
      const over = (above: number[], below: number[]) =>
        below.map((part, i) => above[i]! * above[3]! + part * (1 - above[3]!))
      const luminance = (colour: number[]) =>
        [0.2126, 0.7152, 0.0722].reduce((sum, weight, i) => {
          const part = colour[i]!
          return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
        }, 0)
      const grounds = new Map<Element, { ground: number[]; shown: number }>()
      /** What is painted behind the text of an element by those around it, and how opaque they are together. */
      const behind = (element: Element): { ground: number[]; shown: number } => {
        const known = grounds.get(element)
        if (known) return known
        const around = element.parentElement ? behind(element.parentElement) : { ground: [1, 1, 1], shown: 1 }
        const style = getComputedStyle(element)
        const found = {
          ground: over(paint(style.backgroundColor), around.ground),
          shown: around.shown * Number(style.opacity),
        }
        grounds.set(element, found)
        return found
      }
      /** How a text stands out from what is painted behind it by those around it. */
      const contrast = (element: Element) => {
        const { ground, shown } = behind(element)
        const ink = paint(getComputedStyle(element).color)
        const [a, b] = [luminance(over([...ink.slice(0, 3), ink[3]! * shown], ground)), luminance(ground)]
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
      }

      if (document.documentElement.scrollWidth > wide + 1)
        faults.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} px in ${wide}`)

      for (const element of document.querySelectorAll(
        'a[href], button, summary, select, textarea, input, [role=button], [role=tab]',
      )) {
        if (!isShown(element)) continue
        // A tick is as large as its label; a grip reaches beyond what it shows.
        const target = (element.matches('input') && element.closest('label')) || element
        const box = target.getBoundingClientRect()
        if (box.width === 0 || box.height === 0) continue
        // WCAG 2.5.8: a link within a sentence is as high as its line.
        const inSentence =
          element.matches('a') &&
          getComputedStyle(element).display === 'inline' &&
          [...(element.parentElement?.childNodes ?? [])].some(
            (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
          )
        if (inSentence) continue
        const before = getComputedStyle(element, '::before')
        const reach = before.position === 'absolute' ? Number.parseFloat(before.height) || 0 : 0
        const height = Math.max(box.height, reach)
        if (box.width < LEAST_CONTROL - NEARLY || height < LEAST_CONTROL - NEARLY)
          faults.push(`small: ${name(element)} ${Math.round(box.width)} x ${Math.round(height)}`)
      }

      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement!
        if ((node.textContent ?? '').trim() === '' || !isShown(element)) continue
        if (element.closest('script, style, noscript, option, svg')) continue
        const style = getComputedStyle(element)
        const size = Number.parseFloat(style.fontSize)
        if (size < LEAST_TEXT - 0.01) faults.push(`tiny: ${name(element)} ${size} px`)
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        if (box.width === 0) continue
        if (!element.closest(':disabled, [aria-disabled="true"]')) {
          const large =
            size >= CONTRAST.from || (size >= CONTRAST.fromBold && Number(style.fontWeight) >= 700)
          const found = contrast(element)
          if (found < (large ? CONTRAST.large : CONTRAST.text))
            faults.push(`faint: ${name(element)} ${found.toFixed(1)}`)
        }
        const [acrossX, acrossY] = [clipping(element, 'x'), clipping(element, 'y')]
        const frameX = acrossX?.getBoundingClientRect() ?? { left: 0, right: wide }
        if (!scrolls(acrossX, 'x') && (box.left < frameX.left - 1 || box.right > frameX.right + 1))
          faults.push(`cut off at the side: ${name(element)}`)
        const frameY = acrossY?.getBoundingClientRect()
        if (frameY && !scrolls(acrossY, 'y') && (box.top < frameY.top - 2 || box.bottom > frameY.bottom + 2))
          faults.push(`cut off above or below: ${name(element)}`)
        if (style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
          faults.push(`shortened: ${name(element)}`)
        // What is fixed to the window cannot be scrolled into it.
        const fixed = (() => {
          for (let at: Element | null = element; at; at = at.parentElement) {
            if (scrolls(at, 'y')) return false
            if (getComputedStyle(at).position === 'fixed') return true
          }
          return false
        })()
        if (fixed && (box.bottom > high + 1 || box.top < -1))
          faults.push(`outside of the window: ${name(element)}`)
      }
      return [...new Set(faults)]
    },
    { LEAST_CONTROL, LEAST_TEXT, NEARLY, CONTRAST },
  )
