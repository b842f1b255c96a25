/** The keys of the audit chain. All of them are kept: each entry is verified with the key that it was made with. */
import type { Config } from '../config/config.ts'
import type { Clock } from '../context.ts'
import { load } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import { configuredSecret, findSecretKeys, storedSecret } from '../database/secrets.ts'
import type { Secret } from '../database/secrets.ts'

const name = 'audit'

interface AuditSecretOptions {
  readonly config: Pick<Config, 'auditSecret'>
  readonly database: Database
  readonly clock: Clock
}

/** Keys of the setting, and those that were in the database before it was set; only the latter without the setting. */
export function auditSecret({ config, database, clock }: AuditSecretOptions): Secret {
  const { auditSecret: values } = config
  if (values === undefined) return storedSecret(database, name, clock)
  const configured = configuredSecret(values)
  const keys = async () => {
    const { current, all } = await configured.keys()
    const stored = await load(database, (reading) => findSecretKeys(reading, name, clock()))
    return { current, all: [...all, ...stored] }
  }
  return { keys, find: async (id) => (await keys()).all.find((key) => key.id === id) }
}
