import { lazy, Suspense } from 'react'
import { useQuiet } from './use-quiet.ts'

const ToastRegion = lazy(() =>
  import('@anupalan/design-system/toast-region').then(({ ToastRegion: region }) => ({ default: region })),
)

/** The region of toasts, fetched once the page is quiet; a toast that comes sooner waits for it. */
export function Toasts() {
  const isQuiet = useQuiet()
  return (
    isQuiet && (
      <Suspense>
        <ToastRegion />
      </Suspense>
    )
  )
}
