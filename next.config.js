/** For whatever is no page; what pages may do, proxy.ts says with a word of its own for each. */
const policy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const headers = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Browsers heed it under TLS only.
  'Strict-Transport-Security': 'max-age=31536000',
}

/** Boards that are only looked at may be shown on the pages of other sites: they know no seat and send no order. */
const { 'X-Frame-Options': _none, ...embedded } = {
  ...headers,
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Other sites may show a picture that is made for links. */
const shown = { ...headers, 'Cross-Origin-Resource-Policy': 'cross-origin' }

const listed = (all) => Object.entries(all).map(([key, value]) => ({ key, value }))

/**
 * What no function reads: the library that would shrink pictures, as none are shrunk; pictures of pages, which browsers have
 * by their address; what would draw at the edge. A host that takes only what was traced leaves it out.
 */
const NOT_CARRIED = [
  'node_modules/sharp/**',
  'node_modules/@img/**',
  '.next/server/assets/*.webp',
  'node_modules/next/dist/compiled/@vercel/og/index.edge.js',
]

/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  // An imported picture is its address: else a blurred one of each would come with the scripts of every page.
  images: { unoptimized: true, disableStaticImages: true },
  turbopack: { rules: { '*.webp': { type: 'asset' } } },
  outputFileTracingExcludes: { '**': NOT_CARRIED },
  devIndicators: false,
  // Bytes of source: the first page and a table begin with eleven scripts in place of fifteen, and each costs a telephone
  // time beside its bytes.
  experimental: { turbopackChunking: { minChunkSize: 100_000 } },
  // Types are checked by `npm run check` and `npm test`, with those of the tests; a build need not wait for them.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    { source: '/', headers: listed(headers) },
    { source: '/:path((?!embed/).*)', headers: listed(headers) },
    { source: '/embed/:path*', headers: listed(embedded) },
    // The last that fits counts.
    { source: '/api/games/:game/picture', headers: listed(shown) },
  ],
}
