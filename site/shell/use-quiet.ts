import { useEffect, useState } from 'react'

/** Whether the page has loaded and the browser has had a moment to spare: time for what nobody waits for. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
    const quiet = () => void idle(() => setQuiet(true))
    if (document.readyState === 'complete') quiet()
    else addEventListener('load', quiet, { once: true })
    return () => removeEventListener('load', quiet)
  }, [])
  return isQuiet
}
