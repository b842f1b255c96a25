/**
 * Objects of a service with the protocol of S3. The client is loaded with the first request, because it takes memory
 * that a server without such a service does not need.
 */
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import type { FilesService } from '../config/settings.ts'
import { MissingObjectError } from './object-store.ts'
import type { NewObject, ObjectStore } from './object-store.ts'
import { sealedSize } from './segments.ts'
import { isFileKey } from './stored-path.ts'

/** An upload keeps this much of its last part in memory, and a killed process loses less of it; bytes. */
const PART_BYTES = 4 * 1024 * 1024

/** In ms: a service that does not respond fails a request in less than a caller waits for. */
const timeouts = {
  connectionTimeout: 3_000,
  socketTimeout: 15_000,
  requestTimeout: 15_000,
  throwOnRequestTimeout: true,
}

/** Attempts of a request, with increasing pauses. */
const MAX_ATTEMPTS = 3

/** Object that `check` writes. */
const checked = '.check'

/** @param collection such as `applications`. */
export function openS3(service: FilesService, collection: string): ObjectStore {
  const { bucket: Bucket, prefix } = service
  const keyOf = (name: string) => `${prefix}${collection}/${name}`
  let loaded: Promise<{ sdk: Sdk; client: S3Client }> | undefined

  const load = () => (loaded ??= loadClient(service))

  async function put(name: string, Body: Buffer | Readable, ContentLength: number): Promise<void> {
    const { sdk, client } = await load()
    await client.send(new sdk.PutObjectCommand({ Bucket, Key: keyOf(name), Body, ContentLength }))
  }

  async function sizeOf(name: string): Promise<number | undefined> {
    const { sdk, client } = await load()
    try {
      return (await client.send(new sdk.HeadObjectCommand({ Bucket, Key: keyOf(name) }))).ContentLength
    } catch (error) {
      if (isNotFound(error)) return undefined
      throw error
    }
  }

  async function get(name: string, range?: string): Promise<Readable> {
    const { sdk, client } = await load()
    try {
      const { Body } = await client.send(
        new sdk.GetObjectCommand({ Bucket, Key: keyOf(name), ...(range && { Range: range }) }),
      )
      // In Node it is the response.
      return Body as Readable
    } catch (error) {
      throw isNotFound(error) ? new MissingObjectError(name, { cause: error }) : error
    }
  }

  return {
    partBytes: PART_BYTES,
    check: () => put(checked, Buffer.from('ok'), 2),
    create: () => Promise.resolve(newObject(put, remove)),
    sizeOf,
    async read(name, start, end) {
      if (start < end) return get(name, `bytes=${start}-${end - 1}`)
      if ((await sizeOf(name)) === undefined) throw new MissingObjectError(name)
      return Readable.from([])
    },
    remove,
    async storedUpTo(instant) {
      const { sdk, client } = await load()
      const names: string[] = []
      for (let token: string | undefined, isFirst = true; isFirst || token !== undefined; isFirst = false) {
        const page = await client.send(
          new sdk.ListObjectsV2Command({
            Bucket,
            Prefix: keyOf(''),
            ...(token !== undefined && { ContinuationToken: token }),
          }),
        )
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const name = Key.slice(keyOf('').length)
          if (isFileKey(name) && LastModified !== undefined && LastModified <= instant) names.push(name)
        }
        token = page.IsTruncated ? page.NextContinuationToken : undefined
      }
      return names
    },
    // An object is stored completely by one request, or not at all.
    removeUnfinished: () => Promise.resolve(0),
    async copyTo(name, path) {
      try {
        await pipeline(await get(name), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
        return true
      } catch (error) {
        if (error instanceof MissingObjectError) return false
        throw error
      }
    },
    async copyFrom(name, path) {
      const { size } = await stat(path)
      await put(name, createReadStream(path), size)
    },
  }

  async function remove(name: string): Promise<void> {
    const { sdk, client } = await load()
    await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(name) }))
  }
}

type Sdk = typeof import('@aws-sdk/client-s3')

async function loadClient({ endpoint, region, accessKey, secretKey }: FilesService) {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Services other than AWS seldom have a host name for each bucket.
    forcePathStyle: true,
    // Not every service decodes the trailers of the newer checksums; contents are authenticated by their encryption.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: timeouts,
  })
  return { sdk, client }
}

function newObject(
  put: (name: string, body: Buffer, length: number) => Promise<void>,
  remove: (name: string) => Promise<void>,
): NewObject {
  const name = randomUUID()
  // One request needs all of it. Allocated once, so that it is not copied.
  let content: Buffer | undefined
  let filled = 0
  let isStored = false
  return {
    name,
    write(bytes) {
      content ??= Buffer.allocUnsafeSlow(sealedSize(PART_BYTES))
      if (filled + bytes.length > content.length)
        content = Buffer.concat([content.subarray(0, filled)], filled + bytes.length)
      content.set(bytes, filled)
      filled += bytes.length
      return Promise.resolve()
    },
    async finish() {
      await put(name, (content ?? Buffer.alloc(0)).subarray(0, filled), filled)
      isStored = true
      content = undefined
    },
    async discard() {
      content = undefined
      if (isStored) await remove(name)
    },
  }
}

const isNotFound = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'NoSuchKey' ||
    error.name === 'NotFound' ||
    ('$metadata' in error && (error.$metadata as { httpStatusCode?: number }).httpStatusCode === 404))
