import type { Announcement } from '@anupalan/server/contract/announcements/schema'
import type { Database } from '../../platform/database/database.ts'
import type { AnnouncementsTable } from './tables.ts'

export const toAnnouncement = ({ fromDay, untilDay, ...row }: AnnouncementsTable): Announcement => ({
  ...row,
  from: fromDay,
  until: untilDay,
})

/** Those that begin last first. */
export async function findAnnouncements(database: Database): Promise<Announcement[]> {
  const rows = await database
    .selectFrom('announcements')
    .selectAll()
    .orderBy('fromDay', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toAnnouncement)
}
