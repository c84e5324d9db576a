'use client'

import { create } from 'qrcode/lib/core/qrcode'
import { useMemo } from 'react'

/** White around the pattern, in its own squares: readers want four. */
const RIM = 4

/** An address as a pattern that the camera of a phone reads. Black on white by night, too. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' })
    const dark = [...modules.data].flatMap((bit, n) =>
      bit ? [`M${n % modules.size} ${Math.floor(n / modules.size)}h1v1h-1z`] : [],
    )
    return { size: modules.size, path: dark.join('') }
  }, [text])
  const whole = size + RIM * 2
  return (
    <svg
      viewBox={`${-RIM} ${-RIM} ${whole} ${whole}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="mx-auto size-56 rounded-xl bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
