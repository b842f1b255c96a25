/** A flash message: what is said in the next document, once, of what led there. */
import { tabItem } from '../ui/tab-storage.ts'

const stored = tabItem('flash')

export interface Flash {
  title: string
  text: string
  variant: 'default' | 'destructive'
}

/** Keeps a message for the next document of this tab, in place of one that was not shown. */
export const keepFlash = (flash: Flash): void => stored.write(JSON.stringify(flash))

/** The message that was kept, if any, and forgets it. */
export function takeFlash(): Flash | null {
  const kept = stored.read()
  if (kept === null) return null
  stored.forget()
  try {
    return JSON.parse(kept) as Flash | null
  } catch {
    return null
  }
}
