import type { ReceivedFile } from '@anupalan/server/contract'
import type { Application } from '@anupalan/server/contract/applications/schema'
import type { Database } from '../../platform/database/database.ts'
import { applicationKeys } from './application-keys.ts'
import type { ApplicationRow } from './tables.ts'

export interface StoredApplication extends Application {
  readonly reference: string
  /** UTC. */
  readonly receivedAt: string
  readonly cv: Omit<ReceivedFile, 'keep'> & { readonly key: string }
}

/** @returns whether it is new; `false` if its reference exists. */
export async function insertApplication(
  database: Database,
  { cv, consent: _agreed, ...application }: StoredApplication,
): Promise<boolean> {
  const inserted = await database
    .insertInto('applications')
    .values({
      ...application,
      consent: 1,
      cvKey: cv.key,
      cvName: cv.name,
      cvKind: cv.kind,
      cvBytes: cv.bytes,
      cvSha256: cv.sha256,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('reference')
    .executeTakeFirst()
  if (inserted === undefined) return false
  const { reference, receivedAt } = application
  await database
    .insertInto('applicationKeys')
    .values(applicationKeys(application).map((key) => ({ key, application: reference, receivedAt })))
    .execute()
  return true
}

export async function findApplication(
  database: Database,
  reference: string,
): Promise<StoredApplication | undefined> {
  const row = await database
    .selectFrom('applications')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row && fromRow(row)
}

/**
 * Deletes the oldest applications received up to an instant.
 *
 * @returns the keys of their files, at most `limit`.
 */
export async function deleteApplications(database: Database, upTo: string, limit: number): Promise<string[]> {
  const deleted = await database
    .deleteFrom('applications')
    .where('reference', 'in', (oldest) =>
      oldest
        .selectFrom('applications')
        .select('reference')
        .where('receivedAt', '<=', upTo)
        .orderBy('receivedAt')
        .orderBy('reference')
        .limit(limit),
    )
    .returning('cvKey')
    .execute()
  return deleted.map(({ cvKey }) => cvKey)
}

const fromRow = ({
  cvKey,
  cvName,
  cvKind,
  cvBytes,
  cvSha256,
  consent: _agreed,
  status: _status,
  staffNote: _staffNote,
  version: _version,
  ...row
}: ApplicationRow): StoredApplication => ({
  ...row,
  consent: 'true',
  cv: { key: cvKey, name: cvName, kind: cvKind, bytes: cvBytes, sha256: cvSha256 },
})
