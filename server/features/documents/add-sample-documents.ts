/** Sample documents of a sample client, for a first look on one's own machine. */
import { createReference } from '@anupalan/server/contract'
import type { ReferenceKind } from '@anupalan/server/contract'
import { nameKey } from '@anupalan/server/contract/core/name-key'
import {
  sampleActivity,
  sampleClientName,
  sampleDocuments,
  sampleRequest,
} from '@anupalan/server/contract/documents/samples'
import type { SampleDocument, SampleStep, SampleVersion } from '@anupalan/server/contract/documents/samples'
import { requestWaitsFor } from '@anupalan/server/contract/documents/rules'
import { randomBytes, randomUUID } from 'node:crypto'
import { addDays, istDate } from '../../compliance/ist.ts'
import type { Context } from '../../platform/context.ts'
import { recordActivity } from '../../platform/database/activity.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { DAY_MS } from '../../platform/jobs/jobs.ts'
import { documentsCollection } from './collection.ts'

/** Clients of one query. */
const PAGE = 100

const newReference = <Kind extends ReferenceKind>(kind: Kind) => createReference(kind, randomBytes)

/** Adds documents, a request and an approval to the sample client, unless it has documents already. */
export async function addSampleDocuments(context: Context): Promise<readonly string[]> {
  const { database, clock } = context
  const client = await findSampleClient(context)
  const existing =
    client &&
    (await load(database, (reading) =>
      reading.selectFrom('documents').select('id').where('client', '=', client).limit(1).executeTakeFirst(),
    ))
  if (!client || existing) return []
  const at = (daysAgo: number) => new Date(clock().getTime() - daysAgo * DAY_MS).toISOString()
  const files = new Map<SampleVersion, StoredContent>()
  for (const { versions } of sampleDocuments)
    for (const version of versions) files.set(version, await storeContent(context, version))
  await store(database, async (transaction) => {
    const ids = new Map(sampleDocuments.map(({ id }) => [id, randomUUID()]))
    for (const document of sampleDocuments)
      await insertDocument(transaction, { client, document, id: ids.get(document.id)!, files, at })
    const request = await insertRequest(transaction, {
      client,
      ids,
      at,
      dueOn: addDays(istDate(clock().getTime()), sampleRequest.dueInDays),
    })
    for (const { by, daysAgo, subject, ...entry } of sampleActivity)
      await recordActivity(
        transaction,
        { username: by, role: by === 'imran' ? 'admin' : 'client' },
        { client, ...entry, subject: { ...subject, id: ids.get(subject.id) ?? request } },
        new Date(at(daysAgo)),
      )
  })
  return []
}

async function findSampleClient({ database, ports }: Context): Promise<string | undefined> {
  let after: string | undefined
  for (;;) {
    const from = after
    const page = await load(database, (reading) => ports.clients.page(reading, from, PAGE))
    const found = page.find(({ profile }) => profile.name === sampleClientName)
    if (found || page.length < PAGE) return found?.id
    after = page.at(-1)?.id
  }
}

interface StoredContent {
  readonly fileKey: string
  readonly bytes: number
  readonly sha256: string
}

async function storeContent({ files }: Context, { content }: SampleVersion): Promise<StoredContent> {
  const file = await files.of(documentsCollection).begin()
  await file.write(Buffer.from(content()))
  const { bytes, sha256 } = await file.finish()
  return { fileKey: await file.keep(), bytes, sha256 }
}

interface NewSample {
  readonly client: string
  readonly id: string
  readonly document: SampleDocument
  readonly files: ReadonlyMap<SampleVersion, StoredContent>
  readonly at: (daysAgo: number) => string
}

