/** What the mock stores about clients, with the sample clients of the sample accounts. */
import type { MemberAccess } from '@anupalan/server/contract/clients/rules'
import type { NewImportedClient } from '@anupalan/server/contract/clients/read-import'
import type { ClientProfile } from '@anupalan/server/contract/clients/schema'
import { uploadRule } from '@anupalan/server/contract/documents/rules'

export interface StoredClient {
  readonly id: string
  readonly profile: ClientProfile
  /** User name. */
  readonly consultant: string | null
  readonly version: number
  /** Empty or missing without one. */
  readonly pan?: string
  /** Empty or missing without one. */
  readonly gstin?: string
}

export interface StoredMember {
  readonly client: string
  readonly username: string
  readonly access: MemberAccess
  readonly addedAt: string
}

export interface StoredNote {
  readonly reference: string
  readonly client: string
  readonly text: string
  /** User name. */
  readonly author: string
  readonly at: string
  readonly changedAt: string | null
  readonly version: number
}

export interface StoredHold {
  readonly reference: string
  readonly client: string
  /** Id of a document of the client; `null` if the hold is on the client. */
  readonly document: string | null
  readonly reason: string
  readonly setAt: string
  /** User name. */
  readonly setBy: string
  /** `null` while it stands. */
  readonly ended: { readonly at: string; readonly by: string; readonly reason: string } | null
}

export interface StoredReassignment {
  readonly reference: string
  /** User name. */
  readonly from: string
  /** User name. */
  readonly to: string
  readonly clients: number
  readonly moved: number
  readonly skipped: number
  readonly state: 'running' | 'done' | 'stopped'
  readonly startedAt: string
  /** User name. */
  readonly startedBy: string
  /** Ids of clients. */
  readonly left: readonly string[]
}

export interface StoredImport {
  readonly reference: string
  /** In Base64. */
  readonly file: string
  readonly clients: number
  readonly added: number
  readonly skipped: number
  readonly state: 'running' | 'done' | 'stopped'
  readonly startedAt: string
  /** User name. */
  readonly startedBy: string
  readonly left: readonly NewImportedClient[]
}

export interface ClientsState {
  readonly clients: Map<string, StoredClient>
  /** By client and user name, `<client>/<user name>`. */
  readonly clientMembers: Map<string, StoredMember>
  /** By reference, the oldest first. */
  readonly clientNotes: Map<string, StoredNote>
  /** By reference, the oldest first. */
  readonly legalHolds: Map<string, StoredHold>
  /** By reference, the oldest first. */
  readonly reassignments: Map<string, StoredReassignment>
  /** By reference, the oldest first. */
  readonly clientImports: Map<string, StoredImport>
  /** `maxBytes` is the size in bytes of the largest file that is accepted, which `listClients` says. */
  readonly uploadLimit: { maxBytes: number }
}

export const memberKey = (client: string, username: string) => `${client}/${username}`

const business = {
  filing: 'business',
  advanceTax: 'instalments',
  payroll: [],
} as const satisfies Partial<ClientProfile>

/** Two clients of `asha`, and one of `farhan`. */
const sampleClients: readonly (StoredClient & { readonly member: string })[] = [
  {
    id: 'rao-textiles',
    member: 'asha',
    consultant: 'imran',
    version: 1,
    profile: {
      ...business,
      name: 'Rao Textiles',
      constitution: 'proprietorship',
      gst: 'monthly',
      state: '29',
      turnover: 'up-to-2-crore',
      tdsDeductor: true,
      payroll: ['pf', 'esi'],
    },
  },
  {
    id: 'asha-rao',
    member: 'asha',
    consultant: 'imran',
    version: 1,
    profile: {
      ...business,
      name: 'Asha Rao',
      constitution: 'individual',
      gst: 'none',
      state: '29',
      turnover: 'unknown',
      tdsDeductor: false,
    },
  },
  {
    id: 'qureshi-exports',
    member: 'farhan',
    consultant: 'imran',
    version: 1,
    profile: {
      ...business,
      name: 'Qureshi Exports LLP',
      constitution: 'llp',
      gst: 'qrmp',
      state: '27',
      turnover: 'up-to-5-crore',
      tdsDeductor: true,
    },
  },
]

export const createClientsState = (): ClientsState => ({
  clients: new Map(sampleClients.map(({ member: _, ...client }) => [client.id, client])),
  clientMembers: new Map(
    sampleClients.map(({ id, member }) => [
      memberKey(id, member),
      { client: id, username: member, access: 'full', addedAt: '2026-04-01T04:30:00.000Z' },
    ]),
  ),
  clientNotes: new Map(),
  legalHolds: new Map(),
  reassignments: new Map(),
  clientImports: new Map(),
  uploadLimit: { maxBytes: uploadRule.maxBytes },
})
