import { inLocale } from '@anupalan/server/contract/core/locale'

/** Messages for a text that is not a date. */
export const dateProblems = inLocale({
  en: {
    missing: 'Enter a date.',
    unclear: 'Write the date as day, month and year, such as 20\u00A011\u00A02026 or 20\u00A0Nov\u00A02026.',
    shortYear: 'Write the year in four digits, such as 2026.',
    noSuchDay: 'The calendar has no such day.',
  },
})
