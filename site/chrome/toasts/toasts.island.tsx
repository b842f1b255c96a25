import { ToastProvider } from '@anupalan/design-system/toast'
import { ToastRegion } from '@anupalan/design-system/toast-region'
import { toasts } from './toasts.ts'

/** The region of toasts: hydrated with the first of them. */
export default function Toasts() {
  return (
    <ToastProvider store={toasts}>
      <ToastRegion />
    </ToastProvider>
  )
}
