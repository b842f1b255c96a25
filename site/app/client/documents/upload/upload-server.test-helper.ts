/** A server of uploads for walks: its bytes arrive when a test lets them, and a test cuts its connection. */
import { readMetadata, tusHeaders, tusVersion } from '@anupalan/server/contract/core/resumable'
import { referenceHeader } from '@anupalan/server/contract/core/reference'
import { expect, vi } from 'vitest'
import { readOf } from '../../portal-walk.test-helper.tsx'

interface Upload {
  readonly name: string
  readonly fingerprint: string
  readonly bytes: number
  /** Bytes that have arrived. */
  offset: number
}

/** Bytes that are being sent. */
interface Sending {
  readonly upload: Upload
  readonly request: UploadRequest
}

/** What is added as a document. */
interface Added {
  readonly upload: string
  readonly isDuplicateAllowed: boolean
}

const uploads = new Map<string, Upload>()
let sending: Sending[] = []
let isOnline = true

export const uploadServer = {
  /** Fingerprints of stored documents. */
  stored: new Set<string>(),
  /** Names of the files of documents that were added, in order. */
  added: [] as string[],
  /** The offsets at which bytes of a file began to be sent, by its name. */
  offsets: new Map<string, number[]>(),

  /** Receives the uploads of this test. */
  start(): void {
    uploads.clear()
    sending = []
    isOnline = true
    this.stored.clear()
    this.added = []
    this.offsets.clear()
    vi.stubGlobal('XMLHttpRequest', UploadRequest)
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  },

  /** The calls that are not of the upload's protocol. */
  async fetch(url: string, init?: RequestInit): Promise<Response> {
    if (!isOnline) throw new TypeError('offline')
    const isAdding = init?.method === 'POST' && url.endsWith('/documents')
    return isAdding ? addDocument(JSON.parse(init.body as string) as Added) : readOf(url)
  },

  /** Lets a share of a file arrive, 0 to 1. */
  async receive(name: string, share: number): Promise<void> {
    const { upload, request } = await find(name)
    upload.offset = Math.ceil(upload.bytes * share)
    request.reportProgress(upload)
    if (share < 1) return
    sending = sending.filter((each) => each.request !== request)
    request.respond(204, { [tusHeaders.offset]: String(upload.bytes) })
  },

  /** Cuts the connection: what has arrived stays. */
  disconnect(): void {
    isOnline = false
    for (const { request } of sending) request.fail()
    sending = []
  },

  connect(): void {
    isOnline = true
    dispatchEvent(new Event('online'))
  },
}

async function find(name: string): Promise<Sending> {
  const found = () => sending.find(({ upload }) => upload.name === name)
  await expect.poll(() => found() !== undefined, { message: `${name} is being sent` }).toBe(true)
  return found()!
}

function addDocument({ upload: reference, isDuplicateAllowed }: Added): Response {
  const { name, fingerprint } = uploads.get(reference)!
  const isDuplicate = uploadServer.stored.has(fingerprint) && !isDuplicateAllowed
  if (!isDuplicate) {
    uploadServer.stored.add(fingerprint)
    uploadServer.added.push(name)
  }
  const body = { document: { id: reference, name }, isDuplicate }
  return new Response(JSON.stringify(body), { status: isDuplicate ? 200 : 201 })
}

/** The browser's request, as far as the library of the protocol uses it. */
class UploadRequest {
  readonly upload: { onprogress?: (event: object) => void } = {}
  onload?: () => void
  onerror?: (event: Event) => void
  status = 0
  responseText = ''
  #method = ''
  #url = ''
  readonly #headers = new Headers()
  #response = new Headers()

  open(method: string, url: string): void {
    this.#method = method
    this.#url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  getResponseHeader(name: string): string | null {
    return this.#response.get(name)
  }

  abort(): void {
    sending = sending.filter(({ request }) => request !== this)
  }

  send(): void {
    queueMicrotask(() => (isOnline ? this.#handle() : this.fail()))
  }

  #handle(): void {
    const header = (name: string) => this.#headers.get(name) ?? ''
    if (this.#method === 'POST') {
      const reference = header(referenceHeader)
      const { filename = '', fingerprint = '' } = readMetadata(header(tusHeaders.metadata))!
      const bytes = Number(header(tusHeaders.length))
      uploads.set(reference, { name: filename, fingerprint, bytes, offset: 0 })
      this.respond(201, { Location: `${this.#url}/${reference}` })
      return
    }
    const upload = uploads.get(this.#url.split('/').at(-1)!)!
    if (this.#method === 'HEAD') {
      const { offset, bytes } = upload
      this.respond(200, { [tusHeaders.offset]: String(offset), [tusHeaders.length]: String(bytes) })
      return
    }
    const { offsets } = uploadServer
    offsets.set(upload.name, [...(offsets.get(upload.name) ?? []), Number(header(tusHeaders.offset))])
    sending.push({ upload, request: this })
  }

  /** Reports bytes that were sent by this request. */
  reportProgress({ offset }: Upload): void {
    const loaded = offset - Number(this.#headers.get(tusHeaders.offset))
    this.upload.onprogress?.({ lengthComputable: true, loaded })
  }

  respond(status: number, headers: Readonly<Record<string, string>>): void {
    this.status = status
    this.#response = new Headers({ [tusHeaders.version]: tusVersion, ...headers })
    this.onload?.()
  }

  fail(): void {
    this.onerror?.(new Event('error'))
  }
}
