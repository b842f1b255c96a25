/** Sample enquiries, for a first look on one's own machine. */
import { sampleEnquiries, sampleEnquiryEntries } from '@anupalan/server/contract/enquiries/samples'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import { HOUR_MS } from '../../platform/jobs/jobs.ts'
import { insertEnquiry } from './queries.ts'

/** Adds the enquiries whose references do not exist yet. No mail is sent about them. */
export async function addSampleEnquiries({ database, clock, ports }: Context): Promise<readonly string[]> {
  const now = clock().getTime()
  const instant = (hoursAgo: number) => new Date(now - hoursAgo * HOUR_MS).toISOString()
  await store(database, async (transaction) => {
    const usernames = [...sampleEnquiries, ...sampleEnquiryEntries].flatMap((sample) =>
      'author' in sample ? sample.author : (sample.owner ?? []),
    )
    const people = await ports.people.find(transaction, usernames)
    const existing = (username: string | undefined) =>
      username !== undefined && people.has(username) ? username : null
    const added = new Set<string>()
    for (const { hoursAgo, status = 'new', owner, ...enquiry } of sampleEnquiries) {
      const { reference } = enquiry
      if (!(await insertEnquiry(transaction, { ...enquiry, privacy: true, receivedAt: instant(hoursAgo) })))
        continue
      added.add(reference)
      await transaction
        .updateTable('enquiries')
        .set({ status, owner: existing(owner) })
        .where('reference', '=', reference)
        .execute()
    }
    for (const { hoursAgo, author, ...entry } of sampleEnquiryEntries)
      if (added.has(entry.enquiry))
        await transaction
          .insertInto('enquiryEntries')
          .values({ ...entry, author: existing(author), createdAt: instant(hoursAgo) })
          .execute()
  })
  return []
}
