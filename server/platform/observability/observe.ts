/** What this server counts. */
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { RequestHandler, Response } from 'express'
import type { Database } from '../database/database.ts'
import { createMetrics, observeProcess } from './metrics.ts'
import type { Metrics } from './metrics.ts'
import type { MailOutcome } from '../mail/outbox-worker.ts'
import { isWaiting } from '../mail/outbox.ts'
import type { ListenAddress } from '../config/settings.ts'

export interface Observer {
  readonly metrics: Metrics
  readonly middleware: RequestHandler
  readonly onMail: (outcome: MailOutcome) => void
  readonly onJob: (name: string, hasSucceeded: boolean) => void
}

/** Seconds; the last ones are those in which a database that is gone is noticed. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const word = (hasSucceeded: boolean) => (hasSucceeded ? 'succeeded' : 'failed')

export function createObserver(database: Database): Observer {
  const metrics = createMetrics()
  const requests = metrics.counter('http_requests_total', 'Requests answered.')
  const times = metrics.histogram('http_request_duration_seconds', 'From request to end of answer.', bounds)
  const mails = metrics.counter('outbox_attempts_total', 'Tries to send a mail.')
  const runs = metrics.counter('job_runs_total', 'Runs of jobs that ended.')
  const waiting = () => database.selectFrom('outbox').where(isWaiting(new Date().toISOString()))
  metrics.gauge('outbox_waiting', 'Mails that are not sent yet, on all instances together.', async () => {
    const { count } = await waiting()
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  })
  metrics.gauge(
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
  metrics.gauge(
    'outbox_oldest_seconds',
    'Age of the mail that has waited longest; 0 where none waits.',
    async () => {
      const { oldest } = await waiting()
        .select(({ fn }) => fn.min('createdAt').as('oldest'))
        .executeTakeFirstOrThrow()
      return oldest === null ? 0 : (Date.now() - Date.parse(oldest)) / 1000
    },
  )
  observeProcess(metrics)

  return {
    metrics,
    middleware(request, response, next) {
      const began = performance.now()
      response.once('close', () => {
        const { route } = (response as Response).locals
        requests.add({ method: methodOf(request.method), route: nameOf(route), status: response.statusCode })
        times.observe((performance.now() - began) / 1000, { route: nameOf(route) })
      })
      next()
    },
    onMail: (outcome) => mails.add({ outcome }),
    onJob: (job, hasSucceeded) => runs.add({ job, outcome: word(hasSucceeded) }),
  }
}

/** Assets are many, and new ones come with every build. */
const nameOf = (route: unknown) =>
  typeof route !== 'string' ? 'other' : route.startsWith('/assets/') ? '/assets/*' : route

/** Callers may send any word as a method. */
const methodOf = (method: string) =>
  ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method) ? method : 'other'

/** Serves the metrics on an address of their own, which no visitor's proxy leads to. */
export async function listenForMetrics(
  metrics: Metrics,
  { host, port }: ListenAddress,
): Promise<{ readonly server: Server; readonly close: () => Promise<void> }> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const isAsked = request.url === '/metrics' && ['GET', 'HEAD'].includes(request.method ?? '')
    if (!isAsked) return response.writeHead(404).end()
    const text = await metrics.render()
    return response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
  }
  const server = createServer((request, response) => void answer(request, response))
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
