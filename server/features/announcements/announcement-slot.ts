/** The announcement above public pages, in the slot `announcement` of their documents. */
import { currentAnnouncement } from '@anupalan/server/contract/announcements/rules'
import { addDays, istDate, istInstant } from '../../compliance/ist.ts'
import type { SlotPart, SlotSource } from '../../platform/static-site/slot-source.ts'
import { findAnnouncements } from './queries.ts'

export const announcementSlot: SlotSource = async ({ database, now }) => {
  const announcements = await findAnnouncements(database)
  const shown = currentAnnouncement(announcements, istDate(now.getTime()))
  const changes = announcements
    .flatMap(({ from, until }) => [istInstant(from, 0), istInstant(addDays(until, 1), 0)])
    .filter((instant) => instant > now.getTime())
  return {
    slots: new Map(shown ? [['announcement', [partOf(shown)]]] : []),
    ...(changes.length > 0 && { until: new Date(Math.min(...changes)) }),
  }
}

const partOf = ({ text, href }: { readonly text: string; readonly href: string }): SlotPart =>
  href === ''
    ? { template: 'announcement', values: { text } }
    : { template: 'announcement-link', values: { text, href } }
