/**
 * A feature of the server. `server/features.ts` is the only file that imports it. Its tables and kinds of mail are
 * added to `Tables` and `MailKinds` by declaration merging
 * (https://www.typescriptlang.org/docs/handbook/declaration-merging.html#module-augmentation).
 */
import type { Migration } from 'kysely/migration'
import type { AuditMeanings } from './audit/actions.ts'
import type { Command } from './cli/command.ts'
import type { Context, RequestContext } from './context.ts'
import type { Collection } from './files/collection.ts'
import type { Authenticate } from './http/sessions.ts'
import type { Job } from './jobs/jobs.ts'
import type { MailLinks } from './mail/mail-links.ts'
import type { Log } from './observability/log.ts'
import type { SlotSource } from './static-site/slot-source.ts'
import type { StoredSiteFiles } from './static-site/stored-site-files.ts'
import type {
  ClientRecords,
  Clients,
  Consents,
  Enquiries,
  ExportClient,
  ExportPerson,
  OfficeDays,
  OnClientChange,
  Papers,
  People,
  ReadFigures,
  ReadToday,
  Tasks,
  WaitingItems,
} from './ports.ts'

export interface JobContext extends Context {
  readonly log: Log
}

export interface Feature<FeatureHandlers = object> {
  /** The name of its folder, here and in the contract. */
  readonly name: string
  /** A handler for each endpoint of its contract, by name. */
  readonly handlers: (context: RequestContext) => FeatureHandlers
  /** By name, `0006-bookings`: the number is unique among all features and gives the order. */
  readonly migrations?: Readonly<Record<string, Migration>>
  readonly jobs?: (context: JobContext) => readonly Job[]
  /** Collections of uploaded files that rows of its tables refer to. */
  readonly collections?: readonly Collection[]
  /** Generates the links in its mails when they are sent. */
  readonly mailLinks?: (context: Context) => MailLinks
  /** What it records in the audit trail, and what that means. */
  readonly auditActions?: AuditMeanings
  /** Commands of the CLI, by name. */
  readonly commands?: Readonly<Record<string, Command>>
  /** Fills an empty database with sample data, on this machine only. @returns lines to print. */
  readonly addSamples?: (context: Context) => Promise<readonly string[]>
  /** Finds the user of a session. Exactly one feature has it. */
  readonly authenticate?: (context: Context) => Authenticate
  /** Finds accounts for other features. Exactly one feature has it. */
  readonly people?: People
  /** Finds clients for other features. Exactly one feature has it. */
  readonly clients?: Clients
  /** Changes enquiries for other features. Exactly one feature has it. */
  readonly enquiries?: Enquiries
  /** Reads the days of the office for other features. Exactly one feature has it. */
  readonly officeDays?: OfficeDays
  /** Finds tasks for other features. Exactly one feature has it. */
  readonly tasks?: Tasks
  /** Finds and erases documents for other features. Exactly one feature has it. */
  readonly papers?: Papers
  /** What it stores about a person, for the export of one's own data. */
  readonly exportPerson?: ExportPerson
  /** What it stores about a client, for the export of its data. */
  readonly exportClient?: ExportClient
  /** What it stores about a client and a law may have kept. */
  readonly records?: ClientRecords
  /** The consents that it stores what visitors send on. */
  readonly consents?: Consents
  /** What it stores that waits for clients, for the mails about it. */
  readonly waiting?: WaitingItems
  /** Its parts of the dashboard. */
  readonly today?: ReadToday<never>
  /** Its figures over time of the dashboard. */
  readonly figures?: ReadFigures<never>
  /** Keeps what follows from a client's profile up to date. */
  readonly onClientChange?: OnClientChange
  /** What it puts into the slots of documents. */
  readonly slots?: (context: Context) => SlotSource
  /** Files that it stores and everybody may read, as part of the site. */
  readonly siteFiles?: (context: Context) => StoredSiteFiles
}

/** Keeps the exact type of a feature's handlers. */
export const defineFeature = <FeatureHandlers>(feature: Feature<FeatureHandlers>): Feature<FeatureHandlers> =>
  feature
