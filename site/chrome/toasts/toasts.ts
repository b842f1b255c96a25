import { createToastStore } from '@anupalan/design-system/toast/toast-store'

/** The toast store of this document: the only link between code that shows a toast and the toast region. */
export const toasts = createToastStore()
