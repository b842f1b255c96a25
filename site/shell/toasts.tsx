import { lazy, Suspense } from 'react'
import { useQuiet } from './use-quiet.ts'

const ToastRegion = lazy(() =>
  import('@anupalan/design-system/toast-region').then(({ ToastRegion: region }) => ({ default: region })),
)

/** The region of toasts, fetched once the page is quiet; a toast that comes sooner waits for it. */
export function Toasts() {
  const isQuiet = useQuiet()
  return (
    // Its place is there from the start: a region that came while a dialog is open would be inert with all around it.
    <div data-react-aria-top-layer="true">
      {isQuiet && (
        <Suspense>
          <ToastRegion />
        </Suspense>
      )}
    </div>
  )
}
