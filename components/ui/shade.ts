/** How the interface and the map are shaded: as the system has it, or always as by day or by night. */
export const SHADES = ['system', 'day', 'night'] as const
export type Shade = (typeof SHADES)[number]

/** The cookie that holds the reader's choice, so that a page comes in the right colours. */
export const SHADE_COOKIE = 'fieldpost-shade'

/** Nothing that was chosen, or nothing that there is, is the system. */
export const shadeOf = (chosen: string | undefined): Shade => SHADES.find((one) => one === chosen) ?? 'system'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** What a page writes into `document.cookie` to keep a choice for a year. */
export const shadeCookie = (shade: Shade): string =>
  `${SHADE_COOKIE}=${shade}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`

/** The choice as a browser has it in `document.cookie`. */
export const shadeIn = (cookies: string): Shade =>
  shadeOf(new RegExp(`(?:^|; )${SHADE_COOKIE}=(\\w+)`).exec(cookies)?.[1])
