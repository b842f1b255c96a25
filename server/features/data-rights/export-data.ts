/** What is stored about a client or a person, as a zip that is written while it is sent. */
import { refuse, respond } from '@anupalan/server/contract'
import { exportJson, exportPage, jsonPath, writeTime } from '@anupalan/server/contract/core/export-page'
import type { ExportSection } from '@anupalan/server/contract/core/export-page'
import { locale } from '@anupalan/server/contract/core/locale'
import { exportTexts as texts } from '@anupalan/server/contract/data-rights/rules'
import { istDate } from '../../compliance/ist.ts'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { store } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { zipOf } from '../../platform/http/zip-response.ts'
import type { ZipEntry } from '../../platform/http/zip-response.ts'

export async function exportClientData(context: RequestContext, call: Call<'exportClientData'>) {
  const { client } = call.params
  const user = signedIn(call)
  const now = context.clock()
  const name = await store(context.database, async (transaction) => {
    const access = await context.ports.clients.accessOf(transaction, user, client)
    const found = await context.ports.clients.find(transaction, client)
    if (!access || !found) return refuse('notFound')
    // Who may not act for the client may not carry its data away either.
    if (access === 'limited') return refuse('forbidden')
    await recordAudit(transaction, { action: 'client.export', subject: client, caller: call }, now)
    return found.profile.name
  })
  if (typeof name !== 'string') return name
  const { requestId, network } = call
  const parts = context.ports.exportClient(context, { client, user, caller: { requestId, network } })
  const sections = parts.flatMap((part) => part.sections)
  const files = parts.flatMap((part) => part.files ?? [])
  const head = { title: texts.title(name), note: texts.note(writeTime(now.toISOString())) }
  return respond(
    200,
    zipOf(texts.file(name, istDate(now.getTime())), entriesOf({ ...head, sections, files, now })),
  )
}

export async function exportOwnData(context: RequestContext, call: Call<'exportOwnData'>) {
  const user = signedIn(call)
  const now = context.clock()
  await store(context.database, (transaction) =>
    recordAudit(transaction, { action: 'user.export-all', user: user.username, caller: call }, now),
  )
  const sections = context.ports.exportPerson(context, user)
  const head = { title: texts.ownTitle, note: texts.ownNote(writeTime(now.toISOString())) }
  return respond(
    200,
    zipOf(texts.ownFile(istDate(now.getTime())), entriesOf({ ...head, sections, files: [], now })),
  )
}

interface Export {
  readonly title: string
  /** What it is, and when it was made. */
  readonly note: string
  readonly sections: readonly ExportSection[]
  readonly files: readonly AsyncIterable<ZipEntry>[]
  readonly now: Date
}

async function* entriesOf({ title, note, sections, files, now }: Export): AsyncGenerator<ZipEntry, void> {
  const { empty, asData } = texts
  const page = exportPage({ lang: locale, title, note, empty, asData, sections })
  yield { path: texts.page, at: now, open: () => Promise.resolve(encoded(page)) }
  for (const section of sections)
    yield { path: jsonPath(section), at: now, open: () => Promise.resolve(encoded(exportJson(section))) }
  for (const each of files) yield* each
}

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array, void> {
  for await (const text of pieces) yield Buffer.from(text)
}
