/** Sample applications, for a first look on one's own machine. */
import { sampleApplications, sampleCv } from '@anupalan/server/contract/applications/samples'
import type { Context } from '../../platform/context.ts'
import { load, store } from '../../platform/database/database.ts'
import { HOUR_MS } from '../../platform/jobs/jobs.ts'
import { applicationFiles } from './application-files.ts'
import { findApplication, insertApplication } from './queries.ts'

/** Adds the applications whose references do not exist yet. No mail is sent about them. */
export async function addSampleApplications({ database, files, clock }: Context): Promise<readonly string[]> {
  const now = clock().getTime()
  for (const { hoursAgo, status = 'new', staffNote = '', cv: name, ...sample } of sampleApplications) {
    const { reference } = sample
    if (await load(database, (reading) => findApplication(reading, reference))) continue
    const file = await files.of(applicationFiles.name).begin()
    await file.write(sampleCv)
    const { bytes, sha256 } = await file.finish()
    const key = await file.keep()
    await store(database, async (transaction) => {
      const receivedAt = new Date(now - hoursAgo * HOUR_MS).toISOString()
      const cv = { name, kind: 'pdf', bytes, sha256, key } as const
      await insertApplication(transaction, { ...sample, consent: 'true', receivedAt, cv })
      await transaction
        .updateTable('applications')
        .set({ status, staffNote })
        .where('reference', '=', reference)
        .execute()
    })
  }
  return []
}
