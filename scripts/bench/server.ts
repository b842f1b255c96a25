/**
 * The server's throughput beside bare baselines, by turns in one run: `node scripts/bench/server.ts [--seconds 3]
 * [--rounds 5]`. Prints a table, writes `reports/bench-server.json`, and fails past a budget.
 */
import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { enquiry, newReference } from '../soak/world.ts'
import { load } from './load.ts'

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'site/dist')
if (!existsSync(join(dist, 'client/index.html')))
  throw new Error('The site is not built: run "npm run build" first.')

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, rounds: { type: 'string', default: '5' } },
})
const [duration, rounds] = [Number(values.seconds) * 1000, Number(values.rounds)]

const folder = mkdtempSync(join(tmpdir(), 'anupalan-bench-'))
const started: ChildProcess[] = []

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Starts a program that listens on a port, and waits until it answers. */
async function start(
  command: string,
  args: readonly string[],
  port: number,
  environment = {},
): Promise<string> {
  started.push(
    spawn(command, [...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: process.env.PATH, ...environment },
    }),
  )
  const url = `http://127.0.0.1:${port}`
  for (const giveUp = Date.now() + 15_000; Date.now() < giveUp; await wait(50)) {
    const answer = await fetch(`${url}/ready`).catch(() => undefined)
    if (answer) return url
  }
  throw new Error(`${command} ${args.join(' ')} does not answer`)
}

async function startOurs(data: string): Promise<string> {
  const port = await freePort()
  return start(process.execPath, [join(root, 'server/main.ts')], port, {
    NODE_ENV: 'test',
    RATE_LIMITS: 'off',
    PORT: String(port),
    DATA_DIR: join(folder, data),
  })
}

async function startBare(name: string, what: string): Promise<string> {
  const port = await freePort()
  return start(process.execPath, [join(import.meta.dirname, `${name}.ts`), what, String(port)], port)
}

async function startNginx(): Promise<string | undefined> {
  const found = spawnSync('nginx', ['-v']).status === 0
  if (!found) {
    console.log('nginx is not installed (for example "apt-get install nginx-light"): it is left out.')
    return undefined
  }
  const port = await freePort()
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; types { text/html html; } client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p;
fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
keepalive_requests 1000000; server { listen 127.0.0.1:${port}; root ${join(dist, 'client')}; } }\n`,
  )
  // As root it serves as another user, who must be let in.
  spawnSync('chmod', ['a+x', folder])
  return start('nginx', ['-c', config, '-e', join(folder, 'error.log'), '-g', 'user root;'], port)
}

async function stopAll(): Promise<void> {
  for (const child of started.splice(0)) {
    const ended = child.exitCode === null ? new Promise((resolve) => child.once('exit', resolve)) : undefined
    child.kill('SIGTERM')
    await ended
  }
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
  readonly url: string
}

/** Every contender in each round, so that what else the machine does falls on all of them. */
async function compare(contenders: readonly Contender[], request: () => string, status: number) {
  const rates = new Map(contenders.map(({ name }) => [name, [] as number[]]))
  for (let round = -1; round < rounds; round++) {
    for (const { name, url } of contenders) {
      const rate = await load({
        url,
        request,
        connections: 16,
        duration: round < 0 ? 1_000 : duration,
        status,
      })
      // The first round compiles.
      if (round >= 0) rates.get(name)!.push(rate)
    }
  }
  const median = (all: readonly number[]) =>
    all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0
  return contenders.map(({ name }) => ({ name, perSecond: Math.round(median(rates.get(name)!)) }))
}

try {
  const writes = await compare(
    [
      { name: 'POST /api/contact, durable', url: await startOurs('writes') },
      { name: 'bare Express, the same insert', url: await startBare('bare-contact', join(folder, 'bare')) },
    ],
    post,
    201,
  )
  // The mails of what was written are being sent for a while: that is not the pages' time.
  await stopAll()
  const nginx = await startNginx()
  const pages = await compare(
    [
      { name: 'GET /, prerendered', url: await startOurs('pages') },
      { name: 'express.static', url: await startBare('bare-static', join(dist, 'client')) },
      ...(nginx === undefined ? [] : [{ name: 'nginx, 1 worker', url: nginx }]),
    ],
    get,
    200,
  )

  const [write, bare] = writes
  const [page, expressStatic, ofNginx] = pages
  const part = (one?: { perSecond: number }, other?: { perSecond: number }) =>
    one && other ? Math.round((100 * one.perSecond) / other.perSecond) / 100 : undefined
  const ratios = [
    { what: 'POST /api/contact of bare Express', reach: 0.6, is: part(write, bare), isBudget: true },
    { what: '/ of express.static', reach: 0.9, is: part(page, expressStatic), isBudget: true },
    // Printed, and no budget: a process of Node does not serve files as fast as nginx does.
    { what: '/ of nginx', reach: 0.9, is: part(page, ofNginx), isBudget: false },
  ]

  console.log(
    `/ is ${statSync(join(dist, 'client/index.html')).size} bytes; ${rounds} rounds of ${duration / 1000} s, 16 connections`,
  )
  console.table([...writes, ...pages])
  console.table(ratios)
  const machine = {
    cpus: cpus().length,
    model: cpus()[0]?.model,
    node: process.version,
    date: new Date().toISOString(),
  }
  mkdirSync(join(root, 'reports'), { recursive: true })
  writeFileSync(
    join(root, 'reports/bench-server.json'),
    `${JSON.stringify({ machine, writes, pages, ratios }, null, 2)}\n`,
  )
  const past = ratios.filter(({ isBudget, is, reach }) => isBudget && is !== undefined && is < reach)
  for (const { what, is, reach } of past) console.error(`${what}: ${is}, under its budget of ${reach}`)
  process.exitCode = past.length === 0 ? 0 : 1
} finally {
  await stopAll()
  rmSync(folder, { recursive: true, force: true })
}
