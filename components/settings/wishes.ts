/**
 * How large text is, which colours it has, and whether a device moves and sounds: cookies of its reader, so that a page
 * comes as he wishes it. The first of each is what nobody has chosen.
 */
export const WISHES = {
  text: ['usual', 'large', 'largest'],
  colours: ['usual', 'safe'],
  touch: ['off', 'on'],
  sound: ['off', 'on'],
} as const
export type Wish = keyof typeof WISHES

const WISH_NAMES = Object.keys(WISHES) as Wish[]
const cookieOf = (wish: Wish) => `fieldpost-${wish}`

/** What was chosen; what there is not, or nothing, is as usual. */
export const wishFrom = (wish: Wish, chosen: string | undefined): string =>
  WISHES[wish].find((one) => one === chosen) ?? WISHES[wish][0]

/** All choices of a reader, as the element of a page carries them; `cookie`: what stands under a name. */
export const wishesOf = (cookie: (name: string) => string | undefined) =>
  Object.fromEntries(WISH_NAMES.map((wish) => [`data-${wish}`, wishFrom(wish, cookie(cookieOf(wish)))]))

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** What a page writes into `document.cookie` to keep a choice for a year. */
export const wishCookie = (wish: Wish, chosen: string): string =>
  `${cookieOf(wish)}=${chosen}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`

/** The choices as a browser has them in `document.cookie`. */
export const wishesIn = (cookies: string) =>
  wishesOf((name) => new RegExp(`(?:^|; )${name}=(\\w+)`).exec(cookies)?.[1])
