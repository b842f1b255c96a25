/**
 * Two instances on one PostgreSQL, restarted in turn under load: no request fails. This needs a balancer, since a
 * stopping process cannot accept connections while it closes its listener. Two kinds are tested, each as it is deployed:
 *
 * - One that reads `/ready`, here every 100 ms, and uses no instance that is not ready. It tries the other instance
 *   only if the connection was refused, so `DRAIN_SECONDS` has to be longer than its check takes, and the next
 *   instance is restarted once the balancer uses the previous one again.
 * - nginx, which has no health check and tries the other instance whenever one fails, also for a POST: an enquiry has
 *   its key, so that two attempts are stored once. Without `DRAIN_SECONDS`.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { addAccount, addSession } from '../../../server/testing/accounts.ts'
import { freePort } from '../../../server/testing/cluster.ts'
import type { ServerProcess } from '../../../server/testing/start-process.ts'
import { MissingRequirementError } from '../trial.ts'
import type { Trial, TrialContext } from '../trial.ts'
import { call, countStored, createEnvironment, newReference, quantile, sendEnquiry } from '../environment.ts'

interface Balancer {
  readonly name: string
  /** Settings of the instances for it. */
  readonly settings: Readonly<Record<string, string>>
  start(context: TrialContext, instances: readonly string[]): Promise<RunningBalancer>
}

interface RunningBalancer {
  readonly url: string
  /** Whether it uses an instance. */
  readonly sendsTo: (instance: string) => boolean
}

const healthChecking: Balancer = {
  name: 'a balancer that reads /ready',
  settings: { DRAIN_SECONDS: '1' },
  async start({ defer }, instances) {
    const ready = new Set(instances)
    const over = new AbortController()
    defer(() => over.abort())
    const watch = async (url: string) => {
      for (; !over.signal.aborted; await wait(100)) {
        const status = await call(`${url}/ready`).then(
          (answer) => answer.status,
          () => 0,
        )
        if (status === 200) ready.add(url)
        else ready.delete(url)
      }
    }
    for (const url of instances) void watch(url)

    let turn = 0
    const server = createServer((inbound, response) => {
      const chunks: Buffer[] = []
      inbound.on('data', (chunk: Buffer) => chunks.push(chunk))
      inbound.on('end', () => {
        const all = [...ready]
        const first = turn++
        const attempt = (tried: number) => {
          if (tried === all.length) return response.writeHead(502).end('No instance accepts it.')
          const { method, headers } = inbound
          const url = all[(first + tried) % all.length]! + inbound.url
          const outbound = request(url, { method, headers, agent: false })
          outbound.on('response', (answer) => {
            response.writeHead(answer.statusCode ?? 502, answer.headers)
            answer.pipe(response)
          })
          outbound.on('error', (error: NodeJS.ErrnoException) => {
            if (error.code === 'ECONNREFUSED') attempt(tried + 1)
            else response.writeHead(502).end(String(error.code))
          })
          return outbound.end(Buffer.concat(chunks))
        }
        attempt(0)
      })
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    defer(() => server.close())
    const { port } = server.address() as AddressInfo
    return { url: `http://127.0.0.1:${port}`, sendsTo: (instance) => ready.has(instance) }
  },
}

const nginx: Balancer = {
  name: 'nginx',
  settings: {},
  async start({ defer }, instances) {
    if (spawnSync('nginx', ['-v']).status !== 0) throw new MissingRequirementError('nginx is not installed.')
    const folder = mkdtempSync(join(tmpdir(), 'anupalan-nginx-'))
    defer(() => rmSync(folder, { recursive: true, force: true }))
    const port = await freePort()
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${folder}/pid;
events { worker_connections 256; }
http {
  access_log off;
  ${places.map((place) => `${place}_temp_path ${folder}/${place};`).join(' ')}
  upstream instances {
    ${instances.map((url) => `server ${new URL(url).host} max_fails=0;`).join(' ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://instances;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_next_upstream error timeout non_idempotent;
    }
  }
}
`,
    )
    const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
      stdio: 'ignore',
    })
    const hasEnded = once(child, 'close')
    defer(() => {
      child.kill()
      return hasEnded
    })
    const url = `http://127.0.0.1:${port}`
    const answers = () =>
      call(`${url}/health`).then(
        ({ status }) => status === 200,
        () => false,
      )
    for (let isThere = false; !isThere; await wait(50)) {
      if (child.exitCode !== null) throw new Error('nginx ended immediately.')
      isThere = await answers()
    }
    return { url, sendsTo: () => true }
  },
}

export const rollingTrials: Trial[] = [healthChecking, nginx].map((balancer) => ({
  name: `accounts and enquiries: rolling restart of two instances under load, ${balancer.name}`,
  async run(context) {
    const { scaled, check, count, note } = context
    const environment = await createEnvironment(context, 'PostgreSQL')
    const cookie = await environment.query(async (database) =>
      addSession(database, await addAccount(database, { isCheap: true })),
    )
    const ports = [await freePort(), await freePort()]
    const instances = ports.map((port) => `http://127.0.0.1:${port}`)
    const start = async (index: number): Promise<ServerProcess> => {
      const server = environment.start({ ...balancer.settings, PORT: String(ports[index]) })
      await server.url
      return server
    }
    const running = [await start(0), await start(1)]
    const { url, sendsTo } = await balancer.start(context, instances)

    const acknowledged: string[] = []
    const waits: number[] = []
    const over = new AbortController()
    const hasAnswered = (enough: number) => waits.length >= enough
    const failed = (error: Error) => ({ status: 0, text: error.message, ms: 0 })
    const load = Array.from({ length: 8 }, async () => {
      while (!over.signal.aborted) {
        const reference = newReference()
        const [write, page, user] = await Promise.all([
          sendEnquiry(url, reference).catch(failed),
          call(`${url}/pricing`).catch(failed),
          call(`${url}/api/user`, { headers: { Cookie: cookie } }).catch(failed),
        ])
        check(write.status === 201, `a write was answered ${write.status} ${write.text}`)
        check(page.status === 200, `a page was answered ${page.status} ${page.text}`)
        check(user.status === 200, `a signed-in user was answered ${user.status} ${user.text}`)
        if (write.status === 201) acknowledged.push(reference)
        waits.push(write.ms, page.ms, user.ms)
        await wait(10)
      }
    })
    for (let round = 0; round < scaled(20); round++) {
      const index = round % running.length
      const enough = waits.length + 50
      const old = running[index]!
      old.child.kill('SIGTERM')
      const { code } = await old.ended
      check(code === 0, `round ${round}: ended with ${code}`)
      running[index] = await start(index)
      const { status } = await call(`${instances[index]!}/ready`)
      check(status === 200, `round ${round}: not ready`)
      while (!sendsTo(instances[index]!)) await wait(10)
      while (!hasAnswered(enough)) await wait(10)
      count()
    }
    over.abort()
    await Promise.all(load)
    const { missing, withoutOneMail } = await countStored(environment, acknowledged)
    check(missing.length === 0, `${missing.length} acknowledged and missing`)
    check(withoutOneMail.length === 0, `${withoutOneMail.length} rows without exactly one mail`)
    note(`${waits.length} requests, slowest ${Math.round(quantile(waits, 1))} ms`)
  },
}))
