/** The large part of the toast, for `import()`; the small part, which creates toasts, is `…/toast`. */
export { ToastRegion, type ToastRegionProps } from '../toast/toast-region.tsx'
