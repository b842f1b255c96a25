/** Id of the island of the due dates. */
export const DUE_NEXT_ID = 'due-next-island'

/** Number of dates in the hero. */
export const DATES_SHOWN = 4

/** Number of dates in the document, of which the first that are not past are shown: enough for two months after a build. */
export const DATES_IN_DOCUMENT = 12
