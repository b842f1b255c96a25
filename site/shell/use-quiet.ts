import { useEffect, useState } from 'react'
import { whenQuiet } from './when-quiet.ts'

/** Whether the page is quiet: time for what nobody waits for. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => whenQuiet(() => setQuiet(true)), [])
  return isQuiet
}
