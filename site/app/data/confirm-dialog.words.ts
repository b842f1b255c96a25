import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the question before something is removed or ended, and of forms in dialogs, which are the same for each. */
export const confirmWords = inLocale({
  en: {
    cancel: 'Cancel',
  },
})
