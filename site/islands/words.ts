import { inLocale } from '@anupalan/server/contract/core/locale'

/** What an island says where it fails. */
export const islandWords = inLocale({
  en: {
    failed: 'This part of the page has stopped working.',
    reload: 'Load the page again',
  },
})
