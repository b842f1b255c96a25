export {
  ToastProvider,
  ToastProviderError,
  useToast,
  useToastsWaiting,
  type ToastProviderProps,
} from './toast-provider.tsx'
export {
  createToastStore,
  ToastRegionError,
  type ShowToast,
  type ToastAction,
  type ToastContent,
  type ToastHandle,
  type ToastStore,
} from './toast-store.ts'
