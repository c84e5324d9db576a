/** Letters, figures and signs that the shipped fonts have: Latin of western Europe. */
const SHIPPED =
  /[^\u0020-\u007e\u00a0-\u00a8\u00aa-\u00ad\u00af-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]/gu

/**
 * Text as a picture can show it. Whatever the fonts lack is left out, or else the picture would try to fetch a font, or
 * the picture of an emoji, from elsewhere.
 */
export const printable = (text: string): string =>
  text.normalize('NFKC').replace(SHIPPED, '').replace(/\s+/g, ' ').trim()
