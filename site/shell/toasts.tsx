import { lazy, Suspense, useEffect, useState } from 'react'

const ToastRegion = lazy(() =>
  import('@anupalan/design-system/toast-region').then(({ ToastRegion: region }) => ({ default: region })),
)

/** The region of toasts, fetched once the page is quiet; a toast that comes sooner waits for it. */
export function Toasts() {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
    const quiet = () => void idle(() => setQuiet(true))
    if (document.readyState === 'complete') quiet()
    else addEventListener('load', quiet, { once: true })
    return () => removeEventListener('load', quiet)
  }, [])
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
