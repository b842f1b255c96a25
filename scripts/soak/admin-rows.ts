/** Rows of the lists of the staff, in numbers that years of a large practice make. */
import { randomUUID } from 'node:crypto'
import { addDays, istDate, istInstant } from '@anupalan/server/compliance/ist'
import { nameKey } from '@anupalan/server/contract/core/name-key'
import { serviceOptions } from '@anupalan/server/contract/core/services'
import { feedbackCategories } from '@anupalan/server/contract/feedback/rules'
import { sql } from 'kysely'
import { clientProfile } from '../../server/contract/conformance/client-calls.ts'
import { applicationKeys } from '../../server/features/applications/application-keys.ts'
import { rowsOfNames } from '../../server/features/clients/search-clients.ts'
import { enquiryKeys, mailboxKey } from '../../server/features/enquiries/enquiry-keys.ts'
import { rowsOfKeys } from '../../server/features/accounts/user-keys.ts'
import { insertFeedback } from '../../server/features/feedback/queries.ts'
import type { Database } from '../../server/platform/database/database.ts'
import { openPostgresForMigrations } from '../../server/platform/database/postgres.ts'
import { chainEntries, recordEntries } from '../../server/testing/audit-chain.ts'
import { newReferenceOf } from './environment.ts'
import { addInBatches } from './growth.ts'

const MINUTE_MS = 60_000

/** Of rows of the last year, the last one a moment ago. */
export const yearEndingNow = (total: number) => {
  const step = Math.floor((364 * 24 * 60 * MINUTE_MS) / total)
  const now = Date.now()
  return (index: number) => new Date(now - (total - index) * step).toISOString()
}

const firstNames = ['Asha', 'Ravi', 'Meera', 'Imran', 'Divya', 'Kabir', 'Leela', 'Omar', 'Priya', 'Sunil']
const lastNames = ['Rao', 'Iyer', 'Khan', 'Patel', 'Das', 'Shetty', 'Nair', 'Bose', 'Gill', 'Hegde', 'Joshi']

/** A fifth are new; of the others each is answered, won or closed, with a reply. */
export async function addEnquiries(database: Database, total: number, owner: string): Promise<void> {
  const timeOf = yearEndingNow(total)
  const statuses = ['new', 'answered', 'won', 'closed', 'answered'] as const
  await addInBatches(database, total, async (transaction, indices) => {
    const rows = indices.map((index) => {
      const email = `visitor${index}@example.in`
      return {
        reference: newReferenceOf('EN'),
        receivedAt: timeOf(index),
        firstName: firstNames[index % firstNames.length]!,
        lastName: lastNames[index % lastNames.length]!,
        email,
        company: `Company ${index}`,
        service: serviceOptions[index % serviceOptions.length]!.value,
        message: 'We sell cloth in Bengaluru and need GST returns filed each month.',
        privacy: 1 as const,
        status: statuses[index % statuses.length]!,
        owner: index % 2 === 0 ? owner : null,
        client: null,
        version: 1,
        mailbox: mailboxKey(email),
      }
    })
    await transaction.insertInto('enquiries').values(rows).execute()
    await transaction
      .insertInto('enquiryKeys')
      .values(
        rows.flatMap((row) =>
          enquiryKeys(row).map((key) => ({ key, enquiry: row.reference, receivedAt: row.receivedAt })),
        ),
      )
      .execute()
    const replies = rows
      .filter(({ status }) => status !== 'new')
      .map(({ reference, receivedAt }, index) => ({
        reference: newReferenceOf('RE'),
        enquiry: reference,
        kind: 'reply' as const,
        text: 'Yes, we do. When may we call you?',
        author: owner,
        createdAt: new Date(Date.parse(receivedAt) + (index % 60) * 60 * MINUTE_MS).toISOString(),
      }))
    if (replies.length > 0) await transaction.insertInto('enquiryEntries').values(replies).execute()
  })
}

export async function addApplications(database: Database, total: number): Promise<void> {
  const timeOf = yearEndingNow(total)
  const statuses = ['new', 'invited', 'declined'] as const
  await addInBatches(database, total, async (transaction, indices) => {
    const rows = indices.map((index) => ({
      reference: newReferenceOf('AP'),
      receivedAt: timeOf(index),
      name: `${firstNames[index % firstNames.length]} ${lastNames[index % lastNames.length]}`,
      email: `applicant${index}@example.in`,
      phone: '+91 98450 12345',
      opening: index % 2 === 0 ? 'gst-associate' : 'articled-assistant',
      note: '',
      consent: 1 as const,
      cvKey: randomUUID(),
      cvName: 'cv.pdf',
      cvKind: 'pdf' as const,
      cvBytes: 100_000,
      cvSha256: '0'.repeat(64),
      status: statuses[index % statuses.length]!,
      staffNote: '',
      version: 1,
    }))
    await transaction.insertInto('applications').values(rows).execute()
    await transaction
      .insertInto('applicationKeys')
      .values(
        rows.flatMap((row) =>
          applicationKeys(row).map((key) => ({
            key,
            application: row.reference,
            receivedAt: row.receivedAt,
          })),
        ),
      )
      .execute()
  })
}

/** Meetings of one day, which has them whatever the number of days. */
const MEETINGS_A_DAY = 128
const CONSULTANTS = 8

