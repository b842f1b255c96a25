/**
 * `kill -9` while clients are imported from CSV: each row becomes one client, the import ends, and the audit trail has it
 * once. `npm run soak -- --only "import of clients"`.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { referenceHeader } from '@anupalan/server/contract'
import type { Reference } from '@anupalan/server/contract'
import type { ClientImport } from '@anupalan/server/contract/clients/schema'
import { fileOf } from '../../../server/contract/conformance/import-files.ts'
import { addAccount, addSession } from '../../../server/testing/accounts.ts'
import { call, createEnvironment, databases, newReferenceOf, quantile } from '../environment.ts'
import type { Environment } from '../environment.ts'
import type { Trial, TrialContext } from '../trial.ts'

const ROUNDS = 4
const ROWS = 400

/** Kills of one import, after the one while it is sent. */
const KILLS = 6

/** Until it has ended, after the last kill; in ms. */
const MOST_MS = 60_000

interface Sender {
  readonly url: string
  readonly cookie: string
}

const send = (
  { url, cookie }: Sender,
  reference: Reference<'CI'>,
  body: { readonly file: string; readonly clients: number },
) =>
  call(`${url}/api/client-imports`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: cookie,
      Origin: url,
      [referenceHeader]: reference,
    },
    body: JSON.stringify(body),
  })

async function read({ url, cookie }: Sender, reference: string): Promise<ClientImport | undefined> {
  const { text } = await call(`${url}/api/client-imports`, { headers: { Cookie: cookie } })
  const { imports } = JSON.parse(text) as { readonly imports: readonly ClientImport[] }
  return imports.find((each) => each.reference === reference)
}

/** What is stored of an import, whose clients have a name of their own. */
const readStored = (environment: Environment, reference: string, name: string) =>
  environment.query(async (database) => {
    const stored = await database
      .selectFrom('clientImports')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst()
    const left = await database
      .selectFrom('clientImportRows')
      .select('row')
      .where('import', '=', reference)
      .execute()
    const clients = await database
      .selectFrom('clients')
      .select(['id', 'nameKey'])
      .where('nameKey', 'like', `${name} %`)
      .execute()
    const entries = await Promise.all(
      (['auditQueue', 'auditEntries'] as const).map((table) =>
        database
          .selectFrom(table)
          .select(['action', 'subject', 'details'])
          .where('action', 'in', ['client.import', 'client.add'])
          .execute(),
      ),
    )
    const audited = entries.flat()
    return {
      run: stored,
      left: left.length,
      clients: clients.map(({ nameKey }) => nameKey),
      started: audited.filter(({ action, subject }) => action === 'client.import' && subject === reference)
        .length,
      added: audited.filter(
        ({ action, details }) => action === 'client.add' && details?.includes(reference) === true,
      ).length,
    }
  })

async function killImports(context: TrialContext, environment: Environment) {
  const { random, scaled, check, count, note } = context
  const cookie = await environment.query(async (database) =>
    addSession(database, await addAccount(database, { username: 'kavita', role: 'admin', isCheap: true })),
  )
  const rows = scaled(ROWS)
  let [kills, unstarted] = [0, 0]
  const lasted: number[] = []
  for (let round = 0; round < scaled(ROUNDS); round++) {
    const name = `round ${round}`
    const names = Array.from({ length: rows }, (_, row) => `${name} client ${row}`)
    const body = { file: fileOf(names.map((Name) => ({ Name }))), clients: rows }
    const reference = newReferenceOf('CI')
    let server = environment.start()
    let sender: Sender = { url: await server.url, cookie }
    const kill = async () => {
      server.child.kill('SIGKILL')
      await server.ended
      kills++
      count()
      // In every third kill the database crashes as well.
      if (environment.cluster && kills % 3 === 0) {
        await environment.cluster.stop('immediate')
        await environment.cluster.start()
      }
    }
    const restart = async () => {
      server = environment.start()
      sender = { url: await server.url, cookie }
    }

    // While it is sent: it is stored whole or not at all, and sent again with its reference.
    const sent = send(sender, reference, body).catch(() => undefined)
    await wait(random() * 60)
    await kill()
    await sent
    const first = await readStored(environment, reference, name)
    if (!first.run) {
      unstarted++
      check(first.left === 0 && first.started === 0, `${name}: a part of an import that was not stored`)
    }
    await restart()
    const again = await send(sender, reference, body)
    check(again.status === 201, `${name}: sent again, ${again.status} ${again.text.slice(0, 200)}`)

    const parts = Array.from({ length: KILLS }, () => random()).toSorted((one, other) => one - other)
    for (const part of parts) {
      for (;;) {
        const state = await read(sender, reference)
        if (!state || state.state !== 'running' || state.added >= part * rows) break
        await wait(3)
      }
      await wait(random() * 12)
      await kill()
      const { run: stored, left, clients, added } = await readStored(environment, reference, name)
      check(
        stored !== undefined && stored.added === clients.length && stored.added === added,
        `${name}: ${stored?.added} counted, ${clients.length} stored, ${added} in the audit trail`,
      )
      check(clients.length + left === rows, `${name}: ${clients.length} added and ${left} left of ${rows}`)
      await restart()
    }

    const began = performance.now()
    let state = await read(sender, reference)
    while (state?.state === 'running' && performance.now() - began < MOST_MS) {
      await wait(50)
      state = await read(sender, reference)
    }
    lasted.push(performance.now() - began)
    check(state?.state === 'done', `${name}: ${state?.state ?? 'not listed'} after ${MOST_MS} ms`)
    const repeated = await send(sender, reference, body)
    check(repeated.status === 201, `${name}: sent once more, ${repeated.status}`)
    server.child.kill('SIGKILL')
    await server.ended

    const { run: ended, left, clients, started, added } = await readStored(environment, reference, name)
    check(
      ended?.added === rows && ended.skipped === 0,
      `${name}: ${ended?.added} added, ${ended?.skipped} skipped`,
    )
    check(left === 0, `${name}: ${left} rows are left`)
    const stored = new Set(clients)
    check(clients.length === stored.size, `${name}: ${clients.length - stored.size} clients are stored twice`)
    check(
      names.every((each) => stored.has(each)),
      `${name}: ${names.filter((each) => !stored.has(each)).length} rows are lost`,
    )
    check(started === 1, `${name}: ${started} entries that it was started`)
    check(added === rows, `${name}: ${added} entries of added clients`)
  }
  note(
    `${kills} kills, ${unstarted} before the import was stored; ${rows} rows of each import added once; it ended ${Math.round(quantile(lasted, 0.5))} ms after the last start, at most ${Math.round(quantile(lasted, 1))} ms`,
  )
}

export const importKillTrials: Trial[] = databases.map((name) => ({
  name: `kill -9 during an import of clients, ${name}`,
  async run(context) {
    await killImports(context, await createEnvironment(context, name))
  },
}))
