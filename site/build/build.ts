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
import { writeBlankFiles } from './blank-files.ts'
import { collectStyleHashes } from './csp.ts'
import { readFiles, readMembers, readTable, type BuiltPage } from './collections.ts'
import { compressAll } from './compress.ts'
import { hashAsset } from './assets.ts'
import { LATER, pageHead, type Found, type PageHead } from './head.ts'
import { logo, makeIcons, siteHead, webManifest } from './manifest.ts'
import { makePictures } from './pictures.ts'
import { robots, sitemap } from './sitemap.ts'
import { crumbsOf } from './structured-data-crumbs.ts'
import { structuredData } from './structured-data-pages.ts'
import { readStyleSheets, stylesOf } from './styles.ts'

const site = join(import.meta.dirname, '..')
/** Elsewhere in trials. */
const dist = process.env.SITE_DIST ?? join(site, 'dist')
const client = join(dist, 'client')
const configFile = join(site, 'vite.config.ts')

/** Where the site will stand, for absolute addresses; the server checks the same setting. */
const origin = (process.env.PUBLIC_URL ?? 'http://localhost:3000').replace(/\/$/, '')

const write = async (path: string, content: string) => {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

const started = performance.now()
// Pages that cannot be made are told of before anything is built.
await readMembers()
await rm(dist, { recursive: true, force: true })
await build({ configFile, logLevel: 'warn', build: { outDir: client } })
await build({
  configFile,
  logLevel: 'warn',
  build: { ssr: join(site, 'build/prerender.tsx'), outDir: join(dist, 'prerender') },
})

const { renderPage, markup, redirects } = (await import(
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
const cache = process.env.SITE_DIST ? join(dist, 'pictures') : join(site, '../.cache/pictures')
const members = await readMembers(markup)
const pages = [...(await readTable(markup)), ...members]
const pictures = await makePictures(
  pages.filter(({ listed }) => listed),
  { client, cache, mark },
)

const sheets = await readStyleSheets(client)
const html: string[] = []
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)

/** What is told of a page that is listed. */
const foundOf = ({ path, openGraph, things }: BuiltPage, content: string): Found | undefined => {
  const picture = pictures.get(path)
  if (!picture) return undefined
  const crumbs = crumbsOf(content, path)
  const data = [
    ...(things?.({ url: origin + path, origin, image: origin + picture.href, logo: origin + logo }) ?? []),
    ...structuredData({ path, origin, crumbs, pictures: { image: picture.href, logo } }),
  ]
  return { origin, path, picture, data, ...(openGraph && { openGraph }) }
}

const writePage = async (file: string, content: string, head: Omit<PageHead, 'manifest' | 'styles'>) => {
  // The shell's own are in the template.
  const styles = stylesOf(content, sheets).filter((href) => !template.includes(href))
  const whole = template
    .replace('</head>', () => `  ${pageHead({ manifest, styles, ...head })}\n  </head>`)
    .replace('<!--page-->', () => content)
  html.push(whole)
  await write(join(client, file), whole)
}

const prerendering = performance.now()
for (const each of pages) {
  const { path, page, title, description, content: own } = each
  const content = await renderPage(path, own)
  const found = foundOf(each, content)
  await writePage(fileOf(path), content, { page, title, description, found, content: own })
  if (own) await write(join(client, `${path.slice(1)}.json`), JSON.stringify(own))
}
const prerendered = performance.now()
await writePage('404.html', await renderPage('/404'), { page: 'not-found', title: notFound.title })

await write(join(client, 'sitemap.xml'), sitemap(origin, pages))
await write(join(client, 'robots.txt'), robots(origin))
for (const [file, text] of Object.entries(await readFiles(origin))) await write(join(client, file), text)
await write(
  join(dist, 'routes.json'),
  JSON.stringify({
    routes: [
      ...pages.map(({ path }) => ({
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
    // No part of the site adds a style element.
    styleElementHashes: [],
  }),
)
await writeBlankFiles(client)
await compressAll(client)
const seconds = (from: number, to = performance.now()) => ((to - from) / 1000).toFixed(1)
console.log(
  `Built ${html.length} pages in ${seconds(started)} s, of which ${seconds(prerendering, prerendered)} s to prerender them`,
)
