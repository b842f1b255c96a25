/**
 * Builds the site: code by Vite, every route of the table as a prerendered file, and beside them what the server
 * reads at start. `site/dist` is described in `server/contract/site-files.ts`.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { firm } from '../content/firm.ts'
import { notFound } from '../content/not-found.ts'
import { collectStyleHashes, REACT_ARIA_PRESS_STYLE } from './csp.ts'
import { compressAll } from './compress.ts'
import { hashAsset } from './assets.ts'
import { LATER, pageHead, type PageWords } from './head.ts'
import { robots, sitemap } from './sitemap.ts'
import { readStyleSheets, stylesOf } from './styles.ts'

const site = join(import.meta.dirname, '..')
const dist = join(site, 'dist')
const client = join(dist, 'client')
const configFile = join(site, 'vite.config.ts')

/** Where the site will stand, for absolute addresses in the sitemap; the server checks the same setting. */
const origin = (process.env.PUBLIC_URL ?? 'http://localhost:3000').replace(/\/$/, '')

const write = async (path: string, content: string) => {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

const started = performance.now()
await rm(dist, { recursive: true, force: true })
await build({ configFile, logLevel: 'warn' })
await build({ configFile, logLevel: 'warn', build: { ssr: join(site, 'build/prerender.tsx') } })

const { renderPage, routes, redirects } = (await import(
  pathToFileURL(join(dist, 'prerender/prerender.js')).href
)) as typeof import('./prerender.tsx')

const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
await rm(join(client, '.vite'), { recursive: true })
const themeScript = await hashAsset(client, 'theme.js')
const template = (await readFile(join(client, 'index.html'), 'utf8'))
  .replace('/theme.js', themeScript)
  .replace(/<title>.*?<\/title>\s*/, '')
  .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, `$& ${LATER}`)

const sheets = await readStyleSheets(client)
const html: string[] = []
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)
const renderFile = async (
  path: string,
  file: string,
  { listed, ...page }: PageWords & { listed: boolean },
) => {
  const content = await renderPage(path)
  // The shell's own are in the template.
  const styles = stylesOf(content, sheets).filter((href) => !template.includes(href))
  const head = pageHead({ manifest, styles, ...page, canonical: listed ? origin + path : undefined })
  const whole = template
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('<!--page-->', () => content)
  html.push(whole)
  await write(join(client, file), whole)
}

for (const route of routes) await renderFile(route.path, fileOf(route.path), route)
await renderFile('/404', '404.html', { page: 'not-found', title: notFound.title, listed: false })

await write(join(client, 'sitemap.xml'), sitemap(origin, routes))
await write(join(client, 'robots.txt'), robots(origin))
await write(
  join(dist, 'routes.json'),
  JSON.stringify({
    routes: [
      ...routes.map(({ path }) => ({
        path,
        file: fileOf(path),
        status: 200,
      })),
      ...redirects.map(({ from, to, status }) => ({ path: from, redirect: to, status })),
    ],
  }),
)
await write(
  join(dist, 'practice.json'),
  JSON.stringify({
    name: firm.name,
    email: firm.email,
    phone: firm.phone.display,
    retention: firm.retention,
  }),
)
await write(
  join(dist, 'csp.json'),
  JSON.stringify({
    styleAttributeHashes: collectStyleHashes(html),
    styleElementHashes: [REACT_ARIA_PRESS_STYLE],
  }),
)
await compressAll(client)
console.log(`Built ${html.length} pages in ${((performance.now() - started) / 1000).toFixed(1)} s`)
