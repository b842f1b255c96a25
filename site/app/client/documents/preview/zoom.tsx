import { useState } from 'react'
import { Stepper } from './stepper.tsx'
import { previewWords as words } from './words.ts'

/** Widths in multiples of the box. */
const zooms = [1, 1.5, 2, 3] as const

/** How much larger than its box something is shown, and the buttons that change it. */
export function useZoom() {
  const [step, setStep] = useState(0)
  const zoom = zooms[step] ?? 1
  return {
    zoom,
    buttons: (
      <Stepper
        previous={words.smaller}
        next={words.larger}
        value={words.zoom(zoom * 100)}
        isFirst={step === 0}
        isLast={step === zooms.length - 1}
        onStep={(by) => setStep(step + by)}
      />
    ),
  }
}
