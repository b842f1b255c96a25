/**
 * A feature of the server. `server/features.ts` is the only file that imports it. Its tables and kinds of mail are
 * added to `Tables` and `MailKinds` by declaration merging
 * (https://www.typescriptlang.org/docs/handbook/declaration-merging.html#module-augmentation).
 */
import type { Migration } from 'kysely/migration'
import type { Command } from './cli/command.ts'
import type { Context } from './context.ts'
import type { Collection } from './files/collection.ts'
import type { Authenticate } from './http/sessions.ts'
import type { Job } from './jobs/jobs.ts'
import type { MailLinks } from './mail/mail-links.ts'
import type { Log } from './observability/log.ts'

export interface JobContext extends Context {
  readonly log: Log
}

export interface Feature<FeatureHandlers = object> {
  /** The name of its folder, here and in the contract. */
  readonly name: string
  /** A handler for each endpoint of its contract, by name. */
  readonly handlers: (context: Context) => FeatureHandlers
  /** By name, `0006-bookings`: the number is unique among all features and gives the order. */
  readonly migrations?: Readonly<Record<string, Migration>>
  readonly jobs?: (context: JobContext) => readonly Job[]
  /** Collections of uploaded files that rows of its tables refer to. */
  readonly collections?: readonly Collection[]
  /** Generates the links in its mails when they are sent. */
  readonly mailLinks?: (context: Context) => MailLinks
  /** Commands of the CLI, by name. */
  readonly commands?: Readonly<Record<string, Command>>
  /** Finds the user of a session. Exactly one feature has it. */
  readonly authenticate?: (context: Context) => Authenticate
}

/** Keeps the exact type of a feature's handlers. */
export const defineFeature = <FeatureHandlers>(feature: Feature<FeatureHandlers>): Feature<FeatureHandlers> =>
  feature
