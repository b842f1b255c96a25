import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of dates and times, which screens need that have nothing else of the account. */
export const timesWords = inLocale({
  en: {
    today: (time: string) => `today, ${time} IST`,
    yesterday: (time: string) => `yesterday, ${time} IST`,
    on: (day: string, time: string) => `${day}, ${time} IST`,
  },
})
