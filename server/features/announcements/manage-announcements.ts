/** Announcements, as the staff changes them. */
import { refuse, respond } from '@anupalan/server/contract'
import {
  announcementMessages as messages,
  MAX_ANNOUNCEMENTS,
} from '@anupalan/server/contract/announcements/rules'
import type { NewAnnouncement } from '@anupalan/server/contract/announcements/schema'
import { randomUUID } from 'node:crypto'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { bumpSlotVersion } from '../../platform/static-site/slot-version.ts'
import { findAnnouncements, toAnnouncement } from './queries.ts'

/** A text may name a person. */
const recorded = ({ text, href, from, until }: NewAnnouncement) => ({
  details: { from, until },
  personalDetails: { text, href },
})

export const listAnnouncements = ({ database }: RequestContext) =>
  load(database, async (reading) => respond(200, { announcements: await findAnnouncements(reading) }))

export function addAnnouncement({ database, clock }: RequestContext, call: Call<'addAnnouncement'>) {
  const { text, href, from, until } = call.body
  return store(database, async (transaction) => {
    const { count } = await transaction
      .selectFrom('announcements')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_ANNOUNCEMENTS) return refuse('invalid', { fields: { text: messages.tooMany } })
    const row = { id: randomUUID(), text, href, fromDay: from, untilDay: until, version: 1 }
    await transaction.insertInto('announcements').values(row).execute()
    await bumpSlotVersion(transaction)
    await recordAudit(
      transaction,
      { action: 'announcement.add', subject: row.id, ...recorded(call.body), caller: call },
      clock(),
    )
    return respond(201, toAnnouncement(row))
  })
}

export function updateAnnouncement({ database, clock }: RequestContext, call: Call<'updateAnnouncement'>) {
  const { text, href, from, until, version } = call.body
  const id = call.params.announcement
  return store(database, async (transaction) => {
    const row = await transaction
      .updateTable('announcements')
      .set({ text, href, fromDay: from, untilDay: until, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst()
    if (!row) {
      const stored = await transaction
        .selectFrom('announcements')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()
      return refuse(stored ? 'changedMeanwhile' : 'notFound')
    }
    await bumpSlotVersion(transaction)
    await recordAudit(
      transaction,
      { action: 'announcement.update', subject: id, ...recorded(call.body), caller: call },
      clock(),
    )
    return respond(200, toAnnouncement(row))
  })
}

export function removeAnnouncement({ database, clock }: RequestContext, call: Call<'removeAnnouncement'>) {
  const id = call.params.announcement
  return store(database, async (transaction) => {
    const removed = await transaction
      .deleteFrom('announcements')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!removed) return refuse('notFound')
    await bumpSlotVersion(transaction)
    await recordAudit(transaction, { action: 'announcement.remove', subject: id, caller: call }, clock())
    return respond(204, undefined)
  })
}