async function insertDocument(
  transaction: Transaction,
  { client, id, document, files, at }: NewSample,
): Promise<void> {
  const { name, category, year, deliveredAs = null, versions, comments = [], approvalNote } = document
  const newest = versions.at(-1)!
  const isByStaff = Number(deliveredAs !== null)
  const [sender, reader] = deliveredAs === null ? ['asha', 'imran'] : ['imran', 'asha']
  await transaction
    .insertInto('documents')
    .values({
      id,
      client,
      source: deliveredAs === null ? 'client' : 'firm',
      deliveredAs,
      name,
      nameKey: nameKey(name),
      category,
      year,
      task: null,
      newest: versions.length,
      sentAt: at(newest.daysAgo),
      version: 1,
      createdAt: at(versions[0]!.daysAgo),
      removedAt: null,
    })
    .execute()
  for (const [index, version] of versions.entries()) {
    const number = index + 1
    const seenAt = version.seenDaysAgo === undefined ? null : at(version.seenDaysAgo)
    const content = files.get(version)!
    await transaction
      .insertInto('documentVersions')
      .values({
        document: id,
        number,
        client,
        ...content,
        fileName: name,
        kind: version.kind,
        isLocked: 0,
        sentBy: sender,
        isByStaff,
        sentAt: at(version.daysAgo),
        seenAt,
        reference: newReference('DO'),
        sentAs: '',
      })
      .execute()
    if (seenAt !== null)
      await transaction
        .insertInto('documentViews')
        .values({
          document: id,
          position: number,
          number,
          username: reader,
          isByStaff: 1 - isByStaff,
          how: 'opened',
          at: seenAt,
        })
        .execute()
    if (number === versions.length && approvalNote !== undefined)
      await transaction
        .insertInto('approvals')
        .values({
          id: randomUUID(),
          client,
          document: id,
          number,
          sha256: content.sha256,
          note: approvalNote,
          status: 'waiting',
          askedAt: at(version.daysAgo),
          askedBy: sender,
          decidedAt: null,
          decidedBy: null,
          reason: '',
        })
        .execute()
  }
  for (const [index, { by, text, daysAgo }] of comments.entries())
    await transaction
      .insertInto('comments')
      .values({
        reference: newReference('DC'),
        client,
        subject: id,
        position: index + 1,
        author: by,
        isByStaff: Number(by === 'imran'),
        text,
        createdAt: at(daysAgo),
      })
      .execute()
}

async function insertRequest(
  transaction: Transaction,
  {
    client,
    ids,
    at,
    dueOn,
  }: Pick<NewSample, 'client' | 'at'> & {
    readonly ids: ReadonlyMap<string, string>
    readonly dueOn: ReturnType<typeof istDate>
  },
): Promise<string> {
  const { title, note, daysAgo, items } = sampleRequest
  const asked: SampleStep = { status: 'asked', by: 'imran', daysAgo }
  const statuses = items.map(({ steps }) => steps.at(-1)?.status ?? asked.status)
  const waitsFor = requestWaitsFor(statuses)
  const request = randomUUID()
  await transaction
    .insertInto('documentRequests')
    .values({
      id: request,
      client,
      title,
      note,
      dueOn,
      task: null,
      waitsFor,
      waitsSince: waitsFor === 'client' ? at(daysAgo) : null,
      createdAt: at(daysAgo),
      version: 1,
    })
    .execute()
  for (const [position, { steps, document, ...item }] of items.entries()) {
    const id = randomUUID()
    await transaction
      .insertInto('requestItems')
      .values({
        id,
        request,
        position,
        title: item.title,
        note: item.note,
        category: item.category,
        year: item.year,
        status: statuses[position]!,
      })
      .execute()
    for (const [index, step] of [asked, ...steps].entries())
      await transaction
        .insertInto('requestSteps')
        .values({
          item: id,
          position: index + 1,
          status: step.status,
          at: at(step.daysAgo),
          actor: step.by,
          isByStaff: Number(step.by === 'imran'),
          reason: step.reason ?? null,
          text: step.text ?? '',
        })
        .execute()
    const sent = document === undefined ? undefined : ids.get(document)
    if (sent !== undefined)
      await transaction
        .insertInto('requestDocuments')
        .values({ item: id, document: sent, position: 1 })
        .execute()
  }
  return request
}
