import { takeFlash } from '../flash.ts'
import { toasts } from './toasts.ts'

/** Shows the message that another document has left for this one. */
export function showFlash(): void {
  const flash = takeFlash()
  if (flash) toasts.toast({ title: flash.title, description: flash.text, variant: flash.variant })
}
