import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words common to all documents. */
export const documentWords = inLocale({
  en: {
    page: (page: number, of: number) => `Page ${page} of ${of}`,
    /** Placeholder for the name of the business. */
    nameless: 'Name of the business',
    /** Shown in a spreadsheet after its figures were changed by hand. */
    wordsStale: 'The amount was changed: write it in words again',
  },
})
