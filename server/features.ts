/** Every feature of the server. To remove a feature, remove its line here and its folder. */
import type { Migration } from 'kysely/migration'
import { accounts } from './features/accounts/feature.ts'
import { activity } from './features/activity/feature.ts'
import { announcements } from './features/announcements/feature.ts'
import { applications } from './features/applications/feature.ts'
import { assistant } from './features/assistant/feature.ts'
import { audit } from './features/audit/feature.ts'
import { bookings } from './features/bookings/feature.ts'
import { clients } from './features/clients/feature.ts'
import { documents } from './features/documents/feature.ts'
import { dashboard } from './features/dashboard/feature.ts'
import { dataRights } from './features/data-rights/feature.ts'
import { enquiries } from './features/enquiries/feature.ts'
import { feedback } from './features/feedback/feature.ts'
import { operations } from './features/operations/feature.ts'
import { pageViews } from './features/page-views/feature.ts'
import { feesDate } from './features/fees-date/feature.ts'
import { officeDays } from './features/office-days/feature.ts'
import { retention } from './features/retention/feature.ts'
import { serviceImages } from './features/service-images/feature.ts'
import { platformAuditActions } from './platform/audit/actions.ts'
import { tasks } from './features/tasks/feature.ts'
import type { RequestContext } from './platform/context.ts'
import { mergeUnique } from './platform/merge-unique.ts'
import { platformMigrations } from './platform/database/migrations/index.ts'
import type { Feature } from './platform/feature.ts'
import type { ApiHandlers } from './platform/http/handlers.ts'
import type { Ports } from './platform/ports.ts'

const list = [
  feedback,
  accounts,
  enquiries,
  pageViews,
  applications,
  bookings,
  clients,
  tasks,
  documents,
  activity,
  dataRights,
  retention,
  assistant,
  announcements,
  serviceImages,
  officeDays,
  feesDate,
  audit,
  operations,
  dashboard,
] as const

export const features: readonly Feature[] = list

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  part: infer All,
) => void
  ? All
  : never

type FeatureHandlers = Intersection<ReturnType<(typeof list)[number]['handlers']>>

/** A handler for every endpoint of the contract. An endpoint without a handler does not compile. */
export const createHandlers = (context: RequestContext): FeatureHandlers & ApiHandlers =>
  mergeUnique(
    'handler',
    list.map(({ handlers }): object => handlers(context)),
  ) as FeatureHandlers

/** The migrations of the platform and of all features. */
export const migrations: Readonly<Record<string, Migration>> = mergeUnique('migration', [
  platformMigrations,
  ...features.map((feature) => feature.migrations ?? {}),
])

/** What the audit trail records, and what it means. */
export const auditActions = mergeUnique<string>('audit action', [
  platformAuditActions,
  ...features.map((feature) => feature.auditActions ?? {}),
])

export const collections = features.flatMap((feature) => feature.collections ?? [])

/** What the features offer to each other. */
export const ports: Ports = {
  auditMeanings: auditActions,
  async today(source) {
    const parts = await Promise.all(features.flatMap(({ today }) => today?.(source) ?? []))
    return mergeUnique('part of the dashboard', parts) as Awaited<ReturnType<Ports['today']>>
  },
  async figures(source) {
    const parts = await Promise.all(features.flatMap(({ figures }) => figures?.(source) ?? []))
    return mergeUnique('figures', parts) as Awaited<ReturnType<Ports['figures']>>
  },
  people: onlyOne('people', accounts.people),
  clients: onlyOne('clients', clients.clients),
  tasks: onlyOne('tasks', tasks.tasks),
  papers: onlyOne('papers', documents.papers),
  enquiries: onlyOne('enquiries', enquiries.enquiries),
  officeDays: onlyOne('days of the office', officeDays.officeDays),
  async onClientChange(transaction, client, now) {
    for (const feature of features) await feature.onClientChange?.(transaction, client, now)
  },
  consents: features.flatMap(({ consents }) => consents ?? []),
  waiting: features.flatMap(({ waiting }) => waiting ?? []),
  records: features.flatMap(({ records }) => records ?? []),
  exportPerson: (source, user) => features.flatMap((feature) => feature.exportPerson?.(source, user) ?? []),
  exportClient: (source, request) =>
    features.flatMap((feature) => feature.exportClient?.(source, request) ?? []),
}

function onlyOne<Port>(name: string, port: Port | undefined): Port {
  if (port === undefined) throw new Error(`No feature offers ${name}.`)
  return port
}
