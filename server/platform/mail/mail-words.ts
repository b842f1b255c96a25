/** Texts that the mails of every feature share. */
import { inLocale } from '@anupalan/server/contract/core/locale'

export const mailWords = inLocale({
  en: {
    /** Value of `lang` in mails, and locale of numbers and dates. */
    language: 'en-IN',
    instant: (date: string, time: string) => `${date}, ${time}`,
    inIst: (time: string) => `${time} IST`,
    inUtc: (date: string, time: string) => `${date} ${time} UTC`,
    kilobytes: (kilobytes: string) => `${kilobytes} KB`,
    fact: (name: string, value: string) => `${name}: ${value}`,
    sentThrough: (practice: string) => `Sent through the website of ${practice}.`,
  },
})
