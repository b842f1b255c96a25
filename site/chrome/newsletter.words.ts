import { inLocale } from '@anupalan/server/contract/core/locale'
import { claims } from '../content/claims.ts'
import { firm } from '../content/firm.ts'

const { value, text } = claims.newsletterReaders

/** Words of the newsletter box. */
export const newsletterBox = inLocale({
  en: {
    heading: 'Newsletter',
    // Its readers are not counted: the figure is of the people served. Before it starts, nothing is sent.
    text: firm.newsletterEndpoint
      ? `Due dates and changes in the law. We have served ${value} ${text}.`
      : `Due dates and changes in the law, when it starts. We have served ${value} ${text}.`,
    field: { label: 'Email address' },
    submit: 'Subscribe',
  },
})

/** Alerts of the newsletter box. */
export const newsletter = inLocale({
  en: {
    emptyEmail: 'Please enter your email address.',
    thanks: 'Thank you. The newsletter has not started yet. You can follow our articles by RSS.',
  },
})
