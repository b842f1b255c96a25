/**
 * A 100,000-row export while visitors open the home page: the 95th percentile of their response times is at most doubled.
 * Times with and without an export are measured alternately, so that other load on the machine affects both.
 */
import { join } from 'node:path'
import { sql } from 'kysely'
import { startProcess } from '../../../server/testing/start-process.ts'
import { call, createEnvironment, databases, quantile } from '../environment.ts'
import type { Trial } from '../trial.ts'

const TURNS = 5
const TURN_MS = 2_000

export const exportTrials: Trial[] = databases.map((name) => ({
  name: `100,000-row export, ${name}`,
  async run(context) {
    const { scaled, check, count, note, defer } = context
    const environment = await createEnvironment(context, name)
    const rows = scaled(100_000)
    await environment.query((database) =>
      sql`
        with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(rows)})
        insert into enquiries
          (reference, received_at, first_name, last_name, email, company, service, message, privacy)
        select 'EN-' || (1000000 + n), '2026-11-20T08:30:00.000Z', 'Asha', 'Rao', 'asha.rao@example.in',
          'Rao Textiles', 'gst-services', 'We need our GST returns filed from this quarter on.', 1
        from numbers
      `.execute(database),
    )
    const server = startProcess([environment.site], environment.settings, {
      program: join(import.meta.dirname, '../export-server.ts'),
    })
    defer(async () => {
      server.child.kill('SIGKILL')
      await server.ended
    })
    const url = await server.url

    /** Sequential visits of the home page, during exports one after another if there is a path for them. */
    const p95 = async (path?: string) => {
      const times: number[] = []
      const until = performance.now() + TURN_MS
      const exportUntilTheEnd = async (exportPath: string) => {
        while (performance.now() < until) {
          const { text } = await call(url + exportPath, { timeout: 60_000 })
          check(text.endsWith(`\n${rows}\n`), `an export ended with ${text.slice(-40)}`)
          count(rows)
        }
      }
      const exporting = path === undefined ? undefined : exportUntilTheEnd(path)
      while (performance.now() < until) {
        const { status, ms } = await call(`${url}/`)
        check(status === 200, `the home page answered ${status}`)
        times.push(ms)
      }
      await exporting
      return quantile(times, 0.95)
    }

    // The first calls compile their code.
    await p95('/export')
    const [alone, during]: [number[], number[]] = [[], []]
    for (let turn = 0; turn < TURNS; turn++) {
      alone.push(await p95())
      during.push(await p95('/export'))
    }
    const [usual, busy] = [quantile(alone, 0.5), quantile(during, 0.5)]
    const inOneQuery = await p95('/export?whole=1')
    note(`p95 of the home page ${usual.toFixed(1)} ms, ${busy.toFixed(1)} ms during exports in pages`)
    note(`${inOneQuery.toFixed(1)} ms during exports in one query`)
    check(busy <= usual * 2, `p95 ${busy.toFixed(1)} ms during an export, ${usual.toFixed(1)} ms without`)
  },
}))
