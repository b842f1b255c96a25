/** The client portal in trials: a pair of stores, a client with a member, and uploads by the tus protocol. */
import crypto, { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { request } from 'node:http'
import type { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { referenceHeader, tusHeaders, tusMedia, tusVersion, writeMetadata } from '@anupalan/server/contract'
import { nameKey } from '@anupalan/server/contract/core/name-key'
import { clientProfile } from '../../server/contract/conformance/client-calls.ts'
import { collections } from '../../server/features.ts'
import { readConfig } from '../../server/platform/config/config.ts'
import { store } from '../../server/platform/database/database.ts'
import { openFileStores } from '../../server/platform/files/file-store.ts'
import type { FileStores } from '../../server/platform/files/file-store.ts'
import { removeStrayFiles } from '../../server/platform/files/remove-stray-files.ts'
import type { Database } from '../../server/platform/database/database.ts'
import { addAccount, addSession } from '../../server/testing/accounts.ts'
import { freePort } from '../../server/testing/cluster.ts'
import { startS3 } from '../../server/testing/s3-server.ts'
import type { ServerProcess } from '../../server/testing/start-process.ts'
import { call, createEnvironment, newReferenceOf } from './environment.ts'
import type { CallOptions, DatabaseName, Environment, HttpResponse } from './environment.ts'
import type { TrialContext } from './trial.ts'

/**
 * s3rver makes the tokens of the pages of a list, of 1,000 objects each, with DES, which OpenSSL 3 no longer has. Triple
 * DES with three equal keys is the same.
 */
function replaceDes(): void {
  for (const name of ['createCipheriv', 'createDecipheriv'] as const) {
    const create = crypto[name] as (algorithm: string, key: Buffer, ...rest: unknown[]) => unknown
    const replaced = (algorithm: string, key: Buffer, ...rest: unknown[]) =>
      algorithm === 'des'
        ? create('des-ede3-cbc', Buffer.concat([key, key, key]), ...rest)
        : create(algorithm, key, ...rest)
    Object.assign(crypto, { [name]: replaced })
  }
}

/** The stores on which trials of files run. */
export const storePairs = [
  { name: 'SQLite and folder', database: 'SQLite' },
  { name: 'PostgreSQL and S3', database: 'PostgreSQL' },
] as const satisfies readonly { readonly name: string; readonly database: DatabaseName }[]

export type StorePair = (typeof storePairs)[number]

export interface Portal {
  readonly environment: Environment
  readonly settings: Readonly<Record<string, string>>
  /** The same for every server of the trial. */
  readonly url: string
  /** The id of a client. */
  readonly client: string
  /** Cookie of a member of the client with full access. */
  readonly member: string
  /** Cookie of an admin. */
  readonly staff: string
  start(more?: Readonly<Record<string, string>>): ServerProcess
  /** Names of the stored objects of documents, those of unfinished writes included. */
  objects(): string[]
  withFiles<Result>(
    run: (stores: { files: FileStores; database: Database }) => Promise<Result>,
  ): Promise<Result>
}

/** Whose calls are made, of which client, and where. */
export interface PortalMember extends Pick<Portal, 'url' | 'client' | 'member'> {
  /** By default each call has a connection of its own. */
  readonly agent?: Agent
}

export async function openPortal(context: TrialContext, { database: kind }: StorePair): Promise<Portal> {
  const { defer } = context
  const environment = await createEnvironment(context, kind)
  const s3 = kind === 'PostgreSQL' ? await startS3() : undefined
  if (s3) {
    replaceDes()
    defer(() => s3.remove())
  }
  const port = await freePort()
  const settings: Readonly<Record<string, string>> = {
    ...environment.settings,
    PORT: String(port),
    FILES_KEY: 'the-key-of-the-files-of-this-trial',
    ...(s3 && { FILES_URL: s3.url }),
  }
  const client = randomUUID()
  const [member, staff] = await environment.query(async (database) => {
    const usernames = [
      await addAccount(database, { isCheap: true }),
      await addAccount(database, { role: 'admin', isCheap: true }),
    ] as const
    const at = new Date().toISOString()
    await store(database, async (transaction) => {
      await transaction
        .insertInto('clients')
        .values({
          id: client,
          nameKey: nameKey(clientProfile.name),
          profile: JSON.stringify(clientProfile),
          consultant: usernames[1],
          version: 1,
          createdAt: at,
          changedAt: at,
          erasedAt: null,
        })
        .execute()
      await transaction
        .insertInto('clientMembers')
        .values({ client, username: usernames[0], access: 'full', addedAt: at })
        .execute()
    })
    return [await addSession(database, usernames[0]), await addSession(database, usernames[1])]
  })
  return {
    environment,
    settings,
    url: `http://127.0.0.1:${port}`,
    client,
    member,
    staff,
    start: (more) => environment.start({ ...settings, ...more }),
    objects: () => s3?.contents() ?? filesIn(join(settings.DATA_DIR!, 'files', 'documents')),
    withFiles: (run) =>
      environment.query((database) =>
        run({ database, files: openFileStores({ config: readConfig(settings), collections, database }) }),
      ),
  }
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : []

/** The newest versions that are stored, with the account that sent each. */
export const versionsOf = ({ environment }: Portal) =>
  environment.query((database) =>
    database.selectFrom('documentVersions').selectAll().orderBy('sentAt').execute(),
  )

/**
 * What is left of uploads a day later, when none can be continued: objects that no document has, and parts of documents
 * without their object.
 */
export const leftOver = (portal: Portal) =>
  portal.withFiles(async ({ database, files }) => {
    const later = new Date(Date.now() + 25 * 60 * 60 * 1000)
    await removeStrayFiles({ database, files, clock: () => later }, { isAlone: true })
    const parts = await database
      .selectFrom('fileParts')
      .innerJoin('documentVersions', 'documentVersions.fileKey', 'fileParts.fileKey')
      .select('object')
      .execute()
    // The end of the names, which the files of the S3 server have too.
    const listed = new Set(parts.map(({ object }) => object.slice(-12)))
    const stored = portal.objects().map((path) => path.replace(/\._S3rver_object$/, '').slice(-12))
    return {
      stray: stored.filter((name) => !listed.has(name)),
      lost: [...listed].filter((name) => !stored.includes(name)),
    }
  })

export interface Sent {
  readonly name: string
  readonly content: Buffer
  /** Of the upload and of the document, so that both calls can be repeated. */
  readonly upload: string
  readonly document: string
  readonly fingerprint?: string
}

export const newUpload = (name: string, content: Buffer, fingerprint?: string): Sent => ({
  name,
  content,
  upload: newReferenceOf('UP'),
  document: newReferenceOf('DO'),
  ...(fingerprint !== undefined && { fingerprint }),
})

/** A call of the member of the client, or of another caller. */
export const callPortal = (
  { url, client, member, agent }: PortalMember,
  path: string,
  { cookie = member, headers, ...options }: CallOptions & { readonly cookie?: string } = {},
): Promise<HttpResponse> =>
  call(`${url}/api/clients/${client}/${path}`, {
    timeout: 120_000,
    agent,
    ...options,
    headers: { Origin: url, Cookie: cookie, ...headers },
  })

const tus = { [tusHeaders.version]: tusVersion }

/** Starts an upload. @param length as stated; that of the content by default */
export const startUpload = (portal: PortalMember, sent: Sent, length = sent.content.length) =>
  callPortal(portal, 'uploads', {
    method: 'POST',
    headers: {
      ...tus,
      [referenceHeader]: sent.upload,
      [tusHeaders.length]: String(length),
      [tusHeaders.metadata]: writeMetadata({
        filename: sent.name,
        ...(sent.fingerprint !== undefined && { fingerprint: sent.fingerprint }),
      }),
    },
  })

export const appendHeaders = (offset: number) => ({
  ...tus,
  'Content-Type': tusMedia,
  [tusHeaders.offset]: String(offset),
})

/** Sends the bytes from an offset on. */
export const appendBytes = (portal: PortalMember, { upload }: Sent, offset: number, bytes: Buffer) =>
  callPortal(portal, `uploads/${upload}`, {
    method: 'PATCH',
    headers: { ...appendHeaders(offset), 'Content-Length': String(bytes.length) },
    body: bytes,
  })

/** Sends some of the bytes that it announces, and loses the connection. */
export const cutOff = (
  { url, client, member }: PortalMember,
  { upload }: Sent,
  offset: number,
  bytes: Buffer,
  part: number,
) =>
  new Promise<void>((resolve) => {
    const sent = request(`${url}/api/clients/${client}/uploads/${upload}`, {
      method: 'PATCH',
      agent: false,
      headers: {
        ...appendHeaders(offset),
        'Content-Length': String(bytes.length),
        Origin: url,
        Cookie: member,
      },
    })
    sent.on('error', () => {}).on('close', () => resolve())
    sent.on('response', (response) => response.resume())
    sent.write(bytes.subarray(0, part), () => sent.destroy())
  })

/** How many bytes have arrived, or the status of a refusal. */
export async function offsetOf(portal: PortalMember, { upload }: Sent) {
  const { status, headers } = await callPortal(portal, `uploads/${upload}`, { method: 'HEAD', headers: tus })
  return { status, offset: Number(headers['upload-offset']) }
}

/** Adds a finished upload as a document. */
export const addDocument = (portal: PortalMember, { upload, document }: Sent, more: object = {}) =>
  callPortal(portal, 'documents', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [referenceHeader]: document },
    body: JSON.stringify({ upload, category: 'bank', year: '2026-27', ...more }),
  })

export interface UploadOptions {
  /** The part of the rest, from 0 to 1, after which the connection of this attempt is lost; `undefined` if it is not. */
  readonly cut?: () => number | undefined
  /** Ms for all attempts. */
  readonly patience?: number
}

/**
 * Uploads a file and adds it, as the browser does: each step is repeated until it is answered, also while the server is
 * down.
 *
 * @returns the response to the last step, and how often a connection was lost.
 */
export async function uploadDocument(
  portal: PortalMember,
  sent: Sent,
  { cut = () => undefined, patience = 300_000 }: UploadOptions = {},
): Promise<{ readonly response: HttpResponse; readonly losses: number }> {
  const until = performance.now() + patience
  let losses = 0
  const persist = async (step: () => Promise<HttpResponse>): Promise<HttpResponse> => {
    for (;;) {
      const response = await step().catch(() => undefined)
      if (response && response.status !== 503) return response
      losses++
      if (performance.now() > until) throw new Error(`${sent.name} was not sent in ${patience} ms`)
      await wait(100)
    }
  }
  const started = await persist(() => startUpload(portal, sent))
  if (started.status !== 201) return { response: started, losses }
  const { length } = sent.content
  for (;;) {
    const at = await persist(() =>
      callPortal(portal, `uploads/${sent.upload}`, { method: 'HEAD', headers: tus }),
    )
    const offset = Number(at.headers['upload-offset'])
    if (at.status !== 200) return { response: at, losses }
    if (offset === length) break
    const rest = sent.content.subarray(offset)
    const part = cut()
    if (part === undefined) {
      const response = await appendBytes(portal, sent, offset, rest).catch(() => undefined)
      if (response && ![204, 408, 409, 503].includes(response.status)) return { response, losses }
      if (response?.status !== 204) losses++
    } else {
      await cutOff(portal, sent, offset, rest, Math.floor(rest.length * part))
      losses++
    }
    if (performance.now() > until) throw new Error(`${sent.name} was not sent in ${patience} ms`)
  }
  return { response: await persist(() => addDocument(portal, sent)), losses }
}
