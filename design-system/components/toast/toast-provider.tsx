import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createToastStore, type ShowToast, type ToastStore } from './toast-store.ts'

const ToastContext = createContext<ToastStore | undefined>(undefined)

export interface ToastProviderProps {
  /** A store made with `createToastStore`, where code outside React shows toasts too. @default one of its own */
  store?: ToastStore
  children: ReactNode
}

/** Lets everything inside it show toasts; a `ToastRegion` inside it is where they are seen. */
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
 * Whether a toast waits for its region, for an application that fetches the region later: then it should be fetched now.
 * Throws {@link ToastProviderError}.
 */
export function useToastsWaiting(): boolean {
  const { watch, isWaiting } = useToastStore()
  return useSyncExternalStore(watch, isWaiting, () => false)
}
