/** The part of the package that makes the pattern, without its painters of canvases and files. */
declare module 'qrcode/lib/core/qrcode' {
  export function create(
    text: string,
    options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
  ): { modules: { size: number; data: Uint8Array } }
}
