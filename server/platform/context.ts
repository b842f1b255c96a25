/** The dependencies of use cases and jobs. */
import type { Practice } from '@anupalan/server/contract'
import type { Section } from '@anupalan/server/contract/site/sections'
import type { Config } from './config/config.ts'
import type { Database } from './database/database.ts'
import type { FileStores } from './files/file-store.ts'
import type { Limits } from './http/count-calls.ts'
import type { Ports } from './ports.ts'

/** The current time, in UTC. */
export type Clock = () => Date

export interface Context {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly practice: Practice
  /** Paths of the site's pages. */
  readonly pages: ReadonlySet<string>
  /** Texts of the site's pages, by section. */
  readonly sections: readonly Section[]
  /** Uploaded files, by collection. */
  readonly files: FileStores
  /** What features offer to each other. */
  readonly ports: Ports
}

/** The dependencies of handlers. */
export interface RequestContext extends Context {
  readonly limits: Limits
  /** The document around an answer of the assistant for browsers without scripts. */
  readonly answerDocument: string
}