/** Meetings of all days up to today, 16 starts of 8 consultants on each. */
export async function addBookings(database: Database, total: number, assignedTo: string): Promise<void> {
  const today = istDate(Date.now())
  await addInBatches(database, total, async (transaction, indices) => {
    const rows = indices.map((index) => {
      const day = addDays(today, -Math.floor(index / MEETINGS_A_DAY))
      const place = index % MEETINGS_A_DAY
      const start = new Date(istInstant(day, 9 * 60 + Math.floor(place / CONSULTANTS) * 30)).toISOString()
      const isCancelled = index % 10 === 9
      return {
        reference: newReferenceOf('BK'),
        receivedAt: start,
        changedAt: start,
        service: serviceOptions[index % serviceOptions.length]!.value,
        mode: 'video' as const,
        start,
        firstStart: start,
        consultant: isCancelled ? null : (place % CONSULTANTS) + 1,
        name: `${firstNames[index % firstNames.length]} ${lastNames[index % lastNames.length]}`,
        email: `visitor${index}@example.in`,
        phone: '+91 98450 12345',
        note: '',
        privacy: 1 as const,
        sequence: 0,
        cancelledAt: isCancelled ? start : null,
        dayRemindedAt: null,
        hourRemindedAt: null,
        assignedTo: place % CONSULTANTS === 0 ? assignedTo : null,
        attendance: null,
        cancelReason: '',
      }
    })
    await transaction.insertInto('bookings').values(rows).execute()
  })
}

export async function addFeedback(database: Database, total: number): Promise<void> {
  const timeOf = yearEndingNow(total)
  await addInBatches(database, total, async (transaction, indices) => {
    for (const index of indices)
      await insertFeedback(transaction, {
        reference: newReferenceOf('FB'),
        receivedAt: timeOf(index),
        score: ((index % 5) + 1) as 1,
        source: '/',
        category: feedbackCategories[index % feedbackCategories.length]!,
        comment: null,
      })
  })
}

/** Clients of one month, so that the month board has a row of each. */
export interface AddedClients {
  readonly month: string
}

/** Clients, a quarter of them of one consultant, each with an open task of this month that a law asks for. */
export async function addClients(
  database: Database,
  total: number,
  consultant: string,
): Promise<AddedClients> {
  const today = istDate(Date.now())
  const month = today.slice(0, 7)
  const at = new Date().toISOString()
  await addInBatches(database, total, async (transaction, indices) => {
    const rows = indices.map((index) => {
      const name = `${lastNames[index % lastNames.length]} Textiles ${String(index).padStart(6, '0')}`
      return {
        id: randomUUID(),
        nameKey: nameKey(name),
        profile: JSON.stringify({ ...clientProfile, name }),
        consultant: index % 4 === 0 ? consultant : null,
        pan: `ABCPR${String(index % 10_000).padStart(4, '0')}K`,
        gstin: null,
        version: 1,
        createdAt: at,
        changedAt: at,
        erasedAt: null,
      }
    })
    await transaction.insertInto('clients').values(rows).execute()
    const { clientNames, clientWords } = rowsOfNames(
      rows.map(({ id, profile }) => ({
        client: id,
        name: (JSON.parse(profile) as { readonly name: string }).name,
      })),
    )
    await transaction.insertInto('clientNames').values(clientNames).execute()
    await transaction.insertInto('clientWords').values(clientWords).execute()
    const tasks = rows.map(({ id }, index) => ({
      id: randomUUID(),
      client: id,
      statutoryKey: `gstr-3b ${month}`,
      obligation: 'gstr-3b',
      period: month,
      source: null,
      confirm: 0,
      title: `GSTR-3B for ${month}`,
      detail: '',
      dueOn: `${month}-${String(1 + (index % 28)).padStart(2, '0')}` as `${number}-${number}-${number}`,
      waitsFor: index % 2 === 0 ? ('client' as const) : ('firm' as const),
      waitsSince: index % 2 === 0 ? at : null,
      doneAt: index % 3 === 0 ? at : null,
      doneBy: null,
      version: 1,
      createdAt: at,
      changedAt: at,
    }))
    await transaction.insertInto('tasks').values(tasks).execute()
  })
  return { month }
}

/** Entries of one transaction. */
const ENTRIES = 5_000

export async function addAuditEntries(database: Database, total: number): Promise<void> {
  const now = Date.now()
  for (let from = 0; from < total; from += ENTRIES)
    await recordEntries(database, Math.min(ENTRIES, total - from), new Date(now - (total - from)))
  while ((await chainEntries(database)) > 0);
}

/** Accounts of clients, which never sign in. */
export const addUsers = (database: Database, total: number): Promise<void> =>
  addInBatches(database, total, async (transaction, indices) => {
    const at = new Date().toISOString()
    const rows = indices.map((index) => ({
      username: `member${index}`,
      fullName: `${firstNames[index % firstNames.length]} ${lastNames[index % lastNames.length]}`,
      email: `member${index}@example.in`,
      mailbox: `member${index}@example.in`,
      role: 'client' as const,
      passwordHash: '-',
      createdAt: at,
      confirmedAt: at,
      disabledAt: null,
      totpSecret: null,
      totpConfirmedAt: null,
      totpNewSecret: null,
      totpStep: null,
      newEmail: null,
      newEmailExpiresAt: null,
      newEmailOldConfirmedAt: null,
      newEmailNewConfirmedAt: null,
    }))
    await transaction.insertInto('users').values(rows).execute()
    await transaction.insertInto('userKeys').values(rows.flatMap(rowsOfKeys)).execute()
  })

const tables = [
  'enquiries',
  'applications',
  'bookings',
  'clients',
  'client_names',
  'client_words',
  'tasks',
  'users',
  'user_keys',
  'feedback',
  'page_views',
] as const

/** What autovacuum of PostgreSQL does within a minute after so many inserts. @param url nothing is done without one */
export async function vacuum(url: string | undefined): Promise<void> {
  if (url === undefined) return
  // Without the timeouts of requests.
  const database = openPostgresForMigrations(url)
  for (const table of tables) await sql`vacuum ${sql.table(table)}`.execute(database)
  await sql`analyze`.execute(database)
  await database.destroy()
}
