/** What is marked is no element: the style sheets of a build know no rule for it yet, so that it brings its own. */
const FOUND = 'found'
const RULE = `::highlight(${FOUND}) { background-color: color-mix(in srgb, var(--mark) 45%, transparent) }`
let sheet: CSSStyleSheet | null = null

function dress(): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(RULE)
  document.adoptedStyleSheets.push(sheet)
}

/** Where a word stands in a text that has been rendered. */
function rangesIn(text: Text, words: readonly string[]): Range[] {
  const told = text.data.toLowerCase()
  return words.flatMap((word) => {
    const ranges: Range[] = []
    for (let at = told.indexOf(word); at >= 0; at = told.indexOf(word, at + word.length)) {
      const range = new Range()
      range.setStart(text, at)
      range.setEnd(text, at + word.length)
      ranges.push(range)
    }
    return ranges
  })
}

/** Marks words, in small letters, wherever they stand in these parts of the page, and nowhere else. */
export function markWords(parts: Iterable<Element>, words: readonly string[]): void {
  // Browsers that cannot mark without changing the page show it as it is.
  if (!('highlights' in CSS)) return
  dress()
  const ranges: Range[] = []
  if (words.length > 0)
    for (const part of parts) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) ranges.push(...rangesIn(walker.currentNode as Text, words))
    }
  CSS.highlights.set(FOUND, new Highlight(...ranges))
}
