/** Resumable uploads of the mock: the handlers of their four endpoints. The bytes stay in memory. */
import {
  UPLOAD_LIFETIME_MS,
  fileNameOf,
  fillPath,
  kindOfHead,
  messageOf,
  refuse,
  uploadHeaders,
} from '@anupalan/server/contract'
import type {
  Declaration,
  FileKind,
  Reference,
  Refusal,
  Resumable,
  UploadProblem,
  User,
} from '@anupalan/server/contract'
import type { World } from './world.ts'

/** The file of a complete upload, as on the server. */
export interface MockFile {
  readonly key: string
  readonly bytes: number
  readonly sha256: string
  readonly name: string
  readonly kind: FileKind
  readonly isLocked: boolean
  readonly hasActiveContent: boolean
}

export interface MockUpload {
  readonly reference: string
  readonly username: string
  readonly params: Params
  readonly fields: Readonly<Record<string, unknown>>
  readonly file: MockFile
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
  readonly bytes: Uint8Array
}

interface Answer<Status extends number> {
  readonly status: Status
  readonly body: undefined
  readonly headers: Readonly<Record<string, string>>
}

export interface MockUploads {
  create(call: CreateCall): Answer<201> | Refusal<'referenceReused'>
  offset(call: StepCall): Answer<200> | Refusal<'notFound' | 'uploadEnded'>
  append(
    call: AppendCall,
  ): Promise<Answer<204> | Refusal<'notFound' | 'uploadEnded' | 'wrongOffset' | 'tooLarge' | 'invalid'>>
  cancel(call: StepCall): Answer<204> | Refusal<'notFound'>
  /** A complete upload that no record refers to yet. */
  find(reference: string, username: string, params: Params): MockUpload | undefined
  /** The same, once. */
  claim(reference: string, username: string, params: Params): MockUpload | undefined
  /** The bytes of a file; `undefined` after a reload of the page. */
  contentOf(key: string): Uint8Array<ArrayBuffer> | undefined
}

interface Row {
  readonly reference: string
  readonly username: string
  readonly params: string
  readonly fields: Readonly<Record<string, unknown>> & { readonly filename: string }
  readonly length: number
  readonly expiresAt: Date
  content: Uint8Array<ArrayBuffer>
  complete?: MockUpload
  problem?: Record<string, string>
  isClaimed?: true
}

export interface MockUploadsOptions {
  /** The endpoint that adds bytes; the last parameter of its path names the upload. */
  readonly endpoint: Pick<Declaration, 'path'> & { readonly resumable: Resumable<'append'> }
  /** Stores a record of the file. @returns a refusal if it is rejected after all */
  readonly finish?: (upload: MockUpload) => Refusal<'invalid'> | undefined | void
}

export function mockUploads(
  { clock }: Pick<World, 'clock'>,
  { endpoint: { path, resumable }, finish }: MockUploadsOptions,
): MockUploads {
  const { rule } = resumable
  const uploadParam = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name).at(-1) ?? ''
  const rows = new Map<string, Row>()
  const contents = new Map<string, Uint8Array<ArrayBuffer>>()

  const rowOf = (reference: string, username: string | undefined, params: Params): Row | undefined => {
    const row = rows.get(reference)
    return row && row.username === username && row.params === writeParams(params) ? row : undefined
  }
  const find = ({ params, user }: StepCall): Row | undefined => {
    const { [uploadParam]: reference = '', ...others } = params
    return rowOf(reference, user?.username, others)
  }
  const answer = <const Status extends number>(
    status: Status,
    { content, length, expiresAt, complete: file }: Row,
    more: Params = {},
  ): Answer<Status> => ({
    status,
    body: undefined,
    headers: {
      ...uploadHeaders({ offset: content.length, length, expiresAt: file ? undefined : expiresAt }),
      ...more,
    },
  })

  async function complete(row: Row): Promise<Refusal<'invalid'> | undefined> {
    const { filename } = row.fields
    const kind = kindOfHead(row.content, filename)
    if (kind === undefined || !rule.kinds.includes(kind)) return reject(row, 'wrongKind')
    const file: MockFile = {
      key: row.reference,
      bytes: row.length,
      sha256: await hash(row.content),
      name: fileNameOf(filename, kind),
      kind,
      isLocked: false,
      hasActiveContent: false,
    }
    const { reference, username, fields } = row
    const params = Object.fromEntries(JSON.parse(row.params) as [string, string][])
    const upload: MockUpload = { reference, username, params, fields, file }
    const refusal = finish?.(upload)
    if (refusal) {
      row.problem = refusal.fields ?? {}
      return refusal
    }
    row.complete = upload
    if (finish) row.isClaimed = true
    contents.set(file.key, row.content)
    return undefined
  }

  function reject(row: Row, problem: UploadProblem): Refusal<'invalid'> {
    row.problem = messageOf(rule, problem, rule.maxBytes)
    return refuse('invalid', { fields: row.problem })
  }

  const findComplete = (reference: string, username: string, params: Params): Row | undefined => {
    const row = rowOf(reference, username, params)
    return row?.complete && !row.isClaimed ? row : undefined
  }

  return {
    create({ params, user, body, reference, resumable: { length } }) {
      const username = user?.username ?? ''
      const known = rows.get(reference)
      const row = known ?? {
        reference,
        username,
        params: writeParams(params),
        fields: body,
        length,
        expiresAt: new Date(clock().getTime() + UPLOAD_LIFETIME_MS),
        content: new Uint8Array(),
      }
      const isSame =
        rowOf(reference, username, params) === known &&
        row.length === length &&
        JSON.stringify(row.fields) === JSON.stringify(body)
      if (known && !isSame) return refuse('referenceReused')
      rows.set(reference, row)
      return answer(201, row, { Location: fillPath(path, { ...params, [uploadParam]: reference }) })
    },

    offset(call) {
      const row = find(call)
      if (!row) return refuse('notFound')
      return row.problem || row.expiresAt <= clock() ? refuse('uploadEnded') : answer(200, row)
    },

    async append(call) {
      const row = find(call)
      if (!row) return refuse('notFound')
      const { offset } = call.resumable
      const isAtEnd = offset === row.length
      if (row.problem) return isAtEnd ? refuse('invalid', { fields: row.problem }) : refuse('uploadEnded')
      if (row.complete) return isAtEnd ? answer(204, row) : refuse('wrongOffset')
      if (row.expiresAt <= clock()) return refuse('uploadEnded')
      if (offset !== row.content.length) return refuse('wrongOffset')
      if (offset + call.bytes.length > row.length) return refuse('tooLarge')
      const content = new Uint8Array(offset + call.bytes.length)
      content.set(row.content)
      content.set(call.bytes, offset)
      row.content = content
      const refusal = content.length === row.length ? await complete(row) : undefined
      return refusal ?? answer(204, row)
    },

    cancel(call) {
      const row = find(call)
      if (!row) return refuse('notFound')
      rows.delete(row.reference)
      return { status: 204, body: undefined, headers: {} }
    },

    find: (...upload) => findComplete(...upload)?.complete,
    claim(...upload) {
      const row = findComplete(...upload)
      if (row) row.isClaimed = true
      return row?.complete
    },
    contentOf: (key) => contents.get(key),
  }
}

const writeParams = (params: Params) =>
  JSON.stringify(Object.entries(params).toSorted(([one], [other]) => (one < other ? -1 : 1)))

async function hash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
