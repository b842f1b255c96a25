/** Fills the mocked API for stories of the audit trail. */
import type { AuditVerification } from '@anupalan/server/contract/audit/schema'
import type { User } from '@anupalan/server/contract/core/access'

/** The part of the mock's state that the stories fill. */
export interface AuditMockState {
  user: User | null
  readonly clients: Map<string, object>
  readonly auditEntries: Map<string, object>
  readonly auditVerifications: Map<string, AuditVerification>
}

const client = {
  profile: {
    constitution: 'individual',
    gst: 'none',
    state: '29',
    filing: 'no-business',
    advanceTax: 'none',
    turnover: 'unknown',
    tdsDeductor: false,
    payroll: [],
  },
  consultant: null,
  version: 1,
}

interface Entry {
  readonly action: string
  readonly actor?: string | null
  readonly role?: string | null
  readonly user?: string | null
  readonly client?: string | null
  readonly subject?: string | null
  readonly details?: object
}

/** One an hour, the last at noon of 25 November 2026. */
function add({ auditEntries }: AuditMockState, entries: readonly Entry[]): void {
  const last = Date.parse('2026-11-25T06:30:00.000Z')
  for (const [index, entry] of entries.entries()) {
    const sequence = index + 1
    auditEntries.set(String(sequence), {
      actor: 'imran',
      role: 'admin',
      user: null,
      client: null,
      subject: null,
      details: {},
      ...entry,
      sequence,
      at: new Date(last - (entries.length - sequence) * 3_600_000).toISOString(),
      network: '192.0.2.0/24',
      requestId: null,
    })
  }
}

/** Each kind of entry: of a visitor, of a job, of somebody erased, of a client. */
export function addAudit(state: AuditMockState): void {
  const { clients, auditVerifications } = state
  clients.clear()
  clients.set('rao', { id: 'rao', ...client, profile: { ...client.profile, name: 'Rao Textiles' } })
  add(state, [
    { action: 'session.create', actor: null, role: null, user: 'divya', details: { by: 'password' } },
    { action: 'client.set-member', user: 'asha', client: 'rao', subject: 'rao' },
    { action: 'client.update', client: 'erased', subject: 'erased' },
    { action: 'task.complete', client: 'rao', subject: 'GSTR-3B October 2026' },
    {
      action: 'client.update',
      actor: 'kavita',
      role: 'super_admin',
      client: 'rao',
      subject: 'rao',
      details: { fields: 'name, turnover' },
    },
  ])
  auditVerifications.set('last', { verifiedAt: '2026-11-25T02:00:00.000Z', entries: 5, fault: null })
}

/** @param count of entries about one client */
export function addManyEntries(state: AuditMockState, count: number): void {
  addAudit(state)
  add(
    state,
    Array.from({ length: count }, () => ({ action: 'client.update', client: 'rao', subject: 'rao' })),
  )
}
