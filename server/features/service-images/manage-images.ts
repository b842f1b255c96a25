/** The pictures of services, as the staff changes them. */
import { refuse, respond } from '@anupalan/server/contract'
import { serviceImageMessages as messages } from '@anupalan/server/contract/service-images/rules'
import type { ServiceImageProblem } from '@anupalan/server/contract/service-images/rules'
import { createHash } from 'node:crypto'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { bumpSlotVersion } from '../../platform/static-site/slot-version.ts'
import { encodeImage } from './encode-image.ts'
import type { EncodedImage } from './encode-image.ts'
import { serviceImageFiles } from './image-files.ts'
import { findImages, toServiceImage } from './queries.ts'
import type { ServiceImageFilesTable } from './tables.ts'

/** Hexadecimal digits of the name of a file. */
const NAME_LENGTH = 32

export const listServiceImages = ({ database }: RequestContext) =>
  load(database, async (reading) => respond(200, { images: (await findImages(reading)).map(toServiceImage) }))

const refuseImage = (problem: ServiceImageProblem) =>
  refuse('invalid', { fields: { image: messages[problem] } })

/**
 * Stores a picture. Its files are on the disk before the rows that refer to them; those that it replaces are removed
 * after the commit, or as files that no row refers to.
 *
 * @throws StorageError
 */
export async function saveServiceImage(
  { database, clock, pages, files }: RequestContext,
  call: Call<'saveServiceImage'>,
) {
  const { service } = call.params
  const { alt, image, version } = call.body
  if (!pages.has(`/services/${service}`)) return refuse('notFound')
  const stored = await load(database, async (reading) => (await findImages(reading, service))[0])
  if ((stored?.version ?? 0) !== version) return refuse('changedMeanwhile')
  if (image === '' && !stored) return refuseImage('missing')

  const encoded = image === '' ? undefined : await encodeImage(Buffer.from(image, 'base64'))
  if (encoded && 'problem' in encoded) return refuseImage(encoded.problem)
  const collection = files.of(serviceImageFiles.name)
  const kept = encoded && (await keepFiles(collection, encoded, service))
  let isCommitting = false
  const outcome = await store(database, async (transaction) => {
    if (!(await writeRow(transaction, { service, alt, version }))) return undefined
    const replaced = kept ? await replaceFiles(transaction, service, kept) : []
    await bumpSlotVersion(transaction)
    await recordAudit(
      transaction,
      {
        action: 'service-image.save',
        subject: service,
        details: { isReplaced: kept !== undefined },
        personalDetails: { alt },
        caller: call,
      },
      clock(),
    )
    const [saved] = await findImages(transaction, service)
    isCommitting = true
    return { replaced, saved: saved! }
  }).catch(async (error: unknown) => {
    // If the commit was pending, the rows may exist.
    if (!isCommitting) await removeFiles(collection, kept ?? [])
    throw error
  })
  await removeFiles(collection, outcome ? outcome.replaced : (kept ?? []))
  return outcome ? respond(200, toServiceImage(outcome.saved)) : refuse('changedMeanwhile')
}

/** @returns whether the version was the stored one */
async function writeRow(
  transaction: Transaction,
  { service, alt, version }: { readonly service: string; readonly alt: string; readonly version: number },
): Promise<boolean> {
  const row = { service, alt, version: version + 1 }
  const written =
    version === 0
      ? await transaction
          .insertInto('serviceImages')
          .values(row)
          .onConflict((conflict) => conflict.column('service').doNothing())
          .returning('service')
          .executeTakeFirst()
      : await transaction
          .updateTable('serviceImages')
          .set(row)
          .where('service', '=', service)
          .where('version', '=', version)
          .returning('service')
          .executeTakeFirst()
  return written !== undefined
}

async function replaceFiles(
  transaction: Transaction,
  service: string,
  files: readonly ServiceImageFilesTable[],
): Promise<ServiceImageFilesTable[]> {
  const replaced = await transaction
    .deleteFrom('serviceImageFiles')
    .where('service', '=', service)
    .returningAll()
    .execute()
  await transaction
    .insertInto('serviceImageFiles')
    .values([...files])
    .execute()
  return replaced
}

async function keepFiles(
  collection: FileStore,
  images: readonly EncodedImage[],
  service: string,
): Promise<ServiceImageFilesTable[]> {
  const rows: ServiceImageFilesTable[] = []
  for (const { format, width, content } of images) {
    const file = await collection.begin()
    try {
      await file.write(content)
      const { bytes, sha256 } = await file.finish()
      const fileKey = await file.keep()
      rows.push({ service, name: nameOf(content, format), width, bytes, sha256, fileKey })
    } finally {
      await file.discard()
    }
  }
  return rows
}

const nameOf = (content: Buffer, format: string) =>
  `${createHash('sha256').update(content).digest('hex').slice(0, NAME_LENGTH)}.${format}`

async function removeFiles(collection: FileStore, files: readonly ServiceImageFilesTable[]): Promise<void> {
  for (const { fileKey } of files) await collection.remove(fileKey)
}

export async function removeServiceImage(
  { database, clock, files }: RequestContext,
  call: Call<'removeServiceImage'>,
) {
  const { service } = call.params
  const removed = await store(database, async (transaction) => {
    const found = await transaction
      .deleteFrom('serviceImageFiles')
      .where('service', '=', service)
      .returningAll()
      .execute()
    const row = await transaction
      .deleteFrom('serviceImages')
      .where('service', '=', service)
      .returning('service')
      .executeTakeFirst()
    if (!row) return undefined
    await bumpSlotVersion(transaction)
    await recordAudit(
      transaction,
      { action: 'service-image.remove', subject: service, caller: call },
      clock(),
    )
    return found
  })
  if (!removed) return refuse('notFound')
  await removeFiles(files.of(serviceImageFiles.name), removed)
  return respond(204, undefined)
}
