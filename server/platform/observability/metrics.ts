/** What this server counts. No label has a value that a caller chose. */
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from '@prometheus-io/client'
import type { RequestHandler, Response } from 'express'
import type { Database } from '../database/database.ts'
import type { MailOutcome } from '../mail/outbox-worker.ts'
import { isWaiting } from '../mail/outbox-rows.ts'
import type { ListenAddress } from '../config/settings.ts'

export interface Observer {
  readonly metrics: Registry
  readonly middleware: RequestHandler
  readonly onMail: (outcome: MailOutcome) => void
  readonly onJob: (name: string, hasSucceeded: boolean) => void
}

const word = (hasSucceeded: boolean) => (hasSucceeded ? 'succeeded' : 'failed')

export function createObserver(database: Database): Observer {
  const metrics = new Registry()
  // Without it, a metric is in the library's global registry.
  const registers = [metrics]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const times = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From request to end of answer.',
    labelNames: ['route'],
    registers,
  })
  const mails = new Counter({
    name: 'outbox_attempts_total',
    help: 'Tries to send a mail.',
    labelNames: ['outcome'],
    registers,
  })
  const runs = new Counter({
    name: 'job_runs_total',
    help: 'Runs of jobs that ended.',
    labelNames: ['job', 'outcome'],
    registers,
  })

  /** A gauge that is read at each scrape. */
  const readGauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        try {
          this.set(await read())
        } catch {
          // One metric that cannot be read must not fail the others, which are needed most if the database is down.
          this.remove()
        }
      },
    })
  const waiting = () => database.selectFrom('outbox').where(isWaiting(new Date().toISOString()))
  readGauge('outbox_waiting', 'Mails that are not sent yet, on all instances together.', async () => {
    const { count } = await waiting()
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  })
  readGauge(
    'outbox_refused',
    'Mails that a mail server refused for good, on all instances together.',
    async () => {
      const { count } = await database
        .selectFrom('outbox')
        .where('refusedAt', 'is not', null)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },
  )
  readGauge(
    'outbox_oldest_seconds',
    'Age of the mail that has waited longest; 0 where none waits.',
    async () => {
      const { oldest } = await waiting()
        .select(({ fn }) => fn.min('createdAt').as('oldest'))
        .executeTakeFirstOrThrow()
      return oldest === null ? 0 : (Date.now() - Date.parse(oldest)) / 1000
    },
  )

  return {
    metrics,
    middleware(request, response, next) {
      const began = performance.now()
      response.once('close', () => {
        const { route } = (response as Response).locals
        requests.inc({ method: methodOf(request.method), route: nameOf(route), status: response.statusCode })
        times.observe({ route: nameOf(route) }, (performance.now() - began) / 1000)
      })
      next()
    },
    onMail: (outcome) => mails.inc({ outcome }),
    onJob: (job, hasSucceeded) => runs.inc({ job, outcome: word(hasSucceeded) }),
  }
}

/** Assets are many, and new ones come with every build. */
const nameOf = (route: unknown) =>
  typeof route !== 'string' ? 'other' : route.startsWith('/assets/') ? '/assets/*' : route

/** Callers may send any word as a method. */
const methodOf = (method: string) =>
  ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method) ? method : 'other'

/** Serves the metrics, and those of the process, on an address of their own, which no visitor's proxy leads to. */
export async function listenForMetrics(
  metrics: Registry,
  { host, port }: ListenAddress,
): Promise<{ readonly server: Server; readonly close: () => Promise<void> }> {
  // The defaults, 10 and 100 ms, cost an idle process more than twice as much.
  collectDefaultMetrics({
    register: metrics,
    eventLoopMonitoringPrecision: 20,
    eventLoopUtilizationTimeout: 1_000,
  })
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const isAsked = request.url === '/metrics' && ['GET', 'HEAD'].includes(request.method ?? '')
    if (!isAsked) return response.writeHead(404).end()
    const text = await metrics.metrics()
    return response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text)
  }
  const server = createServer((request, response) => {
    // An unhandled rejection would end the process, for a scrape that can be made again.
    answer(request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    server,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
