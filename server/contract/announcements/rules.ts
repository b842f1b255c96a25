/** The rules of announcements without the schemas, for the form and for what documents show. */
import type { IsoDate } from '../../compliance/ist.ts'
import type { TextRule } from '../core/fields.ts'

/** Limits in characters, and the message of each broken rule. */
export const announcementRules = {
  text: {
    min: 3,
    max: 140,
    short: 'Announcement must be at least 3 characters.',
    long: 'Announcement must be at most 140 characters.',
  },
} as const satisfies Record<string, TextRule>

/** Maximum length of the link, in characters. */
export const hrefLimit = 300

/** Announcements that are stored at most. */
export const MAX_ANNOUNCEMENTS = 100

export const announcementMessages = {
  href: 'The link must be a page of this site, such as /pricing, or begin with https://.',
  from: 'Please choose the first day.',
  until: 'Please choose the last day.',
  order: 'The last day must not be before the first day.',
  tooMany: 'There are 100 announcements already. Please remove old ones first.',
  version: 'Please load the announcement again before you save it.',
} as const

/** Whether a link leads to a page of this site, or to another site by HTTPS. An empty text is no link. */
export function isAnnouncementHref(href: string): boolean {
  if (href === '') return true
  if (/[\s\\]/.test(href)) return false
  if (href.startsWith('/')) return !href.startsWith('//')
  return /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+([:/?#]|$)/i.test(href)
}

export interface AnnouncementDays {
  /** First and last day in India. */
  readonly from: IsoDate
  readonly until: IsoDate
}

/** Which announcement is shown on a day: of several the one that began last. */
export const currentAnnouncement = <Each extends AnnouncementDays>(
  announcements: readonly Each[],
  today: IsoDate,
): Each | undefined =>
  announcements
    .filter(({ from, until }) => from <= today && today <= until)
    .reduce<Each | undefined>((shown, each) => (shown && shown.from >= each.from ? shown : each), undefined)
