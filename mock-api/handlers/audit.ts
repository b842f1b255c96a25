import { addDays, istDate } from '@anupalan/server/compliance/ist'
import { respond } from '@anupalan/server/contract'
import { auditColumns, auditFileName } from '@anupalan/server/contract/audit/csv'
import type * as endpoints from '@anupalan/server/contract/audit/endpoints'
import type { AuditEntry, AuditFilter, AuditVerification } from '@anupalan/server/contract/audit/schema'
import { csvType, writeCsv } from '@anupalan/server/contract/core/csv'
import type { MockFeature } from '../mock-feature.ts'
import { auditMeanings, recordAudit } from '../record-audit.ts'
import type { StoredAuditEntry } from '../state.ts'
import type { AccountsState } from './accounts/state.ts'
import type { ClientsState } from './clients/state.ts'

export interface AuditState {
  /** The last one, under `last`. */
  readonly auditVerifications: Map<string, AuditVerification>
}

type Needs = Pick<AccountsState, 'accounts'> & Pick<ClientsState, 'clients'>

const isFound = ({ actor, user, client, action, at }: StoredAuditEntry, filter: AuditFilter): boolean => {
  const day = istDate(Date.parse(at))
  return (
    (filter.person === '' || filter.person === actor || filter.person === user) &&
    (filter.client === '' || filter.client === client) &&
    (filter.action === '' || filter.action === action) &&
    (filter.from === '' || day >= filter.from) &&
    (filter.to === '' || day < addDays(filter.to, 1))
  )
}

/** The newest first; of one moment, that which was recorded last. */
const byTime = (a: StoredAuditEntry, b: StoredAuditEntry) =>
  a.at === b.at ? b.sequence - a.sequence : a.at < b.at ? 1 : -1

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder()
  for await (const piece of pieces) yield encoder.encode(piece)
}

export const auditMock = {
  state: (): AuditState => ({ auditVerifications: new Map() }),
  handlers: (world) => {
    const { auditEntries, auditVerifications, accounts, clients } = world.state

    const personOf = (username: string | null) =>
      username === null ? null : { username, fullName: accounts.get(username)?.fullName ?? null }

    const read = (filter: AuditFilter, role: string): AuditEntry[] =>
      [...auditEntries.values()]
        .filter((entry) => isFound(entry, filter))
        .toSorted(byTime)
        .map(({ actor, user, client, details, network, ...entry }) => ({
          ...entry,
          meaning: auditMeanings[entry.action] ?? '',
          actor: personOf(actor),
          user: personOf(user),
          client: client === null ? null : { id: client, name: clients.get(client)?.profile.name ?? null },
          details: Object.entries(details).map(([name, value]) => ({ name, value: String(value) })),
          network: role === 'readonly' ? null : network,
        }))

    return {
      listAudit: ({ user, params: { after, limit, ...filter } }) => {
        const found = read(filter, user!.role)
        const from = found.findIndex(({ sequence }) => sequence === after) + 1
        return respond(200, {
          entries: found.slice(from, from + limit),
          hasMore: found.length > from + limit,
        })
      },

      getAuditState: () =>
        respond(200, {
          verification: auditVerifications.get('last') ?? null,
          actions: Object.entries(auditMeanings).map(([action, meaning]) => ({ action, meaning })),
        }),

      exportAudit: ({ user, params }) => {
        const { person, client, ...others } = params
        const entries = read(params, user!.role)
        recordAudit(world, user!, {
          action: 'audit.export',
          user: person || null,
          client: client || null,
          details: Object.fromEntries(Object.entries(others).filter(([, value]) => value !== '')),
        })
        const columns = auditColumns({ isReadonly: user!.role === 'readonly' })
        return respond(200, {
          name: auditFileName(istDate(world.clock().getTime())),
          type: csvType,
          content: encoded(writeCsv(columns, [entries])),
        })
      },
    }
  },
} satisfies MockFeature<typeof endpoints, AuditState, Needs>
