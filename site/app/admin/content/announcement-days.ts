import { formatDate } from '@anupalan/server/compliance/ist'
import type { AnnouncementDays } from '@anupalan/server/contract/announcements/rules'
import { contentWords } from './words.ts'

/** First and last day, in words. */
export const daysOf = ({ from, until }: AnnouncementDays): string =>
  contentWords.announcements.days(formatDate(from), formatDate(until))
