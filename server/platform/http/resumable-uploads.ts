/**
 * Resumable uploads by the tus protocol: the handlers of their four endpoints. Each request is checked like any other
 * call, and only the user who started an upload may continue it.
 *
 * Bytes are encrypted as they arrive and stored in parts, each listed in the database once it is on the disk or in the
 * object storage. So an upload continues on any instance, and after a crash, at the end of its last part.
 */
import { randomUUID } from 'node:crypto'
import {
  UPLOAD_LIFETIME_MS,
  fileNameOf,
  fillPath,
  messageOf,
  refuse,
  uploadHeaders,
} from '@anupalan/server/contract'
import type {
  Declaration,
  Reference,
  Refusal,
  Resumable,
  UploadProblem,
  User,
} from '@anupalan/server/contract'
import type { RequestContext } from '../context.ts'
import { isUniqueViolation, load, store } from '../database/database.ts'
import type { Transaction } from '../database/database.ts'
import type { UploadsTable } from '../database/tables.ts'
import { checkFile } from '../files/check-file.ts'
import { deleteFile, findFile, insertFile, insertPart } from '../files/file-rows.ts'
import type { FileRow } from '../files/file-rows.ts'
import { onStorage } from '../files/file-store.ts'
import { writeParts } from '../files/parts.ts'
import type { ByteSource, Part } from '../files/parts.ts'
import { sealingThread } from '../files/sealing-thread.ts'
import type { ThreadDigest } from '../files/sealing-thread.ts'
import { createUploadDigest } from '../files/upload-digest.ts'
import type { FinishedDigest } from '../files/upload-digest.ts'
import { completeOf, findRow, writeParams } from '../files/uploads.ts'
import type { CompleteUpload, UploadOfUser } from '../files/uploads.ts'
import type { IncomingBytes } from './incoming-bytes.ts'
import { signedIn } from './signed-in.ts'

export interface ResumableUploadsOptions {
  /** Where its files are stored. */
  readonly collection: string
  /** The endpoint that adds bytes; the last parameter of its path names the upload. */
  readonly endpoint: Pick<Declaration, 'path'> & { readonly resumable: Resumable<'append'> }
  /**
   * Stores a row that refers to the file, in the transaction that completes the upload: it happens exactly once.
   * Without it the feature claims the upload by a later call (`claimUpload`).
   *
   * @returns a refusal if the file is rejected after all.
   */
  readonly finish?: (
    transaction: Transaction,
    upload: CompleteUpload,
  ) => Promise<Refusal<'invalid'> | undefined | void>
}

type Params = Readonly<Record<string, string>>

interface StepCall {
  readonly params: Params
  readonly user: User | null
}

interface CreateCall extends StepCall {
  readonly body: Readonly<Record<string, unknown>> & { readonly filename: string }
  readonly reference: Reference
  readonly resumable: { readonly length: number }
}

interface AppendCall extends StepCall {
  readonly resumable: { readonly offset: number }
  readonly bytes: IncomingBytes
}

/** An outcome with headers that describe the upload. */
interface Answer<Status extends number> {
  readonly status: Status
  readonly body: undefined
  readonly headers: Readonly<Record<string, string>>
}

export interface ResumableUploads {
  create(call: CreateCall): Promise<Answer<201> | Refusal<'referenceReused' | 'tooMany'>>
  offset(call: StepCall): Promise<Answer<200> | Refusal<'notFound' | 'uploadEnded'>>
  append(
    call: AppendCall,
  ): Promise<
    | Answer<204>
    | Refusal<
        | 'notFound'
        | 'uploadEnded'
        | 'wrongOffset'
        | 'tooLarge'
        | 'tooSlow'
        | 'unavailable'
        | 'badUpload'
        | 'invalid'
      >
  >
  cancel(call: StepCall): Promise<Answer<204> | Refusal<'notFound'>>
}

/** Uploads of one user that are not claimed: more than a person drops at once. */
const MAX_OPEN = 300

/** Parts of one upload: more than the interruptions of any connection. */
const MAX_PARTS = 2_000

