import { takeFlash } from '../flash.ts'
import { toasts } from './toasts.ts'

/** Shows the flash message of the previous document, if any. */
export function showFlash(): void {
  const flash = takeFlash()
  if (flash) toasts.toast({ title: flash.title, description: flash.text, variant: flash.variant })
}
