import { createToastStore } from '@anupalan/design-system/toast/toast-store'

/** The toasts of this document: what shows one and the region that it is shown in share nothing else. */
export const toasts = createToastStore()
