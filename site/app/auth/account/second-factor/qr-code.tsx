import { Text } from '@anupalan/design-system/text'
import { useEffect, useState } from 'react'
import * as css from '../account.css.ts'
import { accountWords } from '../words.ts'
import type { QrPath } from './qr-path.ts'

const words = accountWords.addCodes.scan

/** A QR code, whose library is loaded with it. In both themes its modules are dark on light. */
export function QrCode({ text }: { text: string }) {
  const [code, setCode] = useState<QrPath | null | undefined>()
  useEffect(() => {
    let isCurrent = true
    const show = (next: QrPath | null) => {
      if (isCurrent) setCode(next)
    }
    void import('./qr-path.ts').then(
      ({ qrPath }) => show(qrPath(text)),
      () => show(null),
    )
    return () => {
      isCurrent = false
    }
  }, [text])
  if (code === null) return <Text tone="danger">{words.unloaded}</Text>
  return (
    <div data-theme="light">
      {code ? (
        <svg
          role="img"
          aria-label={words.picture}
          viewBox={`0 0 ${code.size} ${code.size}`}
          className={css.qrCode}
        >
          <path d={code.path} shapeRendering="crispEdges" />
        </svg>
      ) : (
        <div className={css.qrCode} />
      )}
    </div>
  )
}
