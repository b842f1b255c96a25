/**
 * The first page of each list of the staff with 1,000 enquiries, clients, meetings, applications, entries of the audit
 * trail and accounts, and with 100,000 of each: `npm run soak -- --only "lists of the staff"`.
 */
import { addDays, istDate } from '@anupalan/server/compliance/ist'
import { addAccount, addSession } from '../../../server/testing/accounts.ts'
import { databaseKinds } from '../../../server/testing/databases.ts'
import type { DatabaseKind } from '../../../server/testing/databases.ts'
import { startTestServer } from '../../../server/testing/start-server.ts'
import {
  addApplications,
  addAuditEntries,
  addBookings,
  addClients,
  addEnquiries,
  addUsers,
  vacuum,
} from '../admin-rows.ts'
import { measureGrowth } from '../growth.ts'
import type { GrowthCall } from '../growth.ts'
import type { Trial, TrialContext } from '../trial.ts'

const SMALL = 1_000
const FACTOR = 100

async function open({ defer }: TrialContext, kind: DatabaseKind, rows: number) {
  const server = await startTestServer({ kind })
  defer(server.close)
  const { database, url } = server
  const staff = await addAccount(database, { username: 'kavita', role: 'super_admin', isCheap: true })
  await addEnquiries(database, rows, staff)
  await addApplications(database, rows)
  await addBookings(database, rows, staff)
  await addClients(database, rows, staff)
  await addUsers(database, rows)
  await addAuditEntries(database, rows)
  // As autovacuum does within a minute.
  await vacuum(server.context.config.databaseUrl)
  return { url, cookie: await addSession(database, staff) }
}

function callsOf(today: string): GrowthCall[] {
  const month = today.slice(0, 7)
  const lastWeek = addDays(istDate(Date.now()), -6)
  return [
    { what: 'enquiries', path: '/api/enquiries', least: 50 },
    { what: 'enquiries, the oldest first', path: '/api/enquiries?order=oldest', least: 50 },
    { what: 'enquiries without an answer', path: '/api/enquiries?status=new&order=oldest', least: 50 },
    { what: 'enquiries of one owner', path: '/api/enquiries?owner=kavita', least: 50 },
    { what: 'enquiries that nobody owns', path: '/api/enquiries?owner=-', least: 50 },
    { what: 'enquiries found by a name', path: '/api/enquiries?search=rao', least: 50 },
    { what: 'applications', path: '/api/applications', least: 50 },
    { what: 'applications to decide', path: '/api/applications?status=new', least: 50 },
    { what: 'applications found by a name', path: '/api/applications?search=rao', least: 50 },
    { what: 'meetings of a day', path: `/api/meetings?from=${lastWeek}&days=1`, least: 100 },
    { what: 'meetings of a week', path: `/api/meetings?from=${lastWeek}&days=7&limit=100`, least: 100 },
    {
      what: 'meetings of one consultant',
      path: `/api/meetings?from=${lastWeek}&days=7&consultant=kavita`,
      least: 50,
    },
    { what: 'clients by name', path: '/api/roster', least: 50 },
    { what: 'clients by due date', path: '/api/roster?sort=due', least: 50 },
    { what: 'clients of one consultant', path: '/api/roster?consultant=kavita', least: 50 },
    { what: 'clients found by a word', path: '/api/roster?search=rao', least: 50 },
    { what: 'clients, as members see them', path: '/api/clients', least: 50 },
    { what: 'clients found by a word, as members see them', path: '/api/clients?search=rao', least: 50 },
    { what: 'clients found by no word', path: '/api/clients?search=zzzz', least: 0 },
    { what: 'the month board', path: `/api/returns?month=${month}`, least: 50 },
    {
      what: 'the month board of one consultant',
      path: `/api/returns?month=${month}&consultant=kavita`,
      least: 50,
    },
    { what: 'accounts', path: '/api/users', least: 50 },
    { what: 'accounts of the staff', path: '/api/users?kind=staff', least: 1 },
    { what: 'accounts found by an address', path: '/api/users?search=member999%40example.in', least: 1 },
    { what: 'accounts found by a beginning of all', path: '/api/users?search=member', least: 50 },
    { what: 'accounts found by a name', path: '/api/users?search=rao', least: 50 },
    { what: 'accounts found by nothing', path: '/api/users?search=zzzz', least: 0 },
    { what: 'accounts of the staff found by nothing', path: '/api/users?kind=staff&search=zzzz', least: 0 },
    { what: 'audit trail', path: '/api/audit', least: 50 },
    { what: 'audit trail of one action', path: '/api/audit?action=role.change', least: 50 },
  ]
}

export const adminGrowthTrials: Trial[] = databaseKinds.map((kind) => ({
  name: `lists of the staff: growth to 100,000 of each, ${kind.name}`,
  async run(context) {
    const servers = [
      await open(context, kind, SMALL),
      await open(context, kind, SMALL * context.scaled(FACTOR)),
    ] as const
    await measureGrowth(context, servers, callsOf(istDate(Date.now())))
  },
}))
