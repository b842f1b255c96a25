/**
 * Builds the site: code by Vite, every route of the table as a prerendered file, and beside them what the server
 * reads at start. `site/dist` is described in `server/contract/site-files.ts`.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { practice } from '../content/practice.ts'
import { notFound } from '../content/not-found.ts'
import { collectStyleHashes, REACT_ARIA_PRESS_STYLE } from './csp.ts'
import { compressAll } from './compress.ts'
import { hashAsset } from './assets.ts'
import { LATER, pageHead, type Found, type PageWords } from './head.ts'
import { logo, makeIcons, siteHead, webManifest } from './manifest.ts'
import { makePictures } from './pictures.ts'
import { robots, sitemap } from './sitemap.ts'
import { crumbsOf } from './structured-data-crumbs.ts'
import { structuredData } from './structured-data-pages.ts'
import { readStyleSheets, stylesOf } from './styles.ts'

const site = join(import.meta.dirname, '..')
const dist = join(site, 'dist')
const client = join(dist, 'client')
const configFile = join(site, 'vite.config.ts')

/** Where the site will stand, for absolute addresses; the server checks the same setting. */
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
  .replace('<link rel="icon"', () => `${siteHead}\n    <link rel="icon"`)

const mark = await readFile(join(client, 'icon.svg'), 'utf8')
await makeIcons(client, mark)
await write(join(client, 'manifest.webmanifest'), webManifest())
const cache = join(site, '../.cache/pictures')
const pictures = await makePictures(
  routes.filter(({ listed }) => listed),
  { client, cache, mark },
)

const sheets = await readStyleSheets(client)
const html: string[] = []
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)

/** What is told of a page that is listed. */
const foundOf = (path: string, content: string): Found | undefined => {
  const picture = pictures.get(path)
  if (!picture) return undefined
  const crumbs = crumbsOf(content, path)
  const data = structuredData({ path, origin, crumbs, pictures: { image: picture.href, logo } })
  return { origin, path, picture, data }
}

const renderFile = async (path: string, file: string, words: PageWords) => {
  const content = await renderPage(path)
  // The shell's own are in the template.
  const styles = stylesOf(content, sheets).filter((href) => !template.includes(href))
  const head = pageHead({ manifest, styles, found: foundOf(path, content), ...words })
  const whole = template
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('<!--page-->', () => content)
  html.push(whole)
  await write(join(client, file), whole)
}

for (const route of routes) await renderFile(route.path, fileOf(route.path), route)
await renderFile('/404', '404.html', { page: 'not-found', title: notFound.title })

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
await write(join(dist, 'practice.json'), JSON.stringify(practice))
await write(
  join(dist, 'csp.json'),
  JSON.stringify({
    styleAttributeHashes: collectStyleHashes(html),
    styleElementHashes: [REACT_ARIA_PRESS_STYLE],
  }),
)
await compressAll(client)
console.log(`Built ${html.length} pages in ${((performance.now() - started) / 1000).toFixed(1)} s`)
