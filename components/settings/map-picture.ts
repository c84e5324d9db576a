/** The map as it is seen now, as one picture; null where nothing is drawn yet. */
export function mapPicture(host: Element): Promise<Blob | null> {
  const layers = [...host.querySelectorAll('canvas')].filter(({ width }) => width > 0)
  if (layers.length === 0) return Promise.resolve(null)
  const { left, top, width, height } = host.getBoundingClientRect()
  const scale = window.devicePixelRatio
  const whole = document.createElement('canvas')
  whole.width = width * scale
  whole.height = height * scale
  const g = whole.getContext('2d')!
  g.scale(scale, scale)
  for (const layer of layers) {
    const at = layer.getBoundingClientRect()
    if (at.width > 0) g.drawImage(layer, at.left - left, at.top - top, at.width, at.height)
  }
  return new Promise((resolve) => whole.toBlob(resolve, 'image/png'))
}

/** Hands a picture to what the device shares by, or else keeps it among what was loaded down. */
export async function keepOrShare(picture: Blob, name: string): Promise<void> {
  const files = [new File([picture], `${name}.png`, { type: 'image/png' })]
  if (navigator.canShare?.({ files })) {
    // Who thinks better of it has not failed.
    await navigator.share({ files }).catch(() => undefined)
    return
  }
  const address = URL.createObjectURL(picture)
  const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.png` })
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads it after the click has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
