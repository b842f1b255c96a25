import { refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/operations/endpoints'
import { MAX_FAILED_MAILS } from '@anupalan/server/contract/operations/rules'
import type { FailedMail, Health } from '@anupalan/server/contract/operations/schema'
import type { MockFeature } from '../mock-feature.ts'
import { recordAudit } from '../record-audit.ts'

/** What the mock has no own of: it has no jobs and no database. */
type MockHealth = Pick<Health, 'versions' | 'jobs' | 'storage' | 'backedUpAt'>

export interface OperationsState {
  readonly failedMails: Map<string, FailedMail>
  /** Under `health`, for stories; as after a start without it. */
  readonly health: Map<string, MockHealth>
  /** Ids of mails that are sent again. */
  readonly retriedMails: Map<string, string>
}

const started: MockHealth = {
  versions: {
    product: '0.1.0',
    node: 'v24.21.0',
    database: { kind: 'SQLite', version: '3.50.4' },
    schema: '0037-job-runs',
  },
  jobs: [],
  storage: { files: 0, fileBytes: 0, databaseBytes: 589_824 },
  backedUpAt: null,
}

export const operationsMock = {
  state: (): OperationsState => ({ failedMails: new Map(), health: new Map(), retriedMails: new Map() }),
  handlers: (world) => {
    const { failedMails, health, retriedMails, outbox } = world.state
    const decide =
      (decision: 'retry' | 'drop') =>
      ({
        user,
        params: { mail: id },
        body: { reason, version },
      }: {
        readonly user: Parameters<typeof recordAudit>[1] | null
        readonly params: { readonly mail: string }
        readonly body: { readonly reason: string; readonly version: number }
      }) => {
        const mail = failedMails.get(id)
        if (mail?.attempts !== version)
          return refuse(mail || retriedMails.has(id) ? 'changedMeanwhile' : 'notFound')
        failedMails.delete(id)
        if (decision === 'retry') retriedMails.set(id, id)
        recordAudit(world, user!, {
          action: `mail.${decision}`,
          subject: id,
          details: { kind: mail.kind, attempts: version, mail: mail.subject, to: mail.to, reason },
        })
        return respond(204, undefined)
      }
    return {
      getHealth: () => {
        const mails = [...failedMails.values()]
        const refused = mails.filter(({ nextAttemptAt }) => nextAttemptAt === null).length
        return respond(200, {
          ...(health.get('health') ?? started),
          at: world.clock().toISOString(),
          outbox: {
            queued: outbox.length + retriedMails.size,
            sending: 0,
            retried: mails.length - refused,
            refused,
            oldestQueuedAt: null,
          },
          failedMails: mails
            .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
            .slice(0, MAX_FAILED_MAILS),
        })
      },
      retryMail: decide('retry'),
      dropMail: decide('drop'),
    }
  },
} satisfies MockFeature<typeof endpoints, OperationsState>
