/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  serverExternalPackages: ['libsql'],
  devIndicators: false,
  typescript: { ignoreBuildErrors: false },
}
