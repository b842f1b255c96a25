/** What is needed once a file was chosen, loaded then. */
import { FILE_HEAD_BYTES, kindOfHead } from '@anupalan/server/contract/core/file-kinds'
import { createReference } from '@anupalan/server/contract/core/reference'
import { messageOf } from '@anupalan/server/contract/core/resumable'
import { uploadRule } from '@anupalan/server/contract/documents/rules'
import { randomBytes } from '../../../../ui/api.ts'
import { fingerprintOf } from '../../../../ui/resumable-upload.ts'
import { startedUpload } from './started-uploads.ts'
import { FileError } from './file-error.ts'
import type { Prepared, UploadInput } from './upload-context.ts'

export { cancelUpload, loadLibrary, uploadResumable } from '../../../../ui/resumable-upload.ts'

/** The message if a file cannot be sent: too large, empty, or of a kind that is not accepted. */
async function problemOf(file: File, maxBytes: number): Promise<string | undefined> {
  const { field } = uploadRule
  const message = (problem: 'empty' | 'large' | 'wrongKind') =>
    messageOf(uploadRule, problem, maxBytes)[field]
  if (file.size === 0) return message('empty')
  if (file.size > maxBytes) return message('large')
  const head = new Uint8Array(await file.slice(0, FILE_HEAD_BYTES).arrayBuffer())
  return kindOfHead(head, file.name) === undefined ? message('wrongKind') : undefined
}

/** Reads a file once: what it is, and whether a part of it was sent before. @throws FileError if it cannot be sent */
export async function prepare({ file, target }: UploadInput): Promise<Prepared> {
  const problem = await problemOf(file, target.maxBytes ?? uploadRule.maxBytes)
  if (problem !== undefined) throw new FileError(problem)
  const fingerprint = await fingerprintOf(file)
  const started = startedUpload(target.client, fingerprint)
  return {
    reference: started ?? createReference('UP', randomBytes),
    fingerprint,
    isStarted: started !== undefined,
  }
}
