/** What the use cases are given. */
import type { Practice } from '@anupalan/server/contract'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { FileStore } from './files.ts'

/** The time, UTC inside. */
export type Clock = () => Date

export interface Context {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly practice: Practice
  /** CVs. */
  readonly files: FileStore
}
