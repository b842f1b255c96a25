/** A flash message: shown once, in the next document. */
import { tabItem } from '../ui/tab-storage.ts'

const stored = tabItem('flash')

export interface Flash {
  title: string
  text: string
  variant: 'default' | 'destructive'
}

/** Saves a message for the next document of this tab. Replaces one that was not shown. */
export const saveFlash = (flash: Flash): void => stored.write(JSON.stringify(flash))

/** Reads and removes the saved message, if any. */
export function takeFlash(): Flash | null {
  const text = stored.read()
  if (text === null) return null
  stored.remove()
  try {
    return JSON.parse(text) as Flash | null
  } catch {
    return null
  }
}
