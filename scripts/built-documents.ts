/** Serves the documents of the last build without the server, to measure them. Run `npm run build` first. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface BuiltDocuments {
  readonly origin: string
  /** Every public document. Screens of the application are drawn by script, after the login. */
  readonly paths: readonly string[]
  readonly close: () => void
}

export function serveDocuments(): BuiltDocuments {
  const dist = join(import.meta.dirname, '../site/dist')
  const { routes } = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8')) as {
    routes: { path: string; file?: string }[]
  }
  const files = new Map(routes.map(({ path, file }) => [path, file]))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    try {
      const file = files.get(pathname) ?? pathname
      const body = readFileSync(join(dist, 'client', file))
      response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
      response.end(body)
    } catch {
      response.statusCode = 404
      response.end()
    }
  }).listen(0)
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    paths: routes
      .filter(({ path, file }) => file !== undefined && !/^\/(?:admin|auth|client)\b/.test(path))
      .map(({ path }) => path),
    close: () => void server.close(),
  }
}
