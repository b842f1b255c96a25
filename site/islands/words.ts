import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the error boundary of an island. */
export const islandWords = inLocale({
  en: {
    failed: 'This part of the page is not working.',
    reload: 'Load the page again',
  },
})
