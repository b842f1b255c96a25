/** Where an enquiry came from, as it is counted: without anything about the person who sent it. */
import { pathname } from './fields.ts'
import { z } from './schema.ts'

/**
 * What led to the page with the form. `own`: another page of this site; `campaign`: an address marked with a
 * `utm_source` that is none of the others; `direct`: typed, bookmarked, or a site that does not say; `unknown`: the
 * caller sent nothing.
 */
export const enquirySources = [
  'search',
  'social',
  'mail',
  'site',
  'campaign',
  'own',
  'direct',
  'unknown',
] as const

export type EnquirySource = (typeof enquirySources)[number]

/** Maximum length of the path of a page, in characters. */
const MAX_PATH = 512

export const referralSchema = z.object({
  source: z.enum(enquirySources, 'The source is none of those that are counted.'),
  /** The page of this site that was open before the form, or the one with the form. */
  page: pathname({ max: MAX_PATH, invalid: 'The page is not a path of this site.' }),
})

export type Referral = z.output<typeof referralSchema>

/** What is counted of a call that says nothing. */
export const unknownReferral = { source: 'unknown', page: '' } as const

/** Pages from which most enquiries came that are listed. */
export const MAX_ENQUIRY_PAGES = 10
