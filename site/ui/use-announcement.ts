import { useEffect, useState } from 'react'

/** Delay after the last change, so that a live region announces only the final result. */
const ANNOUNCE_DELAY_MS = 1000

/** Text of a live region: the sentence, debounced, and empty until the user has entered something. */
export function useAnnouncement(sentence: string, isTouched: boolean): string {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    if (!isTouched) return undefined
    const delay = setTimeout(() => setAnnounced(sentence), ANNOUNCE_DELAY_MS)
    return () => clearTimeout(delay)
  }, [sentence, isTouched])
  return announced
}
