import { inLocale } from '@anupalan/server/contract/core/locale'
import { claims } from '../content/claims.ts'

const { value, text } = claims.newsletterReaders

/** Words of the newsletter box. */
export const newsletterBox = inLocale({
  en: {
    heading: 'Newsletter',
    text: `Due dates and changes in the law, written for ${value} ${text}.`,
    field: { label: 'Email address' },
    submit: 'Subscribe',
  },
})

/** Alerts of the newsletter box. */
export const newsletter = inLocale({
  en: {
    emptyEmail: 'Please enter your email address.',
    thanks: 'Thank you. The newsletter has not started yet; our articles can be followed by RSS.',
  },
})
