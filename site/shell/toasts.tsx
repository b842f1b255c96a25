import { useToastsWaiting } from '@anupalan/design-system/toast'
import { Suspense, useState } from 'react'
import { lazyUntilOnline } from './lazy-until-online.ts'
import { useQuiet } from './use-quiet.ts'

const ToastRegion = lazyUntilOnline(async () => ({
  default: (await import('@anupalan/design-system/toast-region')).ToastRegion,
}))

/** The region of toasts, fetched once the page is quiet, and at once where a toast comes sooner and waits for it. */
export function Toasts() {
  const isQuiet = useQuiet()
  const isWaiting = useToastsWaiting()
  // The region takes what waits, and must stay with it.
  const [isNeeded, setNeeded] = useState(false)
  if (isWaiting && !isNeeded) setNeeded(true)
  return (
    (isQuiet || isNeeded) && (
      <Suspense>
        <ToastRegion />
      </Suspense>
    )
  )
}