/** Digests of interrupted uploads that one process keeps, so that it need not read them again. */
const MAX_DIGESTS = 500

export function resumableUploads(
  { database, clock, files, config }: Pick<RequestContext, 'database' | 'clock' | 'files' | 'config'>,
  { collection, endpoint, finish }: ResumableUploadsOptions,
): ResumableUploads {
  const {
    path,
    resumable: { rule },
  } = endpoint
  const uploadParam = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name).at(-1) ?? ''
  const fileStore = files.of(collection)
  const digests = new Map<string, ThreadDigest>()
  /** Requests that add bytes, by upload. */
  const pending = new Map<string, { stop: () => void; ended: Promise<unknown> }>()

  const userOf = (call: StepCall): UploadOfUser => {
    const { [uploadParam]: reference = '', ...params } = call.params
    return { collection, reference, username: signedIn(call).username, params }
  }

  const answer = <const Status extends number>(
    status: Status,
    { bytes, expiresAt }: UploadsTable,
    offset: number,
    more: Params = {},
  ): Answer<Status> => ({
    status,
    body: undefined,
    headers: {
      ...uploadHeaders({
        offset,
        length: bytes,
        expiresAt: offset < bytes ? new Date(expiresAt) : undefined,
      }),
      ...more,
    },
  })

  /** An upload that can be continued, with its stored parts. */
  async function find(call: StepCall) {
    const found = await load(database, async (reading) => {
      const row = await findRow(reading, userOf(call))
      return row && { row, file: await findFile(reading, row.fileKey) }
    })
    if (!found) return refuse('notFound')
    return { row: found.row, file: found.file, offset: endOf(found.file) }
  }

  const isExpired = ({ expiresAt }: UploadsTable) => expiresAt <= clock().toISOString()

  /** Ends a request of the same upload that waits for bytes of a lost connection, and stores what it has. */
  async function endPending(call: StepCall): Promise<void> {
    const other = pending.get(userOf(call).reference)
    if (!other) return
    other.stop()
    await other.ended.catch(() => {})
  }

  /** Checks a file whose bytes are all stored, once. */
  async function complete(row: UploadsTable): Promise<Refusal<'invalid'> | undefined> {
    const checked = await examine(row)
    if ('problem' in checked) return reject(row, checked.problem)
    const now = clock()
    const outcome = await store(database, async (transaction) => {
      const updated = await transaction
        .updateTable('uploads')
        .set({
          file: JSON.stringify(checked),
          expiresAt: new Date(now.getTime() + UPLOAD_LIFETIME_MS).toISOString(),
          claimedAt: finish ? now.toISOString() : null,
        })
        .where('reference', '=', row.reference)
        .where('file', 'is', null)
        .where('problem', 'is', null)
        .returningAll()
        .executeTakeFirst()
      // Another request was first.
      if (!updated || !finish) return undefined
      const refusal = await finish(transaction, completeOf(updated)!)
      if (refusal) throw new RefusedByFeature(refusal)
      return undefined
    }).catch((error: unknown) => refusalOf(error))
    if (outcome) return (await remove(row, JSON.stringify(outcome.fields ?? {})), outcome)
    return undefined
  }

  async function examine(row: UploadsTable) {
    const source = await fileStore.open(row.fileKey, row.bytes)
    const fields = JSON.parse(row.fields) as { readonly filename: string; readonly fingerprint?: string }
    const known = digests.get(row.reference)
    digests.delete(row.reference)
    if (known?.position !== row.bytes) known?.drop()
    const { sha256, fingerprint } =
      known?.position === row.bytes
        ? await onStorage(known.finish())
        : await onStorage(digestOf(source, fields.fingerprint !== undefined))
    if (fields.fingerprint !== fingerprint) return { problem: 'changed' as const }
    const checked = await onStorage(checkFile(source, fields.filename, rule.kinds))
    if ('problem' in checked) return checked
    const { kind, isLocked, hasActiveContent } = checked
    const name = fileNameOf(fields.filename, kind)
    return { key: row.fileKey, bytes: row.bytes, sha256, name, kind, isLocked, hasActiveContent }
  }

  async function reject(row: UploadsTable, problem: UploadProblem): Promise<Refusal<'invalid'>> {
    const fields = messageOf(rule, problem, config.maxFileBytes)
    await remove(row, JSON.stringify(fields))
    return refuse('invalid', { fields })
  }

  /** Removes the bytes of an upload. @param problem why, for a later request; `undefined` to forget the upload */
  async function remove(row: UploadsTable, problem?: string): Promise<void> {
    const { reference } = row
    forget(reference)
    const objects = await store(database, async (transaction) => {
      const ended = await (
        problem === undefined
          ? transaction.deleteFrom('uploads').where('reference', '=', reference).returning('claimedAt')
          : transaction
              .updateTable('uploads')
              .set({ problem })
              .where('reference', '=', reference)
              .returning('claimedAt')
      ).executeTakeFirst()
      // The file of a claimed upload belongs to the feature.
      return ended?.claimedAt === null ? deleteFile(transaction, row.fileKey) : []
    })
    for (const name of objects) await onStorage(fileStore.objects.remove(name))
  }

  return {
    async create(call) {
      const { params, body, reference } = call
      const { length } = call.resumable
      const { username } = signedIn(call)
      const now = clock()
      const fields = JSON.stringify(body)
      const key = randomUUID()
      const wrapped = await fileStore.newKey(key)
      const outcome = await store(database, async (transaction) => {
        const known = await transaction
          .selectFrom('uploads')
          .selectAll()
          .where('reference', '=', reference)
          .executeTakeFirst()
        if (known) {
          const isSame =
            known.collection === collection &&
            known.username === username &&
            known.params === writeParams(params) &&
            known.fields === fields &&
            known.bytes === length
          return isSame ? { row: known } : refuse('referenceReused')
        }
        const { open } = await transaction
          .selectFrom('uploads')
          .select(({ fn }) => fn.countAll<number>().as('open'))
          .where('username', '=', username)
          .where('claimedAt', 'is', null)
          .where('problem', 'is', null)
          .executeTakeFirstOrThrow()
        if (open >= MAX_OPEN) return refuse('tooMany', { retryAfter: 600 })
        await insertFile(transaction, { key, collection, dataKey: wrapped, now })
        const row = await transaction
          .insertInto('uploads')
          .values({
            reference,
            collection,
            username,
            params: writeParams(params),
            fields,
            bytes: length,
            fileKey: key,
            file: null,
            problem: null,
            claimedAt: null,
            createdAt: now.toISOString(),
            expiresAt: new Date(now.getTime() + UPLOAD_LIFETIME_MS).toISOString(),
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        return { row }
      })
      if ('problem' in outcome) return outcome
      const { row } = outcome
      const stored = await load(database, (reading) => findFile(reading, row.fileKey))
      return answer(201, row, endOf(stored), {
        Location: fillPath(path, { ...params, [uploadParam]: reference }),
      })
    },

    async offset(call) {
      await endPending(call)
      const found = await find(call)
      if ('problem' in found) return found
      const { row, offset } = found
      if (row.problem !== null || (row.file === null && isExpired(row))) return refuse('uploadEnded')
      // A process ended after it had stored the last bytes.
      if (row.file === null && offset === row.bytes && (await complete(row))) return refuse('uploadEnded')
      return answer(200, row, row.file === null ? offset : row.bytes)
    },

    async append(call) {
      const { bytes: incoming, resumable } = call
      await endPending(call)
      const found = await find(call)
      if ('problem' in found) return found
      const { row, file, offset } = found
      const isAtEnd = resumable.offset === row.bytes
      if (row.problem !== null)
        return isAtEnd
          ? refuse('invalid', { fields: JSON.parse(row.problem) as Record<string, string> })
          : refuse('uploadEnded')
      if (row.file !== null) return isAtEnd ? answer(204, row, row.bytes) : refuse('wrongOffset')
      if (!file || isExpired(row) || file.parts.length >= MAX_PARTS) return refuse('uploadEnded')
      if (resumable.offset !== offset) return refuse('wrongOffset')
      const tooLarge = refuse('tooLarge')
      if (offset + (incoming.announced ?? 0) > row.bytes) return tooLarge

      const work = receive(row, file, offset, incoming)
      pending.set(row.reference, { stop: incoming.stop, ended: work })
      const received = await work.finally(() => pending.delete(row.reference))
      if (received === 'tooLarge') return tooLarge
      if (received === 'conflict') return refuse('wrongOffset')
      if (received.position === row.bytes) {
        const refusal = await complete(row)
        return refusal ?? answer(204, row, row.bytes)
      }
      return received.refusal ?? answer(204, row, received.position)
    },

    async cancel(call) {
      await endPending(call)
      const found = await find(call)
      if ('problem' in found) return found
      await remove(found.row)
      return { status: 204, body: undefined, headers: {} }
    },
  }

  /** Stores the bytes of a request, also those of one that is interrupted. */
  async function receive(row: UploadsTable, file: FileRow, offset: number, incoming: IncomingBytes) {
    const { fingerprint } = JSON.parse(row.fields) as { readonly fingerprint?: string }
    const known = digests.get(row.reference)
    digests.delete(row.reference)
    if (known?.position !== offset) known?.drop()
    const digest =
      known?.position === offset
        ? known
        : offset === 0
          ? sealingThread.createDigest(fingerprint !== undefined)
          : undefined
    const dataKey = await fileStore.dataKeyOf(row.fileKey, file.dataKey)
    const onPart = (part: Part) =>
      store(database, async (transaction) => void (await insertPart(transaction, row.fileKey, part))).catch(
        async (error: unknown) => {
          // Not after a timeout, when the row may still be committed: it is then removed as a stray object.
          if (isUniqueViolation(error)) await fileStore.objects.remove(part.object)
          throw error
        },
      )
    const writer = writeParts(fileStore.objects, {
      dataKey,
      start: offset,
      onPart,
      sealer: digest ?? sealingThread,
    })
    let received = offset
    try {
      const refusal = await incoming.read((piece) => {
        received += piece.length
        if (received > row.bytes) throw new TooLongError()
        const writing = writer.write(piece)
        return writing && onStorage(writing)
      })
      await onStorage(writer.end())
      remember(row.reference, digest)
      return { position: received, refusal }
    } catch (error) {
      digest?.drop()
      await writer.discard().catch(() => {})
      if (error instanceof TooLongError) return 'tooLarge'
      // Another instance has stored other bytes there.
      if (isUniqueViolation(error)) return 'conflict'
      throw error
    }
  }

  function remember(reference: string, digest: ThreadDigest | undefined): void {
    if (!digest) return
    digests.set(reference, digest)
    const [oldest] = digests.keys()
    if (digests.size > MAX_DIGESTS && oldest !== undefined) forget(oldest)
  }

  function forget(reference: string): void {
    digests.get(reference)?.drop()
    digests.delete(reference)
  }
}

/** Reads the stored bytes: of an upload that another process began. */
async function digestOf(source: ByteSource, hasFingerprint: boolean): Promise<FinishedDigest> {
  const digest = createUploadDigest(hasFingerprint)
  for await (const piece of source.stream()) digest.update(piece)
  return digest.finish()
}

class TooLongError extends Error {}

/** Rolls back the transaction. */
class RefusedByFeature extends Error {
  readonly refusal: Refusal<'invalid'>
  constructor(refusal: Refusal<'invalid'>) {
    super('The feature rejected the file.')
    this.refusal = refusal
  }
}

function refusalOf(error: unknown): Refusal<'invalid'> {
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof RefusedByFeature) return cause.refusal
  throw error
}

/** Where the stored parts end. */
const endOf = (file: FileRow | undefined): number => {
  const last = file?.parts.at(-1)
  return last ? last.start + last.bytes : 0
}
