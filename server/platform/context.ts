/** What the use cases are given. */
import type { Practice } from '@anupalan/server/contract'
import type { Config } from './config/config.ts'
import type { Database } from './database/database.ts'
import type { FileStore } from './files/file-store.ts'

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
