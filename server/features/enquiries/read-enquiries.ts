/** The inbox as the staff reads it. */
import { refuse, respond } from '@anupalan/server/contract'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import {
  findEnquiryRow,
  findEntries,
  findOthers,
  findOwners,
  listEnquiryRows,
  toEntry,
  toReceived,
} from './inbox-queries.ts'

export function listEnquiries({ database, ports, practice }: RequestContext, call: Call<'listEnquiries'>) {
  const { after, limit } = call.params
  return load(database, async (reading) => {
    const last = after === '' ? undefined : await findEnquiryRow(reading, after)
    const page = { ...call.params, limit: limit + 1 }
    const rows = await listEnquiryRows(reading, page, last)
    const shown = rows.slice(0, limit)
    const people = await findOwners(ports.people, reading, shown)
    return respond(200, {
      enquiries: shown.map((row) => toReceived(row, { practice, people })),
      hasMore: rows.length > limit,
    })
  })
}

/** Recorded: the message is personal data. */
export function getEnquiry(context: RequestContext, call: Call<'getEnquiry'>) {
  const { database, ports, practice, clock } = context
  return store(database, async (transaction) => {
    const row = await findEnquiryRow(transaction, call.params.enquiry)
    if (!row) return refuse('notFound')
    const [entries, others] = [
      await findEntries(transaction, row.reference),
      await findOthers(transaction, row),
    ]
    const people = await ports.people.find(transaction, [
      ...[row, ...others].flatMap(({ owner }) => owner ?? []),
      ...entries.flatMap(({ author }) => author ?? []),
    ])
    await recordAudit(transaction, { action: 'enquiry.open', subject: row.reference, caller: call }, clock())
    return respond(200, {
      enquiry: toReceived(row, { practice, people }),
      message: row.message,
      entries: entries.map((entry) => toEntry(entry, people)),
      others: others.map((other) => toReceived(other, { practice, people })),
    })
  })
}

export function listEnquiryOwners({ database, ports }: RequestContext) {
  return load(database, async (reading) => {
    const staff = await ports.people.staff(reading)
    const owners = staff.filter(({ isDisabled }) => !isDisabled)
    return respond(200, { owners: owners.map(({ username, fullName }) => ({ username, fullName })) })
  })
}
