/** The heavy part of the toast, for `import()`: the light part, which makes toasts, is `…/toast`. */
export { ToastRegion, type ToastRegionProps } from '../toast/toast-region.tsx'
