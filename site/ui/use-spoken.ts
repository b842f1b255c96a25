import { useEffect, useState } from 'react'

/** Screen readers are told of a new result this long after the last change. */
const SPEAK_AFTER_MS = 1000

/** The sentence to be spoken: it changes when the result has come to rest, and never before something was entered. */
export function useSpoken(sentence: string, isTouched: boolean): string {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    if (!isTouched) return undefined
    const rest = setTimeout(() => setSpoken(sentence), SPEAK_AFTER_MS)
    return () => clearTimeout(rest)
  }, [sentence, isTouched])
  return spoken
}
