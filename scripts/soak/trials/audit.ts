/** Tampering with the audit chain, on both databases: `npm run soak -- --only audit`. */
import { migrations } from '../../../server/features.ts'
import { openDatabase } from '../../../server/platform/database/open-database.ts'
import { sql } from 'kysely'
import type { Database } from '../../../server/platform/database/database.ts'
import { chainEntries, recordEntries, tamperings, verify } from '../../../server/testing/audit-chain.ts'
import { databaseKinds } from '../../../server/testing/databases.ts'
import type { DatabaseKind } from '../../../server/testing/databases.ts'
import { quantile } from '../environment.ts'
import type { Trial, TrialContext } from '../trial.ts'

/** Entries of the chain, in several batches and pages. */
const LENGTH = 1_200

/** Rounds at full scale: each plants one kind of tampering, in turn, in a place chosen at random. */
const ROUNDS = 1_000

const tables = ['audit_entries', 'audit_identities', 'audit_head'] as const

/** Copies of the tables, from which each round begins. */
async function keep(database: Database): Promise<void> {
  for (const table of tables)
    await sql`create table ${sql.table(`kept_${table}`)} as select * from ${sql.table(table)}`.execute(
      database,
    )
}

async function putBack(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const table of tables) {
      await sql`delete from ${sql.table(table)}`.execute(transaction)
      await sql`insert into ${sql.table(table)} select * from ${sql.table(`kept_${table}`)}`.execute(
        transaction,
      )
    }
  })
}

const trialOn = (kind: DatabaseKind): Trial => ({
  name: `accounts: audit chain, tampering is seen, ${kind.name}`,
  run: (context) => run(context, kind),
})

async function run({ random, scaled, defer, check, count, note }: TrialContext, kind: DatabaseKind) {
  const storage = await kind.create()
  defer(() => storage.remove())
  const database = await openDatabase(storage.config, migrations)
  defer(() => database.destroy())
  await recordEntries(database, LENGTH)
  check((await chainEntries(database)) === LENGTH, 'not every entry was chained')
  await keep(database)

  const times: number[] = []
  const kinds = new Map<string, number>()
  for (let round = 0; round < scaled(ROUNDS); round++) {
    const tampering = tamperings[round % tamperings.length]!
    await putBack(database)
    const sequence = await tampering.run(database, { length: LENGTH, random })
    const began = performance.now()
    const { fault } = await verify(database)
    times.push(performance.now() - began)
    check(fault !== undefined, `round ${round}: not seen that ${tampering.name}, at entry ${sequence}`)
    check(
      fault === undefined || (fault.sequence === sequence && fault.kind === tampering.kind),
      `round ${round}: ${tampering.name}, at entry ${sequence}, was reported as ${fault?.kind} at ${fault?.sequence}`,
    )
    kinds.set(tampering.kind, (kinds.get(tampering.kind) ?? 0) + 1)
    count()
  }
  await putBack(database)
  const { fault, entries } = await verify(database)
  check(fault === undefined && entries === LENGTH, `the chain itself is wrong: ${fault?.message}`)
  note([...kinds].map(([what, rounds]) => `${rounds} ${what}`).join(', '))
  note(`verification of ${LENGTH} entries: median ${Math.round(quantile(times, 0.5))} ms`)
}

export const auditTrials: Trial[] = databaseKinds.map(trialOn)
