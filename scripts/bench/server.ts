/** The server's throughput compared with baselines, measured alternately in one run. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { enquiry, newReference } from '../soak/environment.ts'
import { load } from './load.ts'
import { median, type Measure } from './measure.ts'
import { client, startProduct, type Part, type PartOptions } from './part.ts'
import { freePort, startProgram, type Program } from './processes.ts'

const CONNECTIONS = 16
/** The first round compiles the code and does not count. */
const WARM_UP_MS = 1000

async function startBare(name: string, what: string): Promise<Program> {
  const port = await freePort()
  return startProgram(process.execPath, [join(import.meta.dirname, `${name}.ts`), what, String(port)], port)
}

const hasNginx = () => spawnSync('nginx', ['-v']).status === 0

async function startNginx(folder: string): Promise<Program> {
  const port = await freePort()
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; types { text/html html; } client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p;
fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
keepalive_requests 1000000; server { listen 127.0.0.1:${port}; root ${client}; } }\n`,
  )
  // As root it serves as another user, who needs access.
  spawnSync('chmod', ['a+x', folder])
  return startProgram('nginx', ['-c', config, '-e', join(folder, 'error.log'), '-g', 'user root;'], port)
}

const post = () => {
  const body = JSON.stringify(enquiry)
  return [
    'POST /api/contact HTTP/1.1',
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Idempotency-Key: ${newReference()}`,
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n')
}
const get = () => 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: identity\r\n\r\n'

interface Contender {
  readonly name: string
  readonly start: () => Promise<Program>
}

/** Responses a second of each, measured in every round, so that other load on the machine affects all of them. */
async function compare(
  contenders: readonly Contender[],
  request: () => string,
  status: number,
  { runs, seconds }: PartOptions,
): Promise<number[]> {
  const started: Program[] = []
  try {
    for (const { start } of contenders) started.push(await start())
    const rates = contenders.map((): number[] => [])
    for (let round = 0; round <= runs; round++)
      for (const [at, { url }] of started.entries()) {
        const duration = round === 0 ? WARM_UP_MS : seconds * 1000
        const rate = await load({ url, request, connections: CONNECTIONS, duration, status })
        if (round > 0) rates[at]!.push(rate)
      }
    return rates.map(median)
  } finally {
    // The mails of the writes are sent for a while, which must not affect the next comparison.
    for (const program of started) await program.stop()
  }
}

export const server: Part = {
  name: 'server',
  async run(options) {
    const folder = mkdtempSync(join(tmpdir(), 'anupalan-bench-'))
    const writers: Contender[] = [
      { name: 'POST /api/contact, durable', start: startProduct },
      { name: 'bare Express, the same insert', start: () => startBare('bare-contact', join(folder, 'bare')) },
    ]
    const readers: Contender[] = [
      { name: 'GET /, prerendered', start: startProduct },
      { name: 'express.static', start: () => startBare('bare-static', client) },
      ...(hasNginx() ? [{ name: 'nginx, 1 worker', start: () => startNginx(folder) }] : []),
    ]
    try {
      const writes = await compare(writers, post, 201, options)
      const pages = await compare(readers, get, 200, options)
      const [write = Number.NaN, bare = Number.NaN] = writes
      const [page = Number.NaN, expressStatic = Number.NaN, nginx] = pages
      const rate = (rates: readonly number[]) => (contender: Contender, at: number) =>
        ({ what: contender.name, is: rates[at] ?? Number.NaN, unit: 'a second' }) satisfies Measure
      return {
        notes: [
          `/ is ${statSync(join(client, 'index.html')).size} bytes; medians of ${options.runs} rounds of ${options.seconds} s, ${CONNECTIONS} connections`,
          ...(nginx === undefined
            ? ['nginx is not installed (for example "apt-get install nginx-light"): it is skipped.']
            : []),
        ],
        measures: [
          ...writers.map(rate(writes)),
          {
            what: 'POST /api/contact, relative to bare Express',
            is: write / bare,
            unit: 'times',
            atLeast: 0.6,
          },
          ...readers.map(rate(pages)),
          { what: '/, relative to express.static', is: page / expressStatic, unit: 'times', atLeast: 0.9 },
          // No budget: Node does not serve files as fast as nginx.
          ...(nginx === undefined
            ? []
            : [{ what: '/, relative to nginx', is: page / nginx, unit: 'times' } satisfies Measure]),
        ],
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
