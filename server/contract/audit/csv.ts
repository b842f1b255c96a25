/** The columns of the audit trail as CSV, the same on the server and in the mock. */
import type { CsvColumn } from '../core/csv.ts'
import { writeTime } from '../core/export-page.ts'
import { inLocale } from '../core/locale.ts'
import type { AuditEntry, AuditPerson } from './schema.ts'

const words = inLocale({
  en: {
    file: (day: string) => `audit-trail-${day}.csv`,
    erased: 'erased',
    columns: {
      sequence: 'Entry',
      at: 'Time',
      action: 'Action',
      meaning: 'Meaning',
      role: 'Role',
      actor: 'Done by',
      user: 'Done to',
      client: 'Client',
      clientId: 'Client number',
      subject: 'Subject',
      details: 'Details',
      network: 'Network',
      requestId: 'Request',
    },
  },
})

/** @param day in India, `2026-11-24` */
export const auditFileName = (day: string): string => words.file(day)

const personCell = (person: AuditPerson | null) => person && (person.username ?? words.erased)

/** @param isReadonly whether the reader sees no network addresses */
export function auditColumns({ isReadonly }: { readonly isReadonly: boolean }): CsvColumn<AuditEntry>[] {
  const { columns } = words
  const network: CsvColumn<AuditEntry> = { heading: columns.network, cell: (entry) => entry.network }
  return [
    { heading: columns.sequence, cell: ({ sequence }) => sequence },
    { heading: columns.at, cell: ({ at }) => writeTime(at) },
    { heading: columns.action, cell: ({ action }) => action },
    { heading: columns.meaning, cell: ({ meaning }) => meaning },
    { heading: columns.role, cell: ({ role }) => role },
    { heading: columns.actor, cell: ({ actor }) => personCell(actor) },
    { heading: columns.user, cell: ({ user }) => personCell(user) },
    { heading: columns.client, cell: ({ client }) => client && client.name },
    { heading: columns.clientId, cell: ({ client }) => client && client.id },
    { heading: columns.subject, cell: ({ subject }) => subject },
    {
      heading: columns.details,
      cell: ({ details }) => details.map(({ name, value }) => `${name}: ${value}`).join('; '),
    },
    ...(isReadonly ? [] : [network]),
    { heading: columns.requestId, cell: ({ requestId }) => requestId },
  ]
}
