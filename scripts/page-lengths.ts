/**
 * `npm run lengths`: prints the height of every built document at 390 px, and exits with 1 if home or pricing is above
 * its limit. Run `npm run build` first.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { launchBrowser } from './bench/visit.ts'

const WIDTH = 390
/** In CSS pixels. */
export const maxLengths: Readonly<Record<string, number>> = { '/': 8000, '/pricing': 7500 }

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

if (import.meta.main) {
  const dist = join(import.meta.dirname, '../site/dist')
  const { routes } = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8')) as {
    routes: { path: string; file?: string; status: number }[]
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
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 844 } })
  let isLong = false
  for (const { path, file } of routes) {
    // Screens of the application are drawn by script, after the login.
    if (file === undefined || /^\/(?:admin|auth|client)\b/.test(path)) continue
    await page.goto(origin + path)
    // What is below the fold has an estimated height until it is drawn.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const length = await page.evaluate(() => document.documentElement.scrollHeight)
    const most = maxLengths[path]
    if (most !== undefined && length > most) isLong = true
    console.log(`${String(length).padStart(6)}  ${path}${most === undefined ? '' : ` (at most ${most})`}`)
  }
  await browser.close()
  server.close()
  if (isLong) process.exitCode = 1
}
