import { inLocale } from '@anupalan/server/contract/locale'
import { claims } from '../content/claims.ts'

const { value, text } = claims.newsletterReaders

/** Words of the newsletter box. What it answers stands with the other messages. */
export const newsletterBox = inLocale({
  en: {
    heading: 'Newsletter',
    text: `Due dates and changes in the law, written for ${value} ${text}.`,
    field: { label: 'Email address' },
    submit: 'Subscribe',
  },
})
