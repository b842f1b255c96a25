import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words that every document uses. */
export const documentWords = inLocale({
  en: {
    page: (page: number, of: number) => `Page ${page} of ${of}`,
    /** Where the name of a business is still to be written. */
    nameless: 'Name of the business',
    /** In a spreadsheet whose figures were changed by hand. */
    wordsStale: 'The amount was changed: write it in words again',
  },
})
