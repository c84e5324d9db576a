const FONTS = [
  "600 20px 'Barlow Condensed'",
  "700 20px 'Barlow Condensed'",
  "500 20px 'Alegreya Sans'",
  "700 20px 'Alegreya Sans'",
  "800 20px 'Alegreya Sans'",
  "italic 400 20px 'Old Standard TT'",
]

/** Has the browser fetch all that a map is lettered with; whoever asks again hears when it has come, or does not come. */
export const fetchFonts = (): Promise<unknown> =>
  Promise.allSettled(FONTS.map((font) => document.fonts.load(font, 'A1')))
