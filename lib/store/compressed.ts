import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** Better ones take several times as long for a hundredth less. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Long text as a store keeps it. */
export const compressed = (text: string): string => brotliCompressSync(text, QUALITY).toString('base64')

/** The same again. Throws on what is damaged. */
export const expanded = (body: string): string => brotliDecompressSync(Buffer.from(body, 'base64')).toString()
