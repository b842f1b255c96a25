import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createToastStore, type ShowToast, type ToastStore } from './toast-store.ts'

const ToastContext = createContext<ToastStore | undefined>(undefined)

export interface ToastProviderProps {
  /** A store from `createToastStore`, if code outside React shows toasts too. @default its own */
  store?: ToastStore
  children: ReactNode
}

/** Enables everything inside it to show toasts, in a `ToastRegion` inside it. */
export function ToastProvider({ store, children }: ToastProviderProps) {
  const [own] = useState(() => store ?? createToastStore())
  return <ToastContext value={store ?? own}>{children}</ToastContext>
}

/** Thrown by `useToast` and `ToastRegion` outside a `ToastProvider`. */
export class ToastProviderError extends Error {
  override name = 'ToastProviderError'
  constructor() {
    super('Toasts need a ToastProvider around the application.')
  }
}

/** The store of the nearest provider. Throws {@link ToastProviderError}. */
export function useToastStore(): ToastStore {
  const store = useContext(ToastContext)
  if (!store) throw new ToastProviderError()
  return store
}

/**
 * The function that shows a toast. Throws {@link ToastProviderError} outside a provider.
 *
 * @example
 * const toast = useToast()
 * toast({ variant: 'destructive', title: 'Error sending message' })
 */
export const useToast = (): ShowToast => useToastStore().toast

/**
 * Whether a toast is waiting for its region: an application that loads the region lazily should load it now. Throws
 * {@link ToastProviderError}.
 */
export function useToastsWaiting(): boolean {
  const { watch, isWaiting } = useToastStore()
  return useSyncExternalStore(watch, isWaiting, () => false)
}
