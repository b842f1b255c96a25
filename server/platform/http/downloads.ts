/** Files in responses: saved by the browser, never shown by it. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { attachment, refuse } from '@anupalan/server/contract'
import type { FileBody, Refusal } from '@anupalan/server/contract'
import type { Response } from 'express'
import { DamagedFileError, MissingFileError } from '../files/file-store.ts'
import type { FileStore, StoredFile } from '../files/file-store.ts'

/**
 * A stored file as a response.
 *
 * @returns a refusal, before anything is sent, if the file is damaged or missing.
 * @throws StorageError
 */
export async function downloadOf(
  files: Pick<FileStore, 'read'>,
  file: StoredFile,
  { name, type }: Pick<FileBody, 'name' | 'type'>,
): Promise<FileBody | Refusal<'fileDamaged'>> {
  try {
    return { name, type, bytes: file.bytes, content: await files.read(file) }
  } catch (error) {
    if (error instanceof DamagedFileError || error instanceof MissingFileError) return refuse('fileDamaged')
    throw error
  }
}

/**
 * Sends a file as fast as it is read. The headers of API responses forbid it to load anything; `sandbox` also gives it
 * no origin if a browser shows it after all.
 */
export async function sendFile(response: Response, { name, type, bytes, content }: FileBody): Promise<void> {
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Disposition', attachment(name))
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
  if (bytes !== undefined) response.setHeader('Content-Length', String(bytes))
  const source = Readable.from(content, { objectMode: false })
  if (response.req.method === 'HEAD') {
    source.destroy()
    response.end()
    return
  }
  try {
    await pipeline(source, response)
  } catch (error) {
    // The reader has disconnected: nobody is left to be told.
    if (isDisconnected(error)) return
    throw error
  }
}

const isDisconnected = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
