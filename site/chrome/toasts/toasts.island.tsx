import { ToastProvider } from '@anupalan/design-system/toast'
import { ToastRegion } from '@anupalan/design-system/toast-region'
import { toasts } from './toasts.ts'

/** The toast region, hydrated with the first toast. */
export default function Toasts() {
  return (
    <ToastProvider store={toasts}>
      <ToastRegion />
    </ToastProvider>
  )
}
