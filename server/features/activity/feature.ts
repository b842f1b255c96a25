import { refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/activity/endpoints'
import { activitySection } from '@anupalan/server/contract/activity/export'
import type { Activity } from '@anupalan/server/contract/activity/schema'
import type { DocumentCaller } from '@anupalan/server/contract/documents/permissions'
import type { RequestContext } from '../../platform/context.ts'
import { toPersonName } from '../../platform/database/conversations.ts'
import { load } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/database.ts'
import { readPages } from '../../platform/database/read-pages.ts'
import type { ActivityTable } from '../../platform/database/tables.ts'
import { defineFeature } from '../../platform/feature.ts'
import type { Call, Handlers } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { ClientExport, ExportRequest, ExportSource, People } from '../../platform/ports.ts'

export const activity = defineFeature<Handlers<typeof endpoints>>({
  name: 'activity',
  exportClient: (source, request) => exportActivity(source, request),
  handlers: (context) => ({
    listActivity: {
      owns: ({ user, params }) =>
        load(
          context.database,
          async (reading) =>
            (await context.ports.clients.accessOf(reading, user, params.client)) !== undefined,
        ),
      handle: (call) => listActivity(context, call),
    },
  }),
})

function listActivity({ database, ports }: RequestContext, call: Call<'listActivity'>) {
  const { client, after, limit } = call.params
  const user = signedIn(call)
  const { username } = user
  return load(database, async (reading) => {
    const access = await ports.clients.accessOf(reading, user, client)
    if (access === undefined) return refuse('notFound')
    const reader = { access, username }
    const rows = await readRows(reading, client, { before: after || undefined, limit: limit + 1, reader })
    return respond(200, {
      activity: await toActivity(reading, ports.people, rows.slice(0, limit), username),
      hasMore: rows.length > limit,
    })
  })
}

interface RowsOf {
  /** An id. */
  readonly before: string | undefined
  readonly limit: number
  readonly reader: Pick<DocumentCaller, 'access' | 'username'>
}

/** The newest first. */
const readRows = (
  database: Database,
  client: string,
  { before, limit, reader: { access, username } }: RowsOf,
): Promise<ActivityTable[]> =>
  database
    .selectFrom('activity')
    .selectAll()
    .where('client', '=', client)
    // As `isActivityShown` of the contract.
    .$if(access === 'limited', (query) =>
      query.where((where) =>
        where.or([
          where('kind', '!=', 'document-opened'),
          where('isByStaff', '=', 1),
          where('actor', '=', username),
        ]),
      ),
    )
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

async function toActivity(
  database: Database,
  people: People,
  rows: readonly ActivityTable[],
  reader: string,
): Promise<Activity[]> {
  const found = await people.find(database, [...new Set(rows.flatMap(({ actor }) => actor ?? []))])
  return rows.map(({ id, kind, at, actor, isByStaff, subjectKind, subject, name, detail }) => ({
    id,
    kind,
    at,
    by: toPersonName(found, actor, isByStaff === 1),
    isOwn: actor === reader,
    subject: { kind: subjectKind, id: subject, name },
    detail,
  }))
}

const exportActivity = (source: ExportSource, request: ExportRequest): ClientExport => ({
  sections: [activitySection(() => readAll(source, request))],
})

async function* readAll({ database, ports }: ExportSource, { client, user }: ExportRequest) {
  const pages = readPages<ActivityTable, string>(
    database,
    ({ database: reading, after, limit }) =>
      // Members with limited access export nothing.
      readRows(reading, client, {
        before: after,
        limit,
        reader: { access: 'full', username: user.username },
      }),
    ({ id }) => id,
  )
  for await (const page of pages)
    yield* await load(database, (reading) => toActivity(reading, ports.people, page, user.username))
}
